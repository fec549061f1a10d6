/** What a provider said becomes true, in one transaction, whoever heard it and however often. */
import { announce, type Tx } from '#platform/server/transact.ts'
import { cancelledFact, failedFact, paidFact, refundedFact, refundFailedFact } from './announcements.ts'
import { statusesBefore } from './payment.rules.ts'
import { endPayment, lockPayment, markPaid, notePending, returnToPayment } from './payments.sql.ts'
import type { RefundReport, Report } from './providers/provider.ts'
import { refundById, settleRefund } from './refunds.sql.ts'

/** Somebody else's payment, and one that is already as reported, are passed over. */
export async function applyReport(tx: Tx, paymentId: string, report: Report): Promise<void> {
  const payment = await lockPayment(tx.db, paymentId)
  if (!payment) return
  if (report.status === 'pending') return notePending(tx.db, paymentId, report.providerRef, report.action)
  if (report.status === 'paid') {
    const { amountMinor, currency, providerRef } = report
    if (amountMinor !== payment.amountMinor || currency !== payment.currency) {
      tx.kernel.log.error(
        { paymentId, amountMinor, currency },
        'a provider reports another amount than was asked for; somebody has to look',
      )
      return
    }
    const paid = await markPaid(tx.db, paymentId, providerRef, statusesBefore('paid'), tx.now)
    if (paid) announce(tx, paidFact(paid))
    return
  }
  const failure = report.status === 'failed' ? report.failure : null
  const ended = await endPayment(tx.db, paymentId, { status: report.status, failure }, statusesBefore(report.status))
  if (ended) announce(tx, report.status === 'failed' ? failedFact(ended) : cancelledFact(ended))
}

/** What a provider refuses to give back is counted as paid again. */
export async function applyRefundReport(tx: Tx, refundId: string, report: RefundReport): Promise<void> {
  const known = await refundById(tx.db, refundId)
  if (!known || report.status === 'pending') return
  const payment = await lockPayment(tx.db, known.paymentId)
  const failure = report.status === 'failed' ? report.failure : null
  const refund = await settleRefund(tx.db, refundId, { status: report.status, providerRef: report.providerRef, failure }, tx.now)
  if (!payment || !refund) return
  if (report.status === 'succeeded') return announce(tx, refundedFact(payment, refund))
  await returnToPayment(tx.db, payment.id, refund.amountMinor)
  announce(tx, refundFailedFact(payment, refund))
}
