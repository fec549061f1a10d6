import { checkoutBegun, moneyReturned } from '#facts/checkout.ts'
import { paymentCancelled, paymentFailed, paymentPaid } from '#facts/payments.ts'
import { enqueue } from '#platform/server/jobs.ts'
import { type Listener, listener } from '#platform/server/listeners.ts'
import { expireCheckout, mailMoneyReturned, placePaidOrder } from './jobs.ts'
import { reopen } from './settle-checkout.ts'

/** Placing tries, and takes back what it tried: a transaction of its own, so a task. */
const placePaidOrders = listener('checkout.placePaidOrders', [paymentPaid], async (tx, facts) => {
  for (const { payload } of facts) {
    if (payload.reference.type !== 'order' || payload.provider === 'manual') continue
    await enqueue(tx, placePaidOrder, { orderId: payload.reference.id, paymentId: payload.paymentId }, tx.now)
  }
})

const reopenRefused = listener('checkout.reopenRefused', [paymentFailed], async (tx, facts) => {
  for (const { payload } of facts) await reopen(tx, { orderId: payload.reference.id, paymentId: payload.paymentId })
})

const reopenCalledOff = listener('checkout.reopenCalledOff', [paymentCancelled], async (tx, facts) => {
  for (const { payload } of facts) await reopen(tx, { orderId: payload.reference.id, paymentId: payload.paymentId })
})

const tellOfReturnedMoney = listener('checkout.tellOfReturnedMoney', [moneyReturned], async (tx, facts) => {
  for (const { payload } of facts) await enqueue(tx, mailMoneyReturned, payload, tx.now)
})

const watchTheClock = listener('checkout.watchTheClock', [checkoutBegun], async (tx, facts) => {
  for (const { payload } of facts) await enqueue(tx, expireCheckout, { checkoutId: payload.checkoutId }, new Date(payload.holdUntil))
})

export const listeners: readonly Listener[] = [placePaidOrders, reopenRefused, reopenCalledOff, tellOfReturnedMoney, watchTheClock]
