/** Settles payments in the caller's transaction. Every function is idempotent. */
import { paymentRequested } from '#events/payments.ts'
import { Failure } from '#platform/server/failure.ts'
import { publish, type Tx } from '#platform/server/transact.ts'
import { PAYMENT_STATES } from './payment.rules.ts'
import { cancelledEvent, paidEvent, toReference } from './payment-events.ts'
import { endPayment, lockPayment, markPaid, type Payment, saveChallengeAnswer } from './payments.sql.ts'

/**
 * Marks a manual payment as paid: cash was collected or a transfer arrived. A second call returns the same payment. Fails with
 * PAYMENT_NOT_AWAITED for a payment that is not manual or no longer pending.
 */
export async function markCollected(tx: Tx, { paymentId }: { paymentId: string }): Promise<Payment> {
  const payment = await lockPayment(tx.db, paymentId)
  if (!payment) throw new Error(`there is no payment ${paymentId}`)
  if (payment.provider !== 'manual') throw new Failure('PAYMENT_NOT_AWAITED')
  if (payment.status === 'paid') return payment
  const paid = await markPaid(tx.db, paymentId, null, ['pending'], tx.now)
  if (!paid) throw new Failure('PAYMENT_NOT_AWAITED')
  publish(tx, paidEvent(paid))
  return paid
}

/**
 * Cancels a pending payment; a task cancels it at its provider. Returns the payment after the call: a paid or failed one is unchanged,
 * and a paid one is refunded by `requestRefund`.
 */
export async function cancelPayment(tx: Tx, { paymentId }: { paymentId: string }): Promise<Payment> {
  const before = await lockPayment(tx.db, paymentId)
  if (!before) throw new Error(`there is no payment ${paymentId}`)
  const cancelled = await endPayment(tx.db, paymentId, { status: 'cancelled', failure: null }, PAYMENT_STATES.before('cancelled'))
  if (!cancelled) return before
  publish(tx, cancelledEvent(cancelled))
  return cancelled
}

/** Saves the payer's answer to a challenge and asks the provider again. Does nothing without an open challenge. */
export async function answerChallenge(tx: Tx, { paymentId, confirmed }: { paymentId: string; confirmed: boolean }): Promise<void> {
  const payment = await lockPayment(tx.db, paymentId)
  if (!payment || !(await saveChallengeAnswer(tx.db, paymentId, confirmed))) return
  publish(tx, paymentRequested({ paymentId, reference: toReference(payment) }))
}
