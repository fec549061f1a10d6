/**
 * Interface of a payment provider. Background tasks call it after the commit, with the payment's id as idempotency key. A new provider
 * is a file in this folder and passes providers.test.ts.
 */
import type { Services } from '#platform/server/services.ts'
import type { DisputeStatus, PaymentFailure } from '../../contract.ts'
import type { Action, Payment, ProviderName } from '../payments.sql.ts'
import type { Refund } from '../refunds.sql.ts'

export type Report =
  | { status: 'pending'; providerRef: string; action: Action | null }
  | { status: 'paid'; providerRef: string; intentRef?: string | null; amountMinor: number; currency: string }
  | { status: 'failed'; providerRef: string | null; failure: PaymentFailure }
  | { status: 'cancelled'; providerRef: string | null }

export type RefundReport =
  | { status: 'pending'; providerRef: string }
  | { status: 'succeeded'; providerRef: string }
  | { status: 'failed'; providerRef: string | null; failure: string }

/** What a provider says of a dispute now. `intentRef` is its id of the disputed transfer. */
export type DisputeReport = {
  providerRef: string
  intentRef: string
  currency: string
  amountMinor: number
  status: DisputeStatus
  reason: string
  dueBy: Date | null
  withdrawn: boolean
  reinstated: boolean
}

/** A provider's webhook event, reduced to its report about a payment or refund of Plaza. */
export type ProviderEvent = { id: string; kind: string } & (
  | { about: 'payment'; paymentId: string; report: Report }
  | { about: 'refund'; refundId: string; report: RefundReport }
  | { about: 'dispute'; report: DisputeReport }
  | { about: 'nothing' }
)

export type Provider = {
  name: ProviderName
  /** Requests the payment. */
  ask(services: Services, payment: Payment): Promise<Report>
  /** Reads the current status. */
  look(services: Services, payment: Payment): Promise<Report>
  /** Cancels the payment. If it went through before, the report says `paid`. */
  cancel(services: Services, payment: Payment): Promise<Report>
  refund(services: Services, payment: Payment, refund: Refund): Promise<RefundReport>
  /** The payment behind a transfer that Plaza has not stored yet. */
  findByIntent?(services: Services, intentRef: string): Promise<string | null>
  /** Parses a webhook. Null when the signature of the raw body is missing, wrong or too old. */
  readEvent(services: Services, headers: Readonly<Record<string, string | undefined>>, body: Buffer): Promise<ProviderEvent | null>
}
