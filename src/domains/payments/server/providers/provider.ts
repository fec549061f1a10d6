/**
 * What a way of paying can do. A provider is asked by background tasks, after the commit, under the payment's own id as key:
 * asked twice it answers the same. A new provider is a file beside this one and passes provider.test.ts.
 */
import type { Kernel } from '#platform/server/kernel.ts'
import type { PaymentFailure } from '../../contract.ts'
import type { Action, Payment, ProviderName } from '../payments.sql.ts'
import type { Refund } from '../refunds.sql.ts'

export type Report =
  | { status: 'pending'; providerRef: string; action: Action | null }
  | { status: 'paid'; providerRef: string; amountMinor: number; currency: string }
  | { status: 'failed'; providerRef: string | null; failure: PaymentFailure }
  | { status: 'cancelled'; providerRef: string | null }

export type RefundReport =
  | { status: 'pending'; providerRef: string }
  | { status: 'succeeded'; providerRef: string }
  | { status: 'failed'; providerRef: string | null; failure: string }

/** One event of a provider, as far as it says something about a payment or a refund of ours. */
export type ProviderEvent = { id: string; kind: string } & (
  | { about: 'payment'; paymentId: string; report: Report }
  | { about: 'refund'; refundId: string; report: RefundReport }
  | { about: 'nothing' }
)

export type Provider = {
  name: ProviderName
  /** Asks for the money. */
  ask(kernel: Kernel, payment: Payment): Promise<Report>
  /** How it stands now. */
  look(kernel: Kernel, payment: Payment): Promise<Report>
  /** Nobody waits any longer; what was paid meanwhile is reported as such. */
  cancel(kernel: Kernel, payment: Payment): Promise<Report>
  refund(kernel: Kernel, payment: Payment, refund: Refund): Promise<RefundReport>
  /** Who signed the raw body of a webhook is checked first: null when it was not the provider, or too long ago. */
  readEvent(kernel: Kernel, headers: Readonly<Record<string, string | undefined>>, body: Buffer): ProviderEvent | null
}
