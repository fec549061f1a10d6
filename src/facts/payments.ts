import { defineFact } from '#platform/shared/fact.ts'

type Reference = { type: string; id: string }
type About = { paymentId: string; reference: Reference; provider: string; method: string; currency: string }

/** A payment waits for its provider to be asked. Heard by payments alone. */
export const paymentRequested = defineFact<{ paymentId: string; reference: Reference }>()(
  'payments.requested',
  ({ reference }) => reference.id,
)

/** Money came: `amountMinor` is what came, without what was waived before. A payment that failed or was cancelled can still be paid, late. */
export const paymentPaid = defineFact<About & { amountMinor: number }>()('payments.paid', ({ reference }) => reference.id)

/** The provider refused; `failure` is its reason as one of the contract's codes. */
export const paymentFailed = defineFact<About & { failure: string }>()('payments.failed', ({ reference }) => reference.id)

/** Nobody waits for this payment any longer. */
export const paymentCancelled = defineFact<About>()('payments.cancelled', ({ reference }) => reference.id)

/** Money is to go back. Heard by payments alone. */
export const refundRequested = defineFact<{ refundId: string; paymentId: string; reference: Reference }>()(
  'payments.refundRequested',
  ({ reference }) => reference.id,
)

/**
 * `amountMinor` went back, or (`waived`) is no longer owed. `reference` is the payment's, `cause` what the refund was asked for, say a
 * return; `leftMinor` is what could still be given back.
 */
export const paymentRefunded = defineFact<
  About & { refundId: string; amountMinor: number; leftMinor: number; waived: boolean; cause: Reference }
>()('payments.refunded', ({ reference }) => reference.id)

/** The provider could not give `amountMinor` back: it can be asked for again. */
export const refundFailed = defineFact<About & { refundId: string; amountMinor: number; cause: Reference }>()(
  'payments.refundFailed',
  ({ reference }) => reference.id,
)
