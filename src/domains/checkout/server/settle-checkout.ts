/** What follows when money came, did not come, or time ran out. Each may run again and finds what was done. */
import { releaseHold } from '#domains/inventory/server/index.ts'
import { leftToRefund, type Payment, paymentsOf, requestRefund } from '#domains/payments/server/index.ts'
import { releasePromotions } from '#domains/promotions/server/index.ts'
import { checkoutExpired, moneyReturned } from '#facts/checkout.ts'
import { Failure } from '#platform/server/failure.ts'
import type { Kernel } from '#platform/server/kernel.ts'
import { announce, type Tx, transactAs } from '#platform/server/transact.ts'
import { callOffPayment } from './call-off-payment.ts'
import { hasRunOut, onPaid, reopens } from './checkout.rules.ts'
import { type Checkout, isSuperseded, lockById, lockByOrder, updateCheckout } from './checkouts.sql.ts'
import { commitOrder } from './commit-order.ts'

type News = { orderId: string; paymentId: string }

/** What keeps money that comes late from buying. */
const GONE_MEANWHILE = ['SOLD_OUT', 'PROMOTION_CHANGED']

/** Money came: the order is placed, or the money goes back. */
export async function placePaid(kernel: Kernel, news: News): Promise<void> {
  try {
    await transactAs(kernel, async (tx) => {
      const checkout = await lockByOrder(tx.db, news.orderId)
      if (!checkout) return
      const payment = await paymentOf(tx, news)
      if (!payment) return
      const paid = { paymentId: payment.id, amountMinor: payment.amountMinor, wentBack: payment.refundedMinor > 0 }
      const what = onPaid(checkout, paid, await isSuperseded(tx.db, checkout))
      if (what === 'giveBack') await giveBack(tx, checkout, news.paymentId)
      if (what === 'place') await place(tx, checkout, news.paymentId)
    })
  } catch (error) {
    if (!(error instanceof Failure) || !GONE_MEANWHILE.includes(error.code)) throw error
    await transactAs(kernel, (tx) => giveBackUnplaced(tx, news))
  }
}

/** The payment will not come this way: its owner may try another. */
export async function reopen(tx: Tx, { orderId, paymentId }: News): Promise<void> {
  const checkout = await lockByOrder(tx.db, orderId)
  if (checkout && reopens(checkout, paymentId)) await updateCheckout(tx.db, checkout, { status: 'open' })
}

/** Time ran out: what is held is let go of, and a payment on its way is called off. Answers until when it has, while it has not. */
export async function expire(tx: Tx, checkoutId: string): Promise<Date | null> {
  const checkout = await lockById(tx.db, checkoutId)
  if (!checkout) return null
  if (!hasRunOut(checkout, tx.now)) return checkout.endedAt === null ? checkout.holdUntil : null
  // Money that came is about to place it.
  if ((await callOffPayment(tx, checkout)) === 'paid') return null
  await end(tx, checkout)
  return null
}

async function place(tx: Tx, checkout: Checkout, paymentId: string): Promise<void> {
  const { orderId, owner, userId, guestId, purchase } = checkout
  // An earlier payment came late: the one that is on its way now is not needed.
  if (checkout.paymentId !== paymentId) await callOffPayment(tx, checkout)
  await commitOrder(tx, { orderId, owner, buyer: { userId, guestId }, purchase, method: 'card' })
  await updateCheckout(tx.db, checkout, { status: 'placed', paymentId, endedAt: tx.now })
}

async function giveBackUnplaced(tx: Tx, { orderId, paymentId }: News): Promise<void> {
  const checkout = await lockByOrder(tx.db, orderId)
  if (!checkout || checkout.status === 'placed') return
  await giveBack(tx, checkout.endedAt ? checkout : await end(tx, checkout), paymentId)
}

/** All that is left of one payment, once. */
async function giveBack(tx: Tx, checkout: Checkout, paymentId: string): Promise<void> {
  const { id, orderId, currency } = checkout
  const payment = await paymentOf(tx, { orderId, paymentId })
  const amountMinor = payment?.status === 'paid' ? leftToRefund(payment) : 0
  if (amountMinor === 0) return
  const reference = { type: 'checkout', id }
  await requestRefund(tx, { paymentId, amountMinor, reason: 'not placed', reference, key: 'not-placed' })
  announce(tx, moneyReturned({ checkoutId: id, orderId, paymentId, amountMinor, currency }))
  if (checkout.status !== 'placed') await updateCheckout(tx.db, checkout, { moneyReturned: true })
}

async function paymentOf(tx: Tx, { orderId, paymentId }: News): Promise<Payment | undefined> {
  return (await paymentsOf(tx.db, { type: 'order', id: orderId })).find(({ id }) => id === paymentId)
}

async function end(tx: Tx, checkout: Checkout): Promise<Checkout> {
  await releaseHold(tx, checkout.owner)
  await releasePromotions(tx, checkout.orderId)
  announce(tx, checkoutExpired({ checkoutId: checkout.id, orderId: checkout.orderId }))
  return updateCheckout(tx.db, checkout, { status: 'expired', endedAt: tx.now })
}
