import { Failure } from '#platform/server/failure.ts'
import type { OperationContext } from '#platform/server/services.ts'
import { type ChangedCartView, MAX_LINES } from '../contract.ts'
import { loadCartLines, saveLine } from './cart.sql.ts'
import { loadCartView } from './cart-view.ts'
import { changeCart } from './change-cart.ts'
import { cartItemsLoader, findPrice } from './load-cart-items.ts'
import { maxQuantityFor, requireSoldSo } from './max-quantity.ts'
import { removeLines } from './moves.sql.ts'
import { requireCartOwner } from './owner.ts'

/** Sets a line's quantity; zero or less removes the line (spec §4). */
export async function setQuantity(
  ctx: OperationContext,
  { variantId, quantity }: { variantId: string; quantity: number },
): Promise<ChangedCartView> {
  const owner = requireCartOwner(ctx)
  return changeCart(ctx, async (tx) => {
    if (quantity <= 0) {
      await removeLines(tx.db, owner, 'cart', [variantId], tx.now)
      return { ...(await loadCartView(tx, owner, ctx.language)), cappedTo: null }
    }
    const lines = await loadCartLines(tx.db, owner)
    if (lines.length >= MAX_LINES && !lines.some((line) => line.variantId === variantId)) {
      throw new Failure('CART_FULL', { maxLines: MAX_LINES })
    }
    const loadItems = cartItemsLoader(tx.db, owner, ctx.language)
    const items = await loadItems([variantId, ...lines.map((line) => line.variantId)])
    const most = maxQuantityFor(items, variantId)
    requireSoldSo(items, variantId, quantity)
    const kept = Math.min(quantity, most)
    const line = { variantId, quantity: kept, seenPriceMinor: findPrice(items, variantId), source: null }
    await saveLine(tx.db, { ...line, owner, place: 'cart', addedAt: tx.now })
    return { ...(await loadCartView(tx, owner, ctx.language, { loadItems })), cappedTo: kept < quantity ? kept : null }
  })
}
