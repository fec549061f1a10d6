/** The money of an order, which payments keep. */
import {
  leftToRefund,
  markCollected,
  type Payment,
  paymentsOf,
  paymentView,
  refundsOf,
  requestRefund,
} from '#domains/payments/server/index.ts'
import type { Db } from '#platform/server/db.ts'
import { notFound } from '#platform/server/failure.ts'
import type { Call } from '#platform/server/kernel.ts'
import { type Tx, transact } from '#platform/server/transact.ts'
import type { PaymentView } from '../../payments/contract.ts'
import { isOrderId } from './order-id.ts'
import { lockOrder, type OrderRow } from './orders.sql.ts'

/** What payments keep a refund of an order under. */
export const REFUND = 'orderRefund'

export type FailedRefund = { orderId: string; refundId: string; failedId: string; amountMinor: number }

const MAX_ASKED = 6

type PaidFor = Pick<OrderRow, 'id'>

/** Oldest first; those that failed before too. */
async function paymentsOfOrder(db: Db, { id }: PaidFor): Promise<Payment[]> {
  return paymentsOf(db, { type: 'order', id })
}

/** The payment that counts: what was paid, else what is waited for, else the last try. Null for orders from before there were payments. */
export async function paymentOf(db: Db, order: PaidFor): Promise<PaymentView | null> {
  const payments = await paymentsOfOrder(db, order)
  const counts =
    payments.find(({ status }) => status === 'paid') ?? payments.find(({ status }) => status === 'pending') ?? payments.at(-1) ?? null
  return counts && paymentView(counts)
}

/** `key`: asked again with the same it is asked once. */
type Asked = { refundId: string; amountMinor: number; cause: string; key?: string }

/**
 * What a refund of the order gives back goes back by the way it came, or is no longer owed. Should less than that be left, because
 * somebody gave back by other ways, all of it fails.
 */
export async function askForMoney(tx: Tx, order: PaidFor, { refundId, amountMinor, cause, key = refundId }: Asked): Promise<void> {
  let missing = amountMinor
  const payments = (await paymentsOfOrder(tx.db, order)).filter(({ status }) => status === 'paid' || status === 'pending')
  for (const payment of payments) {
    const part = Math.min(missing, leftToRefund(payment))
    if (part === 0) continue
    const reference = { type: REFUND, id: refundId }
    await requestRefund(tx, { paymentId: payment.id, amountMinor: part, reason: cause, reference, key })
    missing -= part
  }
  if (payments.length > 0 && missing > 0) throw new Error(`${order.id}: more is given back than was paid`)
}

/** What was to be paid at the door is paid, once everything of the order has arrived. */
export async function collectAtTheDoor(tx: Tx, order: PaidFor): Promise<void> {
  for (const { id, method, status } of await paymentsOfOrder(tx.db, order))
    if (method === 'delivery' && status === 'pending') await markCollected(tx, { paymentId: id })
}

/** The operator found the transfer on the account. Once more it stays as it was; an order nobody waits for money of is NOT_FOUND. */
export async function markOrderPaid(call: Call, { orderId }: { orderId: string }): Promise<void> {
  await transact(call, async (tx) => {
    const order = isOrderId(orderId) ? await lockOrder(tx.db, orderId) : undefined
    const payments = order ? await paymentsOfOrder(tx.db, order) : []
    const awaited = payments.find(({ provider, status }) => provider === 'manual' && (status === 'pending' || status === 'paid'))
    if (!awaited) throw notFound()
    await markCollected(tx, { paymentId: awaited.id })
    return {}
  })
}

/** A provider that could not give money back is asked again, once for each time it failed. False when it was asked often enough. */
export async function askForMoneyAgain(tx: Tx, { orderId, refundId, failedId, amountMinor }: FailedRefund): Promise<boolean> {
  const order = await lockOrder(tx.db, orderId)
  if (!order) return true
  const payments = await paymentsOfOrder(tx.db, order)
  const asked = await refundsOf(
    tx.db,
    payments.map(({ id }) => id),
  )
  if (asked.filter(({ referenceType, referenceId }) => referenceType === REFUND && referenceId === refundId).length >= MAX_ASKED)
    return false
  await askForMoney(tx, order, { refundId, amountMinor, cause: 'asked again', key: `${refundId}.${failedId}` })
  return true
}
