import type { WorkspaceContext } from '#platform/server/services.ts'
import { transact } from '#platform/server/transact.ts'
import type { LotTracking, VariantStockView } from '../../contract.ts'
import { loadVariantStock } from '../reads/variant-stock.ts'
import { lockTracked } from '../receive-stock.ts'
import { requireMovable } from '../require-stocked.ts'
import { defaultWarehouse, requireWarehouses } from '../warehouses/default-warehouse.ts'
import { changeTracking, type Opening } from './change-tracking.ts'

/** Fails with NOT_FOUND, NOT_STOCKED, STOCK_IN_TRANSIT, and as `lotFailure` says. */
export async function setTracking(
  ctx: WorkspaceContext,
  { variantId, tracking, opening }: { variantId: string; tracking: LotTracking; opening: readonly Opening[] },
): Promise<VariantStockView> {
  const { workspaceId } = ctx.membership
  return transact(ctx, async (tx) => {
    const [variant] = await requireMovable(tx.db, workspaceId, [variantId])
    const main = await defaultWarehouse(tx, workspaceId)
    await requireWarehouses(tx, workspaceId, [main])
    const { locked } = await lockTracked(tx, [{ workspaceId, productId: variant?.productId ?? '', variantId }], main)
    const stock = locked.get(variantId)
    if (stock) await changeTracking(tx, stock, tracking, { actor: ctx.userId, opening })
    return loadVariantStock(tx, variantId, ctx.language)
  })
}
