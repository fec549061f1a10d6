import { defineEvent } from '#platform/shared/domain-event.ts'

type Reference = { type: string; id: string }
type PaymentPayload = { paymentId: string; reference: Reference; provider: string; method: string; currency: string }

/** A payment has to be started at its provider. Only the payments domain handles this event. */
export const paymentRequested = defineEvent<{ paymentId: string; reference: Reference }>()(
  'payments.requested',
  ({ reference }) => reference.id,
)

type DisputeStatus = 'inquiry' | 'open' | 'won' | 'lost'

/** Money arrived: `amountMinor` excludes amounts waived before. A failed or canceled payment can still be paid late. */
export const paymentPaid = defineEvent<PaymentPayload & { amountMinor: number }>()('payments.paid', ({ reference }) => reference.id)

/** The provider declined the payment; `failure` is its reason as one of the contract's codes. */
export const paymentFailed = defineEvent<PaymentPayload & { failure: string }>()('payments.failed', ({ reference }) => reference.id)

/** The payment is no longer needed. */
export const paymentCancelled = defineEvent<PaymentPayload>()('payments.cancelled', ({ reference }) => reference.id)

/** A refund has to be started at the provider. Only the payments domain handles this event. */
export const refundRequested = defineEvent<{ refundId: string; paymentId: string; reference: Reference }>()(
  'payments.refundRequested',
  ({ reference }) => reference.id,
)

/**
 * `amountMinor` was refunded or, when `waived`, is no longer owed. `reference` is the payment's, `cause` the reason of the refund, such
 * as a return; `leftMinor` is the amount that can still be refunded.
 */
export const paymentRefunded = defineEvent<
  PaymentPayload & { refundId: string; amountMinor: number; leftMinor: number; waived: boolean; cause: Reference }
>()('payments.refunded', ({ reference }) => reference.id)

/**
 * A payer disputes a payment at their bank, or the bank decided. A snapshot: `withdrawn` and `reinstated` say whether the bank took the
 * money and gave it back. `inquiry` moves no money. `before` is the status before this change, null for a dispute that is new.
 */
export const disputeChanged = defineEvent<
  PaymentPayload & {
    disputeId: string
    amountMinor: number
    status: DisputeStatus
    before: DisputeStatus | null
    withdrawn: boolean
    reinstated: boolean
  }
>()('payments.disputeChanged', ({ reference }) => reference.id)

/** The provider could not refund `amountMinor`; the refund can be requested again. */
export const refundFailed = defineEvent<PaymentPayload & { refundId: string; amountMinor: number; cause: Reference }>()(
  'payments.refundFailed',
  ({ reference }) => reference.id,
)
