/** Builds the domain events of payments (src/events/payments.ts). */
import { disputeChanged, paymentCancelled, paymentFailed, paymentPaid, paymentRefunded, refundFailed } from '#events/payments.ts'
import type { DisputeStatus } from '../contract.ts'
import type { Dispute } from './disputes.sql.ts'
import { leftToRefund } from './payment.rules.ts'
import type { Payment, Reference } from './payments.sql.ts'
import type { Refund } from './refunds.sql.ts'

export function paidEvent(payment: Payment) {
  return paymentPaid({ ...eventPayload(payment), amountMinor: payment.amountMinor - payment.waivedMinor })
}

export function failedEvent(payment: Payment) {
  return paymentFailed({ ...eventPayload(payment), failure: payment.failure ?? 'processingError' })
}

export function cancelledEvent(payment: Payment) {
  return paymentCancelled(eventPayload(payment))
}

export function refundedEvent(payment: Payment, { id, amountMinor, status, ...refund }: Refund) {
  return paymentRefunded({
    ...eventPayload(payment),
    refundId: id,
    amountMinor,
    leftMinor: leftToRefund(payment),
    waived: status === 'waived',
    cause: toReference(refund),
  })
}

export function disputeEvent(payment: Payment, { id, amountMinor, status, withdrawn, reinstated }: Dispute, before: DisputeStatus | null) {
  return disputeChanged({ ...eventPayload(payment), disputeId: id, amountMinor, status, before, withdrawn, reinstated })
}

export function refundFailedEvent(payment: Payment, { id, amountMinor, ...refund }: Refund) {
  return refundFailed({ ...eventPayload(payment), refundId: id, amountMinor, cause: toReference(refund) })
}

export function toReference({ referenceType, referenceId }: { referenceType: string; referenceId: string }): Reference {
  return { type: referenceType, id: referenceId }
}

function eventPayload({ id, provider, method, currency, ...payment }: Payment) {
  return { paymentId: id, reference: toReference(payment), provider, method, currency }
}
