/** Settles a checkout after a payment, a failed payment or expiry. Every function is idempotent. */
import { releaseHold } from '#domains/inventory/server/index.ts'
import { leftToRefund, type Payment, paymentsOf, requestRefund } from '#domains/payments/server/index.ts'
import { releasePromotions } from '#domains/promotions/server/index.ts'
import { checkoutExpired, moneyReturned } from '#events/checkout.ts'
import { Failure } from '#platform/server/failure.ts'
import type { Services } from '#platform/server/services.ts'
import { publish, type Tx, transactAsSystem } from '#platform/server/transact.ts'
import { cancelPendingPayment } from './cancel-pending-payment.ts'
import { decidePaid, isExpired, shouldReopen } from './checkout.rules.ts'
import { type Checkout, isSuperseded, lockCheckout, lockCheckoutByOrder, updateCheckout } from './checkouts.sql.ts'
import { commitOrder } from './commit-order.ts'

type PaymentNotice = { orderId: string; paymentId: string }

/** Failures after which a late payment is refunded. */
const UNAVAILABLE_CODES = ['SOLD_OUT', 'PROMOTION_CHANGED', 'QUOTE_ENDED']

/** Handles a received payment: places the order or refunds the payment. */
export async function placePaidCheckout(services: Services, news: PaymentNotice): Promise<void> {
  try {
    await transactAsSystem(services, async (tx) => {
      const checkout = await lockCheckoutByOrder(tx.db, news.orderId)
      if (!checkout) return
      const payment = await findPayment(tx, news)
      if (!payment) return
      const paid = { paymentId: payment.id, amountMinor: payment.amountMinor, wentBack: payment.refundedMinor > 0 }
      const what = decidePaid(checkout, paid, await isSuperseded(tx.db, checkout))
      if (what === 'refund') await refundPayment(tx, checkout, news.paymentId)
      if (what === 'place') await placeOrderFor(tx, checkout, news.paymentId)
    })
  } catch (error) {
    if (!(error instanceof Failure) || !UNAVAILABLE_CODES.includes(error.code)) throw error
    await transactAsSystem(services, (tx) => refundUnplaced(tx, news))
  }
}

/** Reopens the checkout after a failed or cancelled payment. */
export async function reopenCheckout(tx: Tx, { orderId, paymentId }: PaymentNotice): Promise<void> {
  const checkout = await lockCheckoutByOrder(tx.db, orderId)
  if (checkout && shouldReopen(checkout, paymentId)) await updateCheckout(tx.db, checkout, { status: 'open' })
}

/** Ends an expired checkout: releases its hold and cancels its pending payment. Returns the end of the hold if it was extended. */
export async function expireCheckoutIfDue(tx: Tx, checkoutId: string): Promise<Date | null> {
  const checkout = await lockCheckout(tx.db, checkoutId)
  if (!checkout) return null
  if (!isExpired(checkout, tx.now)) return checkout.endedAt === null ? checkout.holdUntil : null
  // A task that places the order is queued for the received payment.
  if ((await cancelPendingPayment(tx, checkout)) === 'paid') return null
  await endCheckout(tx, checkout)
  return null
}

async function placeOrderFor(tx: Tx, checkout: Checkout, paymentId: string): Promise<void> {
  const { orderId, owner, userId, guestId, purchase } = checkout
  // An earlier payment arrived late, so the current pending payment is cancelled.
  if (checkout.paymentId !== paymentId) await cancelPendingPayment(tx, checkout)
  await commitOrder(tx, { orderId, owner, buyer: { userId, guestId }, purchase, method: 'card' })
  await updateCheckout(tx.db, checkout, { status: 'placed', paymentId, endedAt: tx.now })
}

async function refundUnplaced(tx: Tx, { orderId, paymentId }: PaymentNotice): Promise<void> {
  const checkout = await lockCheckoutByOrder(tx.db, orderId)
  if (!checkout || checkout.status === 'placed') return
  await refundPayment(tx, checkout.endedAt ? checkout : await endCheckout(tx, checkout), paymentId)
}

/** Refunds the remaining amount of one payment, once. */
async function refundPayment(tx: Tx, checkout: Checkout, paymentId: string): Promise<void> {
  const { id, orderId, currency } = checkout
  const payment = await findPayment(tx, { orderId, paymentId })
  const amountMinor = payment?.status === 'paid' ? leftToRefund(payment) : 0
  if (amountMinor === 0) return
  const reference = { type: 'checkout', id }
  await requestRefund(tx, { paymentId, amountMinor, reason: 'not placed', reference, key: 'not-placed' })
  publish(tx, moneyReturned({ checkoutId: id, orderId, paymentId, amountMinor, currency }))
  if (checkout.status !== 'placed') await updateCheckout(tx.db, checkout, { moneyReturned: true })
}

async function findPayment(tx: Tx, { orderId, paymentId }: PaymentNotice): Promise<Payment | undefined> {
  return (await paymentsOf(tx.db, { type: 'order', id: orderId })).find(({ id }) => id === paymentId)
}

async function endCheckout(tx: Tx, checkout: Checkout): Promise<Checkout> {
  await releaseHold(tx, checkout.owner)
  await releasePromotions(tx, checkout.orderId)
  publish(tx, checkoutExpired({ checkoutId: checkout.id, orderId: checkout.orderId }))
  return updateCheckout(tx.db, checkout, { status: 'expired', endedAt: tx.now })
}
