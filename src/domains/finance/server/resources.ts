import { filterPermittedWorkspaces, loadWorkspaceNames } from '#domains/workspaces/server/index.ts'
import type { Db } from '#platform/server/db.ts'
import { defineResource, type Resource } from '#platform/server/resources.ts'
import type { Viewer } from '#platform/server/services.ts'
import { money } from '#platform/shared/money.ts'
import { loadPayouts, type PayoutRow } from './payouts.sql.ts'
import { anonymizePerson, loadPayoutsOfUser } from './personal-data.sql.ts'

/** Seen by administrators, and by those of the vendor's workspace who hold the permission. */
const payout = defineResource({
  type: 'payout',
  async cards(db, viewer, _language, ids) {
    const seen = await loadSeen(db, viewer, ids)
    const names = await loadWorkspaceNames(
      db,
      [...seen.values()].map(({ workspaceId }) => workspaceId),
    )
    return ids.map((id) => {
      const found = seen.get(id)
      if (!found) return null
      const { workspaceId, amountMinor, currency, isOwn } = found
      return {
        type: 'payout',
        id,
        title: `P-${id.slice(-8).toUpperCase()}`,
        subtitle: names.get(workspaceId) ?? '',
        image: null,
        href: isOwn ? `/vendor/finances/payouts/${id}` : `/admin/payouts/${id}`,
        amount: money(amountMinor, currency),
        state: null,
      }
    })
  },
  async can(db, viewer, act, ids) {
    return act === 'view' ? new Set((await loadSeen(db, viewer, ids)).keys()) : new Set()
  },
  async audience(db, id) {
    const [found] = await loadPayouts(db, [id])
    return found ? { kind: 'people', userIds: [], members: [{ workspaceId: found.workspaceId, permission: 'finance' }] } : null
  },
  personalData: {
    obligations: async () => [],
    export: async (db, userId) => ({ requested: await loadPayoutsOfUser(db, userId) }),
    erase: (tx, userId) => anonymizePerson(tx.db, userId),
  },
})

async function loadSeen(db: Db, viewer: Viewer, ids: readonly string[]): Promise<Map<string, PayoutRow & { isOwn: boolean }>> {
  if (viewer.kind !== 'member') return new Map()
  const payouts = await loadPayouts(db, ids)
  const own = await filterPermittedWorkspaces(
    db,
    viewer.id,
    payouts.map(({ workspaceId }) => workspaceId),
    'finance',
  )
  const seen = payouts.filter(({ workspaceId }) => viewer.role === 'admin' || own.has(workspaceId))
  return new Map(seen.map((row) => [row.id, { ...row, isOwn: own.has(row.workspaceId) }]))
}

export const resources: readonly Resource[] = [payout]
