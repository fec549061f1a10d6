import type { OperationContext } from '#platform/server/services.ts'
import type { CartView } from '../../contract.ts'
import { loadCartView } from '../cart-view.ts'
import { changeCart } from '../change-cart.ts'
import { requireCartOwner } from '../owner.ts'
import { deleteHeldQuote } from './quotes.sql.ts'

/** Takes the quote out of the cart; it stays accepted, and its link brings it back. */
export async function dropQuote(ctx: OperationContext): Promise<CartView> {
  const owner = requireCartOwner(ctx)
  return changeCart(ctx, async (tx) => {
    await deleteHeldQuote(tx.db, owner)
    return loadCartView(tx, owner, ctx.language)
  })
}
