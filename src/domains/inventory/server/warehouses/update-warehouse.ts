import { Failure } from '#platform/server/failure.ts'
import type { WorkspaceContext } from '#platform/server/services.ts'
import { transact } from '#platform/server/transact.ts'
import type { WarehouseInput, WarehouseView } from '../../contract.ts'
import { lockWarehouse } from './lock-warehouse.ts'
import * as sql from './warehouses.sql.ts'
import { loadWarehouseView } from './warehouses.ts'

/** Fails with NOT_FOUND, STALE and NAME_TAKEN. */
export async function updateWarehouse(
  ctx: WorkspaceContext,
  { warehouseId, version, ...fields }: WarehouseInput & { warehouseId: string; version: number },
): Promise<WarehouseView> {
  const { workspaceId } = ctx.membership
  return transact(ctx, async (tx) => {
    const { row, all } = await lockWarehouse(tx, workspaceId, warehouseId)
    if (row.version !== version) throw new Failure('STALE', { current: await loadWarehouseView(tx.db, workspaceId, warehouseId) })
    const key = fields.name.toLowerCase()
    if (all.some(({ id, name }) => id !== warehouseId && name.toLowerCase() === key)) throw new Failure('NAME_TAKEN')
    await sql.updateWarehouse(tx.db, warehouseId, fields)
    await tx.services.search.refresh(tx, 'warehouse', [warehouseId])
    return loadWarehouseView(tx.db, workspaceId, warehouseId)
  })
}
