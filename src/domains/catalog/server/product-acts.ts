/** Who may do what with a product, for comments, notes and the like. */
import { filterOwnWorkspaces, filterPermittedWorkspaces } from '#domains/workspaces/server/index.ts'
import type { Db } from '#platform/server/db.ts'
import type { Act, Audience, Viewer } from '#platform/server/services.ts'
import { FALLBACK_LANGUAGE } from '#platform/shared/language.ts'
import { loadProductSummaries } from './product-view.ts'
import { loadProductOwners } from './products.sql.ts'

/**
 * Everybody views a product on sale; nobody comments on one, because it has reviews and questions. The vendor's staff and administrators
 * view it before and after, too. The staff adds notes and files. Members of the selling workspace neither report nor moderate it.
 */
export async function canActOnProducts(db: Db, viewer: Viewer, act: Act, ids: readonly string[]): Promise<Set<string>> {
  const isAdmin = viewer.kind === 'member' && viewer.role === 'admin'
  if (act === 'comment' || (act === 'moderate' && !isAdmin)) return new Set()
  const owners = await loadProductOwners(db, ids)
  const workspaceIds = owners.map(({ workspaceId }) => workspaceId)
  if (isAdmin && act === 'view') return new Set(owners.map(({ id }) => id))
  if (act === 'report' || act === 'moderate') {
    if (viewer.kind !== 'member') return new Set()
    const own = await filterOwnWorkspaces(db, viewer.id, workspaceIds)
    const others = owners.filter(({ workspaceId }) => !own.has(workspaceId)).map(({ id }) => id)
    return new Set(act === 'moderate' ? others : await loadIdsOnSale(db, others))
  }
  const onSale = act === 'view' ? await loadIdsOnSale(db, ids) : []
  const permitted = viewer.kind === 'member' ? await filterPermittedWorkspaces(db, viewer.id, workspaceIds, 'catalog') : new Set()
  return new Set([...onSale, ...owners.filter(({ workspaceId }) => permitted.has(workspaceId)).map(({ id }) => id)])
}

export async function loadProductAudience(db: Db, productId: string): Promise<Audience | null> {
  const [owner] = await loadProductOwners(db, [productId])
  if (!owner) return null
  if ((await loadIdsOnSale(db, [productId])).length > 0) return { kind: 'everyone' }
  return { kind: 'people', userIds: [], members: [{ workspaceId: owner.workspaceId, permission: 'catalog' }] }
}

/** The products that have a card. */
async function loadIdsOnSale(db: Db, ids: readonly string[]): Promise<string[]> {
  return (await loadProductSummaries(db, ids, FALLBACK_LANGUAGE)).map(({ id }) => id)
}
