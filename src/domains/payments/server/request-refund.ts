import { refundRequested } from '#events/payments.ts'
import { Failure } from '#platform/server/failure.ts'
import { publish, type Tx } from '#platform/server/transact.ts'
import { newId } from '#platform/shared/ids.ts'
import { canRefund, leftToRefund } from './payment.rules.ts'
import { cancelledEvent, refundedEvent, toReference } from './payment-events.ts'
import { lockPayment, type Reference, subtractFromPayment } from './payments.sql.ts'
import { findRefundByKey, insertRefund, type Refund } from './refunds.sql.ts'

export type RefundRequest = {
  paymentId: string
  amountMinor: number
  /** Internal reason; not shown to the payer. */
  reason: string
  /** The resource that caused the refund. */
  reference: Reference
  /** Idempotency key of the refund, unique within the payment. */
  key: string
}

/**
 * Requests a refund in the caller's transaction. An uncollected manual payment is lowered instead (`waived`). Fails with
 * REFUND_TOO_LARGE `{ leftMinor }` when less is left, also under concurrency. A repeated key returns the first refund.
 */
export async function requestRefund(tx: Tx, { paymentId, amountMinor, reason, reference, key }: RefundRequest): Promise<Refund> {
  const before = await lockPayment(tx.db, paymentId)
  if (!before) throw new Error(`there is no payment ${paymentId}`)
  const first = await findRefundByKey(tx.db, paymentId, key)
  if (first) return first
  const payment = await subtractFromPayment(tx.db, paymentId, amountMinor)
  if (!payment) throw new Failure('REFUND_TOO_LARGE', { leftMinor: canRefund(before) ? leftToRefund(before) : 0 })
  const waived = payment.status !== 'paid'
  const byHand = payment.provider === 'manual'
  const refund: Refund = {
    id: newId('rfd'),
    paymentId,
    key,
    amountMinor,
    reason,
    referenceType: reference.type,
    referenceId: reference.id,
    status: waived ? 'waived' : byHand ? 'succeeded' : 'pending',
    providerRef: null,
    failure: null,
    requestedAt: tx.now,
    settledAt: byHand ? tx.now : null,
  }
  await insertRefund(tx.db, refund)
  publish(
    tx,
    byHand ? refundedEvent(payment, refund) : refundRequested({ refundId: refund.id, paymentId, reference: toReference(payment) }),
  )
  if (payment.status === 'cancelled') publish(tx, cancelledEvent(payment))
  return refund
}
