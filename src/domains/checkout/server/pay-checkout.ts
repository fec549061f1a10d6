import { extendHold, holdStock } from '#domains/inventory/server/index.ts'
import {
  answerChallenge as answerCard,
  cancelPayment,
  methodsOffered,
  startPayment,
  takesTestCards,
} from '#domains/payments/server/index.ts'
import { Failure, notFound } from '#platform/server/failure.ts'
import type { Call } from '#platform/server/kernel.ts'
import type { RateLimit } from '#platform/server/rate-limits.ts'
import { type Tx, transact } from '#platform/server/transact.ts'
import type { TestCard } from '../../payments/contract.ts'
import type { CheckoutView } from '../contract.ts'
import { hasRunOut, holdUntil, isLive } from './checkout.rules.ts'
import { checkoutView } from './checkout-view.ts'
import { type Checkout, checkoutVisibleTo, lockById, updateCheckout } from './checkouts.sql.ts'
import { linesOf, soldOutOf } from './purchase.ts'

/** Whoever tries stolen cards tries many (ASVS 2.4.1). */
const TRIES: RateLimit = { name: 'checkout.pay', points: 20, seconds: 3600 }
const TRIES_FROM: RateLimit = { name: 'checkout.payFrom', points: 100, seconds: 3600 }

/**
 * Asks for the money. While a payment is on its way, and when the order is placed, it changes nothing and answers how it stands: a
 * double click, a reload and a second tab find the first. Fails with CHECKOUT_EXPIRED, SOLD_OUT where the hold ran out and others were
 * quicker, METHOD_NOT_OFFERED, or RATE_LIMITED.
 */
export async function payCheckout(
  call: Call,
  { checkoutId, card }: { checkoutId: string; card?: TestCard | undefined },
): Promise<CheckoutView> {
  const { kernel } = call
  if (!methodsOffered(kernel).includes('card') || (takesTestCards(kernel) && !card)) throw new Failure('METHOD_NOT_OFFERED')
  await kernel.limits.consume(TRIES_FROM, call.client.address)
  await kernel.limits.consume(TRIES, checkoutId)
  return changeCheckout(call, checkoutId, async (tx, checkout) => {
    if (checkout.status === 'expired') throw new Failure('CHECKOUT_EXPIRED')
    if (checkout.status !== 'open') return checkout
    const until = await stillHeld(tx, checkout)
    const { orderId, totalMinor, currency } = checkout
    const payment = await startPayment(tx, {
      ...{ reference: { type: 'order', id: orderId }, method: 'card', amountMinor: totalMinor, currency },
      instructions: { card, returnPath: `/checkout?paid=${checkoutId}`, label: orderId },
    })
    return updateCheckout(tx.db, checkout, { status: 'paying', paymentId: payment.id, holdUntil: until })
  })
}

/** What the card's owner says to their bank's question. */
export async function answerChallenge(
  call: Call,
  { checkoutId, confirmed }: { checkoutId: string; confirmed: boolean },
): Promise<CheckoutView> {
  return changeCheckout(call, checkoutId, async (tx, checkout) => {
    if (checkout.status !== 'paying' || checkout.paymentId === null) return checkout
    await answerCard(tx, { paymentId: checkout.paymentId, confirmed })
    return checkout
  })
}

/** Another way to pay, please: the payment on its way is called off. One that has come meanwhile stays, and places the order. */
export async function cancelCheckoutPayment(call: Call, { checkoutId }: { checkoutId: string }): Promise<CheckoutView> {
  return changeCheckout(call, checkoutId, async (tx, checkout) => {
    if (checkout.status !== 'paying' || checkout.paymentId === null) return checkout
    const { status } = await cancelPayment(tx, { paymentId: checkout.paymentId })
    return status === 'paid' ? checkout : updateCheckout(tx.db, checkout, { status: 'open', holdUntil: await stillHeld(tx, checkout) })
  })
}

/** The shopper is still there: what is held for them stays held. */
export async function stayInCheckout(call: Call, { checkoutId }: { checkoutId: string }): Promise<CheckoutView> {
  return changeCheckout(call, checkoutId, async (tx, checkout) =>
    isLive(checkout.status) && !hasRunOut(checkout, tx.now)
      ? updateCheckout(tx.db, checkout, { holdUntil: await stillHeld(tx, checkout) })
      : checkout,
  )
}

async function changeCheckout(call: Call, id: string, change: (tx: Tx, checkout: Checkout) => Promise<Checkout>): Promise<CheckoutView> {
  return transact(call, async (tx) => {
    const visible = await checkoutVisibleTo(tx.db, call.viewer, id)
    const checkout = visible && (await lockById(tx.db, id))
    if (!checkout) throw notFound()
    return checkoutView(tx.db, await change(tx, checkout), tx.now)
  })
}

/** Until when. A hold that ran out is taken anew, if nobody else was quicker. */
async function stillHeld(tx: Tx, checkout: Checkout): Promise<Date> {
  const { owner, purchase } = checkout
  const until = holdUntil(tx.now, checkout.heldSince)
  if (checkout.holdUntil > tx.now) {
    await extendHold(tx, owner, until)
    return until
  }
  const shortages = await holdStock(tx, { owner, lines: linesOf(purchase), expiresAt: until })
  if (shortages.length > 0) throw soldOutOf(purchase, shortages)
  return until
}
