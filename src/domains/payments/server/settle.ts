/** What was heard of a payment becomes true, in the caller's transaction. Heard again, it changes nothing. */
import { Failure } from '#platform/server/failure.ts'
import { announce, type Tx } from '#platform/server/transact.ts'
import { cancelledFact, paidFact } from './announcements.ts'
import { statusesBefore } from './payment.rules.ts'
import { endPayment, lockPayment, markPaid, type Payment } from './payments.sql.ts'

/**
 * Cash was taken at the door, or the transfer arrived: what is due is paid. A second time it answers the first. Fails with
 * PAYMENT_NOT_AWAITED for a payment that is not collected by hand, or that nobody waits for any longer.
 */
export async function markCollected(tx: Tx, { paymentId }: { paymentId: string }): Promise<Payment> {
  const payment = await lockPayment(tx.db, paymentId)
  if (!payment) throw new Error(`there is no payment ${paymentId}`)
  if (payment.provider !== 'manual') throw new Failure('PAYMENT_NOT_AWAITED')
  if (payment.status === 'paid') return payment
  const paid = await markPaid(tx.db, paymentId, null, ['pending'], tx.now)
  if (!paid) throw new Failure('PAYMENT_NOT_AWAITED')
  announce(tx, paidFact(paid))
  return paid
}

/**
 * Nobody waits for this payment any longer; one at a provider is called off there by a task. Answers the payment as it is after: one
 * that was paid or failed before stays so, and what was paid is given back by `requestRefund`.
 */
export async function cancelPayment(tx: Tx, { paymentId }: { paymentId: string }): Promise<Payment> {
  const before = await lockPayment(tx.db, paymentId)
  if (!before) throw new Error(`there is no payment ${paymentId}`)
  const cancelled = await endPayment(tx.db, paymentId, { status: 'cancelled', failure: null }, statusesBefore('cancelled'))
  if (!cancelled) return before
  announce(tx, cancelledFact(cancelled))
  return cancelled
}
