import { filterPermittedWorkspaces } from '#domains/workspaces/server/index.ts'
import type { Db } from '#platform/server/db.ts'
import { defineResource, type Resource } from '#platform/server/resources.ts'
import type { Viewer } from '#platform/server/services.ts'
import { loadAdjustmentsBy } from './adjust-stock.sql.ts'
import { releaseHold } from './hold-stock.ts'
import { loadHolds } from './holds.sql.ts'
import { loadFindableTransfers, loadFindableWarehouses } from './searchables.sql.ts'
import { colleaguesOf } from './searchables.ts'
import { loadTransfersBy } from './transfers/transfers.sql.ts'

/** Holds have no card and nothing to export: they expire within minutes and are deleted with the account. */
const hold = defineResource({
  type: 'hold',
  personalData: {
    obligations: async () => [],
    export: loadHolds,
    erase: (tx, userId) => releaseHold(tx, userId),
  },
})

/** Stock adjustments are exported. They stay after erasure, because the user id alone identifies nobody. */
const adjustment = defineResource({
  type: 'stockAdjustment',
  personalData: {
    obligations: async () => [],
    export: loadAdjustmentsBy,
    erase: async () => {},
  },
})

/** Its card opens the stock in it. */
const warehouse = defineResource({
  type: 'warehouse',
  async cards(db, viewer, _language, ids) {
    const seen = await loadPermitted(db, viewer, await loadFindableWarehouses(db, ids))
    return ids.map((id) => {
      const found = seen.get(id)
      if (!found) return null
      const { name: title, location: subtitle } = found
      return { type: 'warehouse', id, title, subtitle, image: null, href: `/inventory?warehouse=${id}`, amount: null, state: null }
    })
  },
  async can(db, viewer, act, ids) {
    return act === 'view' ? new Set((await loadPermitted(db, viewer, await loadFindableWarehouses(db, ids))).keys()) : new Set()
  },
  async audience(db, id) {
    const [found] = await loadFindableWarehouses(db, [id])
    return found ? colleaguesOf(found.workspaceId) : null
  },
})

/** Transfers that a person initiated are exported, and stay, for the same reason. */
const transfer = defineResource({
  type: 'stockTransfer',
  async cards(db, viewer, _language, ids) {
    const seen = await loadPermitted(db, viewer, await loadFindableTransfers(db, ids))
    return ids.map((id) => {
      const found = seen.get(id)
      if (!found) return null
      const { note: subtitle } = found
      return { type: 'stockTransfer', id, title: id, subtitle, image: null, href: `/inventory/transfers/${id}`, amount: null, state: null }
    })
  },
  async can(db, viewer, act, ids) {
    return act === 'view' ? new Set((await loadPermitted(db, viewer, await loadFindableTransfers(db, ids))).keys()) : new Set()
  },
  async audience(db, id) {
    const [found] = await loadFindableTransfers(db, [id])
    return found ? colleaguesOf(found.workspaceId) : null
  },
  personalData: {
    obligations: async () => [],
    export: loadTransfersBy,
    erase: async () => {},
  },
})

/** Those of the viewer's workspaces, by id. */
async function loadPermitted<T extends { id: string; workspaceId: string }>(db: Db, viewer: Viewer, found: readonly T[]) {
  if (viewer.kind !== 'member') return new Map<string, T>()
  const workspaceIds = found.map(({ workspaceId }) => workspaceId)
  const own = await filterPermittedWorkspaces(db, viewer.id, workspaceIds, 'inventory')
  return new Map(found.flatMap((one) => (own.has(one.workspaceId) ? [[one.id, one]] : [])))
}

export const resources: readonly Resource[] = [hold, adjustment, warehouse, transfer]
