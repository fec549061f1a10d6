import type { WorkspaceContext } from '#platform/server/services.ts'
import { transact } from '#platform/server/transact.ts'
import type { WarehouseView } from '../../contract.ts'
import { lockWarehouse } from './lock-warehouse.ts'
import { setDefault } from './warehouses.sql.ts'
import { loadWarehouseViews } from './warehouses.ts'

/** Fails with NOT_FOUND. */
export async function setDefaultWarehouse(
  ctx: WorkspaceContext,
  { warehouseId }: { warehouseId: string },
): Promise<{ items: WarehouseView[] }> {
  const { workspaceId } = ctx.membership
  return transact(ctx, async (tx) => {
    const { row } = await lockWarehouse(tx, workspaceId, warehouseId)
    if (!row.isDefault) await setDefault(tx.db, workspaceId, warehouseId)
    return { items: await loadWarehouseViews(tx.db, workspaceId) }
  })
}
