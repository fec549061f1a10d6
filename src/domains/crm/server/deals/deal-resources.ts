import { filterPermittedWorkspaces } from '#domains/workspaces/server/index.ts'
import type { Db } from '#platform/server/db.ts'
import { defineResource } from '#platform/server/resources.ts'
import type { Act, Audience, Searchable, Viewer } from '#platform/server/services.ts'
import { money } from '#platform/shared/money.ts'
import { type DealHead, loadDealHeads, loadDealIds, loadFindableDeals } from './deals.sql.ts'

/** What colleagues with the permission do with the deals of their workspace. */
const ACTS: readonly Act[] = ['view', 'note', 'attach']
const hrefOf = (id: string) => `/crm/deals/${id}`

const colleagues = (workspaceId: string): Audience => ({ kind: 'people', userIds: [], members: [{ workspaceId, permission: 'crm' }] })

export const deal = defineResource({
  type: 'deal',
  async cards(db, viewer, _language, ids) {
    const seen = await loadPermitted(db, viewer, ids)
    return ids.map((id) => {
      const found = seen.get(id)
      if (!found) return null
      const { title, contactName, amountMinor, currency } = found
      const subtitle = contactName ?? ''
      return { type: 'deal', id, title, subtitle, image: null, href: hrefOf(id), amount: money(amountMinor, currency), state: null }
    })
  },
  async can(db, viewer, act, ids) {
    return ACTS.includes(act) ? new Set((await loadPermitted(db, viewer, ids)).keys()) : new Set()
  },
  async audience(db, id) {
    const [found] = await loadDealHeads(db, [id])
    return found ? colleagues(found.workspaceId) : null
  },
  business: {
    permission: 'crm',
    workspacesOf: async (db, ids) => new Map((await loadDealHeads(db, ids)).map(({ id, workspaceId }) => [id, workspaceId])),
    async pageOf(db, workspaceId, id) {
      const [found] = await loadDealHeads(db, [id])
      return found?.workspaceId === workspaceId ? { title: found.title, href: hrefOf(id) } : null
    },
  },
})

/** Those of the viewer's workspaces, by id. */
async function loadPermitted(db: Db, viewer: Viewer, ids: readonly string[]): Promise<Map<string, DealHead>> {
  if (viewer.kind !== 'member') return new Map()
  const heads = await loadDealHeads(db, ids)
  const own = await filterPermittedWorkspaces(
    db,
    viewer.id,
    heads.map(({ workspaceId }) => workspaceId),
    'crm',
  )
  return new Map(heads.flatMap((head) => (own.has(head.workspaceId) ? [[head.id, head]] : [])))
}

/** By title, contact and company. */
export const dealSearchable: Searchable = {
  type: 'deal',
  async documents(db, ids) {
    return (await loadFindableDeals(db, ids)).map(({ id, workspaceId, title, words, createdAt }) => ({
      id,
      title,
      words,
      audience: colleagues(workspaceId),
      personId: null,
      rank: createdAt.getTime(),
    }))
  },
  ids: loadDealIds,
}
