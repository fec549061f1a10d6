import { notFound } from '#platform/server/failure.ts'
import type { WorkspaceContext } from '#platform/server/services.ts'
import { transact } from '#platform/server/transact.ts'
import type { WarehouseView } from '../../contract.ts'
import { lockWarehouses, updatePriorities } from './warehouses.sql.ts'
import { loadWarehouseViews } from './warehouses.ts'

/** Puts the named warehouses first, in this order; the others keep theirs behind them. Fails with NOT_FOUND for an unknown id. */
export async function arrangeWarehouses(
  ctx: WorkspaceContext,
  { warehouseIds }: { warehouseIds: readonly string[] },
): Promise<{ items: WarehouseView[] }> {
  const { workspaceId } = ctx.membership
  return transact(ctx, async (tx) => {
    const known = (await lockWarehouses(tx.db, workspaceId)).map(({ id }) => id)
    if (warehouseIds.some((id) => !known.includes(id))) throw notFound()
    await updatePriorities(tx.db, [...new Set([...warehouseIds, ...known])])
    return { items: await loadWarehouseViews(tx.db, workspaceId) }
  })
}
