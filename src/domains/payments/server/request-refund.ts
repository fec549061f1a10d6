import { refundRequested } from '#facts/payments.ts'
import { Failure } from '#platform/server/failure.ts'
import { announce, type Tx } from '#platform/server/transact.ts'
import { newId } from '#platform/shared/ids.ts'
import { cancelledFact, referenceOf, refundedFact } from './announcements.ts'
import { canGiveBack, leftToRefund } from './payment.rules.ts'
import { lockPayment, type Reference, takeFromPayment } from './payments.sql.ts'
import { insertRefund, type Refund, refundByKey } from './refunds.sql.ts'

export type RefundRequest = {
  paymentId: string
  amountMinor: number
  /** In the words of whoever decides it; shown to nobody who pays. */
  reason: string
  /** Why it is given back: a cancellation, a return … by its owner's id. */
  reference: Reference
  /** One refund, however often it is asked for: the caller's own name of it, unique within the payment. */
  key: string
}

/**
 * Gives money back, in the caller's transaction. What was never collected by hand is no longer owed instead (`waived`). Fails with
 * REFUND_TOO_LARGE `{ leftMinor }` when less is left, also when two ask at once. Asked again with the same key it answers the first.
 */
export async function requestRefund(tx: Tx, { paymentId, amountMinor, reason, reference, key }: RefundRequest): Promise<Refund> {
  const before = await lockPayment(tx.db, paymentId)
  if (!before) throw new Error(`there is no payment ${paymentId}`)
  const first = await refundByKey(tx.db, paymentId, key)
  if (first) return first
  const payment = await takeFromPayment(tx.db, paymentId, amountMinor)
  if (!payment) throw new Failure('REFUND_TOO_LARGE', { leftMinor: canGiveBack(before) ? leftToRefund(before) : 0 })
  const waived = payment.status !== 'paid'
  const byHand = payment.provider === 'manual'
  const refund: Refund = {
    ...{ id: newId('rfd'), paymentId, key, amountMinor, reason, referenceType: reference.type, referenceId: reference.id },
    ...{ status: waived ? 'waived' : byHand ? 'succeeded' : 'pending', providerRef: null, failure: null },
    ...{ requestedAt: tx.now, settledAt: byHand ? tx.now : null },
  }
  await insertRefund(tx.db, refund)
  announce(
    tx,
    byHand ? refundedFact(payment, refund) : refundRequested({ refundId: refund.id, paymentId, reference: referenceOf(payment) }),
  )
  if (payment.status === 'cancelled') announce(tx, cancelledFact(payment))
  return refund
}
