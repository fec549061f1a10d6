import { loadQuoteToBuy } from '#domains/crm/server/index.ts'
import { extendHold } from '#domains/inventory/server/index.ts'
import type { TestCard } from '#domains/payments/contract.ts'
import { methodsOffered, startPayment, takesTestCards } from '#domains/payments/server/index.ts'
import { Failure } from '#platform/server/failure.ts'
import type { OperationContext } from '#platform/server/services.ts'
import type { Tx } from '#platform/server/transact.ts'
import type { CheckoutView } from '../contract.ts'
import { changeCheckout } from './change-checkout.ts'
import { holdUntil } from './checkout.rules.ts'
import { type Checkout, updateCheckout } from './checkouts.sql.ts'
import { clientKey, holdPurchase } from './hold-purchase.ts'
import { rejectTakenDown } from './reject-taken-down.ts'

/**
 * Starts the card payment. While a payment is processing, and after placement, it changes nothing and returns the current state, so a
 * double click, a reload or a second tab never pays twice. Fails with CHECKOUT_EXPIRED, SOLD_OUT (the stock is gone after the hold
 * expired, or a product was taken down), QUOTE_ENDED or METHOD_NOT_OFFERED.
 */
export async function payCheckout(
  ctx: OperationContext,
  { checkoutId, card }: { checkoutId: string; card?: TestCard | undefined },
): Promise<CheckoutView> {
  const { services } = ctx
  if (!methodsOffered(services).includes('card') || (takesTestCards(services) && !card)) throw new Failure('METHOD_NOT_OFFERED')
  return changeCheckout(ctx, checkoutId, async (tx, checkout) => {
    if (checkout.status === 'expired') throw new Failure('CHECKOUT_EXPIRED')
    if (checkout.status !== 'open') return checkout
    await rejectTakenDown(tx, checkout.purchase, null)
    await rejectEndedQuote(tx, checkout)
    const hold = await extendOrRenewHold(tx, ctx, checkout)
    const { orderId, totalMinor, currency, purchase } = checkout
    const payment = await startPayment(tx, {
      reference: { type: 'order', id: orderId },
      method: 'card',
      amountMinor: totalMinor,
      currency,
      instructions: { card, returnPath: `/checkout?paid=${checkoutId}`, label: orderId, email: purchase.email },
    })
    return updateCheckout(tx.db, checkout, { ...hold, status: 'paying', paymentId: payment.id })
  })
}

/** Nobody pays for a quote that somebody else has ordered. */
async function rejectEndedQuote(tx: Tx, { purchase: { quoteId } }: Checkout): Promise<void> {
  const found = quoteId ? await loadQuoteToBuy(tx.db, quoteId, tx.now) : null
  if (quoteId && !found?.quote) throw new Failure('QUOTE_ENDED')
}

/** Extends the hold, or takes a new one after it expired. Fails with SOLD_OUT. */
export async function extendOrRenewHold(
  tx: Tx,
  { services, client }: OperationContext,
  checkout: Checkout,
): Promise<Pick<Checkout, 'holdUntil' | 'heldInFull'>> {
  const { owner, purchase, heldInFull } = checkout
  const until = holdUntil(tx.now, checkout.heldSince)
  if (checkout.holdUntil > tx.now) {
    await extendHold(tx, owner, until)
    return { holdUntil: until, heldInFull }
  }
  return holdPurchase(tx, { owner, client: clientKey(services, client), mayHold: checkout.mayHold, purchase, until })
}
