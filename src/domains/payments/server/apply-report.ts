/** Applies a provider's report about a payment or refund. Repeated reports change nothing. */
import { publish, type Tx } from '#platform/server/transact.ts'
import { PAYMENT_STATES } from './payment.rules.ts'
import { cancelledEvent, failedEvent, paidEvent, refundedEvent, refundFailedEvent } from './payment-events.ts'
import { endPayment, lockPayment, markPaid, restoreToPayment, updatePending } from './payments.sql.ts'
import type { RefundReport, Report } from './providers/provider.ts'
import { findRefund, settleRefund } from './refunds.sql.ts'

/** Ignores unknown payments and reports that match the current status. */
export async function applyReport(tx: Tx, paymentId: string, report: Report): Promise<void> {
  const payment = await lockPayment(tx.db, paymentId)
  if (!payment) return
  if (report.status === 'pending') return updatePending(tx.db, paymentId, report.providerRef, report.action)
  if (report.status === 'paid') {
    const { amountMinor, currency, providerRef, intentRef } = report
    if (amountMinor !== payment.amountMinor || currency !== payment.currency) {
      tx.services.log.error(
        { paymentId, amountMinor, currency },
        'a provider reports another amount than requested; an administrator has to check it',
      )
      return
    }
    const paid = await markPaid(tx.db, paymentId, providerRef, PAYMENT_STATES.before('paid'), tx.now, intentRef)
    if (paid) publish(tx, paidEvent(paid))
    return
  }
  const failure = report.status === 'failed' ? report.failure : null
  const ended = await endPayment(tx.db, paymentId, { status: report.status, failure }, PAYMENT_STATES.before(report.status))
  if (ended) publish(tx, report.status === 'failed' ? failedEvent(ended) : cancelledEvent(ended))
}

/** A refund that the provider refuses is added back to the paid amount. */
export async function applyRefundReport(tx: Tx, refundId: string, report: RefundReport): Promise<void> {
  const known = await findRefund(tx.db, refundId)
  if (!known || report.status === 'pending') return
  const payment = await lockPayment(tx.db, known.paymentId)
  const failure = report.status === 'failed' ? report.failure : null
  const refund = await settleRefund(tx.db, refundId, { status: report.status, providerRef: report.providerRef, failure }, tx.now)
  if (!payment || !refund) return
  if (report.status === 'succeeded') return publish(tx, refundedEvent(payment, refund))
  await restoreToPayment(tx.db, payment.id, refund.amountMinor)
  publish(tx, refundFailedEvent(payment, refund))
}
