import { Failure } from '#platform/server/failure.ts'
import type { WorkspaceContext } from '#platform/server/services.ts'
import { transact } from '#platform/server/transact.ts'
import { lockWarehouse } from './lock-warehouse.ts'
import { loadUse, setRemoved } from './warehouses.sql.ts'

/** Fails with NOT_FOUND, with DEFAULT_WAREHOUSE, and with WAREHOUSE_IN_USE while something is in it or on its way. */
export async function removeWarehouse(ctx: WorkspaceContext, { warehouseId }: { warehouseId: string }): Promise<Record<string, never>> {
  return transact(ctx, async (tx) => {
    const { row } = await lockWarehouse(tx, ctx.membership.workspaceId, warehouseId)
    if (row.isDefault) throw new Failure('DEFAULT_WAREHOUSE')
    const use = await loadUse(tx.db, warehouseId)
    if (use.onHand + use.transfers + use.incoming > 0) throw new Failure('WAREHOUSE_IN_USE', use)
    await setRemoved(tx.db, warehouseId, tx.now)
    await tx.services.search.refresh(tx, 'warehouse', [warehouseId])
    return {}
  })
}
