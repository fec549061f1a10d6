/** Suppliers and purchase orders in the one search, for those with the permission. */
import type { Audience, Searchable, Tx } from '#platform/server/services.ts'
import { loadFindableOrders, loadFindableSuppliers, loadOrderIds, loadOrderIdsOfSupplier, loadSupplierIds } from './searchables.sql.ts'

const colleagues = (workspaceId: string): Audience => ({
  kind: 'people',
  userIds: [],
  members: [{ workspaceId, permission: 'procurement' }],
})

/** By name, contact and its own numbers of what it sells. */
const supplier: Searchable = {
  type: 'supplier',
  async documents(db, ids) {
    return (await loadFindableSuppliers(db, ids)).map(({ id, workspaceId, name, words, createdAt }) => ({
      id,
      title: name,
      words,
      audience: colleagues(workspaceId),
      personId: null,
      rank: createdAt.getTime(),
    }))
  },
  ids: loadSupplierIds,
}

/** By number, supplier, items and their SKUs. */
const purchaseOrder: Searchable = {
  type: 'purchaseOrder',
  numberPrefix: 'PO-',
  async documents(db, ids) {
    return (await loadFindableOrders(db, ids)).map(({ id, workspaceId, number, supplier: name, items, createdAt }) => ({
      id,
      title: '',
      numbers: [number, `PO-${number}`],
      words: `${name} ${items}`,
      audience: colleagues(workspaceId),
      personId: null,
      rank: createdAt.getTime(),
    }))
  },
  ids: loadOrderIds,
}

export const searchables: readonly Searchable[] = [supplier, purchaseOrder]

/** A renamed supplier is found by its new name, and so are its orders. */
export async function refreshSupplierDocuments(tx: Tx, supplierId: string, isRenamed: boolean): Promise<void> {
  await tx.services.search.refresh(tx, 'supplier', [supplierId])
  if (isRenamed) await tx.services.search.refresh(tx, 'purchaseOrder', await loadOrderIdsOfSupplier(tx.db, supplierId))
}
