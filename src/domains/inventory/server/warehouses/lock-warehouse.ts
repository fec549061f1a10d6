import { notFound } from '#platform/server/failure.ts'
import type { Tx } from '#platform/server/transact.ts'
import { lockWarehouses, type WarehouseRow } from './warehouses.sql.ts'

/** Locks the workspace's warehouses and finds one. Fails with NOT_FOUND. */
export async function lockWarehouse(tx: Tx, workspaceId: string, warehouseId: string): Promise<{ row: WarehouseRow; all: WarehouseRow[] }> {
  const all = await lockWarehouses(tx.db, workspaceId)
  const row = all.find(({ id }) => id === warehouseId)
  if (!row) throw notFound()
  return { row, all }
}
