import { extendHold, holdStock } from '#domains/inventory/server/index.ts'
import type { TestCard } from '#domains/payments/contract.ts'
import { methodsOffered, startPayment, takesTestCards } from '#domains/payments/server/index.ts'
import { Failure } from '#platform/server/failure.ts'
import type { RateLimit } from '#platform/server/rate-limits.ts'
import type { OperationContext } from '#platform/server/services.ts'
import type { Tx } from '#platform/server/transact.ts'
import type { CheckoutView } from '../contract.ts'
import { changeCheckout } from './change-checkout.ts'
import { holdUntil } from './checkout.rules.ts'
import { type Checkout, updateCheckout } from './checkouts.sql.ts'
import { flattenLines, soldOutFailure } from './prepare-purchase.ts'

/** Rate limits against testing stolen cards (ASVS 2.4.1). */
const ATTEMPTS_PER_CHECKOUT: RateLimit = { name: 'checkout.pay', points: 20, seconds: 3600 }

const ATTEMPTS_PER_ADDRESS: RateLimit = { name: 'checkout.payFrom', points: 100, seconds: 3600 }

/**
 * Starts the card payment. While a payment is processing, and after placement, it changes nothing and returns the current state, so a
 * double click, a reload or a second tab never pays twice. Fails with CHECKOUT_EXPIRED, SOLD_OUT (the hold expired and the stock is gone),
 * METHOD_NOT_OFFERED or RATE_LIMITED.
 */
export async function payCheckout(
  ctx: OperationContext,
  { checkoutId, card }: { checkoutId: string; card?: TestCard | undefined },
): Promise<CheckoutView> {
  const { services } = ctx
  if (!methodsOffered(services).includes('card') || (takesTestCards(services) && !card)) throw new Failure('METHOD_NOT_OFFERED')
  await services.limits.consume(ATTEMPTS_PER_ADDRESS, ctx.client.address)
  await services.limits.consume(ATTEMPTS_PER_CHECKOUT, checkoutId)
  return changeCheckout(ctx, checkoutId, async (tx, checkout) => {
    if (checkout.status === 'expired') throw new Failure('CHECKOUT_EXPIRED')
    if (checkout.status !== 'open') return checkout
    const until = await extendOrRenewHold(tx, checkout)
    const { orderId, totalMinor, currency } = checkout
    const payment = await startPayment(tx, {
      reference: { type: 'order', id: orderId },
      method: 'card',
      amountMinor: totalMinor,
      currency,
      instructions: { card, returnPath: `/checkout?paid=${checkoutId}`, label: orderId },
    })
    return updateCheckout(tx.db, checkout, { status: 'paying', paymentId: payment.id, holdUntil: until })
  })
}

/** Extends the hold, or takes a new one after it expired. Returns its end; fails with SOLD_OUT. */
export async function extendOrRenewHold(tx: Tx, checkout: Checkout): Promise<Date> {
  const { owner, purchase } = checkout
  const until = holdUntil(tx.now, checkout.heldSince)
  if (checkout.holdUntil > tx.now) {
    await extendHold(tx, owner, until)
    return until
  }
  const shortages = await holdStock(tx, { owner, lines: flattenLines(purchase), expiresAt: until })
  if (shortages.length > 0) throw soldOutFailure(purchase, shortages)
  return until
}
