/**
 * Cards by Stripe. A payer goes to Stripe's own page (a Checkout Session) and comes back; there they can try one card after another, so
 * a refused card is not yet a failed payment. The session makes a Payment Intent, on which money goes back. Cards never pass
 * through Plaza, and no page of ours loads a foreign script.
 */
import type { Kernel } from '#platform/server/kernel.ts'
import { isSigned } from '#platform/server/signed-body.ts'
import type { Payment } from '../payments.sql.ts'
import type { Provider, ProviderEvent, RefundReport, Report } from './provider.ts'
import { accountOf, askStripe, StripeRefusal } from './stripe-api.ts'

/** The shortest that Stripe allows is 30 minutes from when it gets the request. */
const SESSION_S = 31 * 60

type Session = {
  id: string
  url: string | null
  status: 'open' | 'complete' | 'expired'
  payment_status: 'paid' | 'unpaid' | 'no_payment_required'
  payment_intent: string | null
  amount_total: number
  currency: string
  client_reference_id: string | null
}
type Refund = {
  id: string
  status: 'pending' | 'requires_action' | 'succeeded' | 'failed' | 'canceled'
  failure_reason?: string
  metadata?: { refund?: string }
}
type StripeEvent = { id: string; type: string; data: { object: unknown } }

export const stripe: Provider = {
  name: 'stripe',
  async ask(kernel, payment) {
    const { id, amountMinor, currency, instructions } = payment
    const back = `${kernel.publicOrigin}${instructions.returnPath ?? '/'}`
    return refusedAs({ status: 'failed', providerRef: null, failure: 'processingError' }, async () =>
      reportOf(
        await askStripe<Session>(kernel, {
          path: 'checkout/sessions',
          key: id,
          fields: {
            mode: 'payment',
            'payment_method_types[0]': 'card',
            client_reference_id: id,
            'metadata[payment]': id,
            'payment_intent_data[metadata][payment]': id,
            'line_items[0][quantity]': 1,
            'line_items[0][price_data][currency]': currency.toLowerCase(),
            'line_items[0][price_data][unit_amount]': amountMinor,
            'line_items[0][price_data][product_data][name]': instructions.label ?? id,
            success_url: back,
            cancel_url: back,
            // Of the payment, not of now: asked again under the same key the request has to be the same.
            expires_at: Math.floor(payment.createdAt.getTime() / 1000) + SESSION_S,
          },
        }),
      ),
    )
  },
  look: async (kernel, payment) => (payment.providerRef ? reportOf(await sessionOf(kernel, payment)) : stripe.ask(kernel, payment)),
  async cancel(kernel, payment) {
    const { id, providerRef } = payment
    if (!providerRef) return { status: 'cancelled', providerRef: null }
    try {
      return reportOf(
        await askStripe<Session>(kernel, { path: `checkout/sessions/${providerRef}/expire`, fields: {}, key: `${id}-expire` }),
      )
    } catch (error) {
      // A session that is over cannot be ended: how it ended is what we want to know.
      if (error instanceof StripeRefusal) return reportOf(await sessionOf(kernel, payment))
      throw error
    }
  },
  async refund(kernel, payment, { id, amountMinor }) {
    const { payment_intent: intent } = await sessionOf(kernel, payment)
    return refusedAs<RefundReport>({ status: 'failed', providerRef: null, failure: 'refused' }, async () =>
      refundReportOf(
        await askStripe<Refund>(kernel, {
          path: 'refunds',
          key: id,
          fields: { payment_intent: intent ?? '', amount: amountMinor, 'metadata[refund]': id },
        }),
      ),
    )
  },
  readEvent(kernel, headers, body) {
    if (!isSigned(headers['stripe-signature'], body, accountOf(kernel).webhookSecrets, kernel.now())) return null
    return eventOf(JSON.parse(body.toString('utf8')) as StripeEvent)
  },
}

function sessionOf(kernel: Kernel, { providerRef }: Payment): Promise<Session> {
  return askStripe<Session>(kernel, { path: `checkout/sessions/${providerRef}` })
}

async function refusedAs<R>(refusal: R, ask: () => Promise<R>): Promise<R> {
  try {
    return await ask()
  } catch (error) {
    if (error instanceof StripeRefusal) return refusal
    throw error
  }
}

function reportOf({ id: providerRef, url, status, payment_status, amount_total, currency }: Session): Report {
  if (payment_status === 'paid') return { status: 'paid', providerRef, amountMinor: amount_total, currency: currency.toUpperCase() }
  if (status === 'expired') return { status: 'cancelled', providerRef }
  // Complete and unpaid: the bank is not done yet.
  return { status: 'pending', providerRef, action: status === 'open' && url ? { kind: 'redirect', url } : null }
}

function refundReportOf({ id: providerRef, status, failure_reason }: Refund): RefundReport {
  if (status === 'succeeded') return { status, providerRef }
  return status === 'failed' || status === 'canceled'
    ? { status: 'failed', providerRef, failure: failure_reason ?? status }
    : { status: 'pending', providerRef }
}

/** Events about something else are taken and mean nothing. */
function eventOf({ id, type: kind, data: { object } }: StripeEvent): ProviderEvent {
  if (kind.startsWith('checkout.session.')) {
    const session = object as Session
    const paymentId = session.client_reference_id
    if (!paymentId) return { id, kind, about: 'nothing' }
    const report: Report =
      kind === 'checkout.session.async_payment_failed'
        ? { status: 'failed', providerRef: session.id, failure: 'declined' }
        : reportOf(session)
    return { id, kind, about: 'payment', paymentId, report }
  }
  if (kind.startsWith('refund.')) {
    const refund = object as Refund
    if (refund.metadata?.refund) return { id, kind, about: 'refund', refundId: refund.metadata.refund, report: refundReportOf(refund) }
  }
  return { id, kind, about: 'nothing' }
}
