import { checkoutStarted, moneyReturned } from '#events/checkout.ts'
import { paymentCancelled, paymentFailed, paymentPaid } from '#events/payments.ts'
import { enqueue } from '#platform/server/jobs.ts'
import { type Listener, listener } from '#platform/server/listeners.ts'
import { expireCheckout, mailMoneyReturned, placePaidOrder } from './jobs.ts'
import { reopenCheckout } from './settle-checkout.ts'

/** Placing the order can fail and roll back, so it needs its own transaction: a task. */
const placePaidOrders = listener('checkout.placePaidOrders', [paymentPaid], async (tx, events) => {
  for (const { payload } of events) {
    if (payload.reference.type !== 'order' || payload.provider === 'manual') continue
    await enqueue(tx, placePaidOrder, { orderId: payload.reference.id, paymentId: payload.paymentId }, tx.now)
  }
})

const reopenOnFailure = listener('checkout.reopenRefused', [paymentFailed], async (tx, events) => {
  for (const { payload } of events) await reopenCheckout(tx, { orderId: payload.reference.id, paymentId: payload.paymentId })
})

const reopenOnCancel = listener('checkout.reopenCancelled', [paymentCancelled], async (tx, events) => {
  for (const { payload } of events) await reopenCheckout(tx, { orderId: payload.reference.id, paymentId: payload.paymentId })
})

const notifyMoneyReturned = listener('checkout.notifyMoneyReturned', [moneyReturned], async (tx, events) => {
  for (const { payload } of events) await enqueue(tx, mailMoneyReturned, payload, tx.now)
})

const scheduleExpiry = listener('checkout.scheduleExpiry', [checkoutStarted], async (tx, events) => {
  for (const { payload } of events) await enqueue(tx, expireCheckout, { checkoutId: payload.checkoutId }, new Date(payload.holdUntil))
})

export const listeners: readonly Listener[] = [placePaidOrders, reopenOnFailure, reopenOnCancel, notifyMoneyReturned, scheduleExpiry]
