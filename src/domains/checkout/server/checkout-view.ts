import { paymentsOf } from '#domains/payments/server/index.ts'
import type { Db } from '#platform/server/db.ts'
import type { CheckoutView } from '../contract.ts'
import type { Checkout } from './checkouts.sql.ts'

/** How a purchase stands. Its private link is added where it is answered, and never kept. */
export async function checkoutView(db: Db, checkout: Checkout, now: Date): Promise<CheckoutView> {
  const { id, orderId, status, totalMinor, currency, moneyReturned, paymentId } = checkout
  const payment = (await paymentsOf(db, { type: 'order', id: orderId })).find((one) => one.id === paymentId)
  return {
    ...{ id, orderId, status, total: { amountMinor: totalMinor, currency }, moneyReturned, link: null },
    holdLeftS: Math.max(Math.floor((checkout.holdUntil.getTime() - now.getTime()) / 1000), 0),
    payment: payment ? { method: payment.method, status: payment.status, failure: payment.failure, action: payment.action } : null,
  }
}
