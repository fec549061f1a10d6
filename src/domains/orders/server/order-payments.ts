/** Payments and refunds of an order, by way of the payments domain. */

import type { PaymentView } from '#domains/payments/contract.ts'
import {
  type Dispute,
  disputesOf,
  leftToRefund,
  markCollected,
  type Payment,
  paymentsOf,
  refundsOf,
  requestRefund,
  toPaymentView,
} from '#domains/payments/server/index.ts'
import type { Db } from '#platform/server/db.ts'
import type { Tx } from '#platform/server/transact.ts'
import { lockOrder, type OrderRow } from './orders.sql.ts'

/** Reference type of an order refund in the payments domain. */
export const REFUND_REFERENCE = 'orderRefund'

export type FailedRefund = { orderId: string; refundId: string; failedId: string; amountMinor: number }

const MAX_REFUND_ATTEMPTS = 6

type OrderIdentity = Pick<OrderRow, 'id'>

/** Oldest first, including failed ones. */
export async function loadOrderPayments(db: Db, { id }: OrderIdentity): Promise<Payment[]> {
  return paymentsOf(db, { type: 'order', id })
}

/** Latest first. */
export async function loadOrderDisputes(db: Db, { id }: OrderIdentity): Promise<Dispute[]> {
  return disputesOf(db, { type: 'order', id })
}

/** The effective payment: the paid one, else the pending one, else the latest. Null for orders older than the payments domain. */
export async function findOrderPayment(db: Db, order: OrderIdentity): Promise<PaymentView | null> {
  const payments = await loadOrderPayments(db, order)
  const counts =
    payments.find(({ status }) => status === 'paid') ?? payments.find(({ status }) => status === 'pending') ?? payments.at(-1) ?? null
  return counts && toPaymentView(counts)
}

/** `key` makes the request idempotent. */
type RefundOfOrder = { refundId: string; amountMinor: number; cause: string; key?: string }

/**
 * Requests the refund of an amount from the order's payments; an unpaid amount is waived instead. Throws when less than the amount is
 * left to refund.
 */
export async function requestOrderRefund(
  tx: Tx,
  order: OrderIdentity,
  { refundId, amountMinor, cause, key = refundId }: RefundOfOrder,
): Promise<void> {
  let missing = amountMinor
  const payments = (await loadOrderPayments(tx.db, order)).filter(({ status }) => status === 'paid' || status === 'pending')
  for (const payment of payments) {
    const part = Math.min(missing, leftToRefund(payment))
    if (part === 0) continue
    const reference = { type: REFUND_REFERENCE, id: refundId }
    await requestRefund(tx, { paymentId: payment.id, amountMinor: part, reason: cause, reference, key })
    missing -= part
  }
  if (payments.length > 0 && missing > 0) throw new Error(`${order.id}: the refund exceeds the paid amount`)
}

/** Marks a payment on delivery as paid, once every part of the order is delivered. */
export async function collectOnDelivery(tx: Tx, order: OrderIdentity): Promise<void> {
  for (const { id, method, status } of await loadOrderPayments(tx.db, order))
    if (method === 'delivery' && status === 'pending') await markCollected(tx, { paymentId: id })
}

/** Requests a failed refund again, once per failure. Returns false after the maximum number of attempts. */
export async function retryOrderRefund(tx: Tx, { orderId, refundId, failedId, amountMinor }: FailedRefund): Promise<boolean> {
  const order = await lockOrder(tx.db, orderId)
  if (!order) return true
  const payments = await loadOrderPayments(tx.db, order)
  const asked = await refundsOf(
    tx.db,
    payments.map(({ id }) => id),
  )
  if (
    asked.filter(({ referenceType, referenceId }) => referenceType === REFUND_REFERENCE && referenceId === refundId).length >=
    MAX_REFUND_ATTEMPTS
  )
    return false
  await requestOrderRefund(tx, order, { refundId, amountMinor, cause: 'asked again', key: `${refundId}.${failedId}` })
  return true
}
