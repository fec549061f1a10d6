/** What payments say about themselves, in the shape of src/facts/payments.ts. */
import { paymentCancelled, paymentFailed, paymentPaid, paymentRefunded, refundFailed } from '#facts/payments.ts'
import { leftToRefund } from './payment.rules.ts'
import type { Payment, Reference } from './payments.sql.ts'
import type { Refund } from './refunds.sql.ts'

export function paidFact(payment: Payment) {
  return paymentPaid({ ...about(payment), amountMinor: payment.amountMinor - payment.waivedMinor })
}

export function failedFact(payment: Payment) {
  return paymentFailed({ ...about(payment), failure: payment.failure ?? 'processingError' })
}

export function cancelledFact(payment: Payment) {
  return paymentCancelled(about(payment))
}

export function refundedFact(payment: Payment, { id, amountMinor, status, ...refund }: Refund) {
  return paymentRefunded({
    ...about(payment),
    ...{ refundId: id, amountMinor, leftMinor: leftToRefund(payment), waived: status === 'waived', cause: referenceOf(refund) },
  })
}

export function refundFailedFact(payment: Payment, { id, amountMinor, ...refund }: Refund) {
  return refundFailed({ ...about(payment), refundId: id, amountMinor, cause: referenceOf(refund) })
}

export function referenceOf({ referenceType, referenceId }: { referenceType: string; referenceId: string }): Reference {
  return { type: referenceType, id: referenceId }
}

function about({ id, provider, method, currency, ...payment }: Payment) {
  return { paymentId: id, reference: referenceOf(payment), provider, method, currency }
}
