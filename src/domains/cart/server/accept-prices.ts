import type { OperationContext } from '#platform/server/services.ts'
import type { CartView } from '../contract.ts'
import { updateSeenPrice } from './cart.sql.ts'
import { loadCartView } from './cart-view.ts'
import { changeCart } from './change-cart.ts'
import { requireCartOwner } from './owner.ts'

/** Records seen prices. A price that has changed again is reported again. */
export async function acceptPrices(
  ctx: OperationContext,
  { lines }: { lines: readonly { lineId: string; unitPriceMinor: number }[] },
): Promise<CartView> {
  const owner = requireCartOwner(ctx)
  return changeCart(ctx, async (tx) => {
    for (const line of lines) await updateSeenPrice(tx.db, owner, line)
    return loadCartView(tx, owner, ctx.language)
  })
}
