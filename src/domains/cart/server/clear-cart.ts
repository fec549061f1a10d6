import type { OperationContext } from '#platform/server/services.ts'
import type { CartView } from '../contract.ts'
import { loadCartView } from './cart-view.ts'
import { changeCart } from './change-cart.ts'
import { removeAllLines } from './moves.sql.ts'
import { requireCartOwner } from './owner.ts'
import { deleteHeldQuote } from './quotes/quotes.sql.ts'

/** Removes all lines, or the quote, from the cart; saved lines stay. */
export async function clearCart(ctx: OperationContext): Promise<CartView> {
  const owner = requireCartOwner(ctx)
  return changeCart(ctx, async (tx) => {
    await removeAllLines(tx.db, owner, tx.now)
    await deleteHeldQuote(tx.db, owner)
    return loadCartView(tx, owner, ctx.language)
  })
}
