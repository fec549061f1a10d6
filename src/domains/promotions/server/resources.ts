import { filterPermittedWorkspaces } from '#domains/workspaces/server/index.ts'
import type { Db } from '#platform/server/db.ts'
import { localized } from '#platform/server/picture.ts'
import { defineResource, type Resource } from '#platform/server/resources.ts'
import type { Viewer } from '#platform/server/services.ts'
import { loadPromotionHeads, type PromotionHead } from './promotions.sql.ts'

/** Seen by those of the vendor's workspace who hold the permission; the platform's by administrators. */
const promotion = defineResource({
  type: 'promotion',
  async cards(db, viewer, language, ids) {
    const seen = new Map((await loadSeen(db, viewer, ids)).map((head) => [head.id, head]))
    return ids.map((id) => {
      const found = seen.get(id)
      if (!found) return null
      const { name, code, workspaceId } = found
      const href = workspaceId === null ? `/admin/promotions/${id}` : `/promotions/${id}`
      return { type: 'promotion', id, title: localized(name, language), subtitle: code ?? '', image: null, href, amount: null, state: null }
    })
  },
  async can(db, viewer, act, ids) {
    return act === 'view' ? new Set((await loadSeen(db, viewer, ids)).map(({ id }) => id)) : new Set()
  },
  async audience(db, id) {
    const [found] = await loadPromotionHeads(db, [id])
    if (!found) return null
    const members = found.workspaceId === null ? [] : [{ workspaceId: found.workspaceId, permission: 'growth' as const }]
    return { kind: 'people', userIds: [], members }
  },
})

async function loadSeen(db: Db, viewer: Viewer, ids: readonly string[]): Promise<PromotionHead[]> {
  if (viewer.kind !== 'member') return []
  const heads = await loadPromotionHeads(db, ids)
  const workspaceIds = heads.flatMap(({ workspaceId }) => workspaceId ?? [])
  const permitted = await filterPermittedWorkspaces(db, viewer.id, workspaceIds, 'growth')
  return heads.filter(({ workspaceId }) => (workspaceId === null ? viewer.role === 'admin' : permitted.has(workspaceId)))
}

export const resources: readonly Resource[] = [promotion]
