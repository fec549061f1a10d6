/** Warehouses and transfers in the one search, for those with the permission. */
import type { Audience, Searchable } from '#platform/server/services.ts'
import { loadFindableTransfers, loadFindableWarehouses, loadTransferIds, loadWarehouseIds } from './searchables.sql.ts'

export const colleaguesOf = (workspaceId: string): Audience => ({
  kind: 'people',
  userIds: [],
  members: [{ workspaceId, permission: 'inventory' }],
})

/** By name and location. */
const warehouse: Searchable = {
  type: 'warehouse',
  async documents(db, ids) {
    return (await loadFindableWarehouses(db, ids)).map(({ id, workspaceId, name, location, createdAt }) => ({
      id,
      title: name,
      words: location,
      audience: colleaguesOf(workspaceId),
      personId: null,
      rank: createdAt.getTime(),
    }))
  },
  ids: loadWarehouseIds,
}

/** By number, note and SKUs. */
const stockTransfer: Searchable = {
  type: 'stockTransfer',
  numberPrefix: 'TRF-',
  async documents(db, ids) {
    return (await loadFindableTransfers(db, ids)).map(({ id, workspaceId, words, createdAt }) => ({
      id,
      title: '',
      numbers: [id],
      words,
      audience: colleaguesOf(workspaceId),
      personId: null,
      rank: createdAt.getTime(),
    }))
  },
  ids: loadTransferIds,
}

export const searchables: readonly Searchable[] = [warehouse, stockTransfer]
