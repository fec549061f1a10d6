import { paymentsOf } from '#domains/payments/server/index.ts'
import type { Db } from '#platform/server/db.ts'
import { money } from '#platform/shared/money.ts'
import type { CheckoutView } from '../contract.ts'
import type { Checkout } from './checkouts.sql.ts'

/** View of a checkout. The handler adds the private link, so that stored replies never contain it. */
export async function toCheckoutView(db: Db, checkout: Checkout, now: Date): Promise<CheckoutView> {
  const { id, orderId, status, totalMinor, currency, moneyReturned, paymentId } = checkout
  const payment = (await paymentsOf(db, { type: 'order', id: orderId })).find((one) => one.id === paymentId)
  return {
    id,
    orderId,
    status,
    total: money(totalMinor, currency),
    moneyReturned,
    link: null,
    holdLeftS: Math.max(Math.floor((checkout.holdUntil.getTime() - now.getTime()) / 1000), 0),
    heldInFull: checkout.heldInFull,
    payment: payment ? { method: payment.method, status: payment.status, failure: payment.failure, action: payment.action } : null,
  }
}
