import { notFound } from '#platform/server/failure.ts'
import type { WorkspaceContext } from '#platform/server/services.ts'
import { transact } from '#platform/server/transact.ts'
import type { VariantStockView } from '../../contract.ts'
import { changeItems } from '../change-items.ts'
import { lockStockRows } from '../moves.sql.ts'
import { loadVariantStock } from '../reads/variant-stock.ts'
import { requireStocked } from '../require-stocked.ts'
import { requireWarehouses } from '../warehouses/default-warehouse.ts'
import { updateReorderPoint } from './changes.sql.ts'

/** Fails with NOT_FOUND, also for a variant that isn't tracked. */
export async function setReorderPoint(
  ctx: WorkspaceContext,
  { variantId, warehouseId, reorderPoint }: { variantId: string; warehouseId: string; reorderPoint: number },
): Promise<VariantStockView> {
  const { workspaceId } = ctx.membership
  return transact(ctx, async (tx) => {
    await requireStocked(tx.db, workspaceId, [variantId])
    await requireWarehouses(tx, workspaceId, [warehouseId])
    const locked = await lockStockRows(tx.db, [variantId])
    if (!locked.has(variantId)) throw notFound()
    await changeItems(tx, locked, [{ variantId, warehouseId, quantity: 0, allocated: 0 }])
    await updateReorderPoint(tx.db, { variantId, warehouseId, reorderPoint })
    return loadVariantStock(tx, variantId, ctx.language)
  })
}
