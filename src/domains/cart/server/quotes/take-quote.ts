import { findAcceptedQuote, loadQuoteToBuy } from '#domains/crm/server/index.ts'
import { Failure, notFound } from '#platform/server/failure.ts'
import type { OperationContext } from '#platform/server/services.ts'
import type { CartView } from '../../contract.ts'
import { loadCartView } from '../cart-view.ts'
import { changeCart } from '../change-cart.ts'
import { requireCartOwner } from '../owner.ts'
import { holdQuote } from './held-quote.ts'

/**
 * Puts the accepted quote of a private link into the cart; what was in it is saved for later. Fails with NOT_FOUND without an accepted quote,
 * and with QUOTE_ENDED.
 */
export async function takeQuote(ctx: OperationContext, { token }: { token: string }): Promise<CartView> {
  const owner = requireCartOwner(ctx)
  return changeCart(ctx, async (tx) => {
    const accepted = await findAcceptedQuote(tx.db, token)
    const found = accepted && (await loadQuoteToBuy(tx.db, accepted.id, tx.now))
    if (!found) throw notFound()
    if (!found.quote) throw new Failure('QUOTE_ENDED')
    await holdQuote(tx, owner, found.quote.id)
    return loadCartView(tx, owner, ctx.language)
  })
}
