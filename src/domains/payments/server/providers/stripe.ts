/**
 * Card payments by Stripe. The payer is redirected to a Stripe Checkout Session, where they can try several cards, so a declined card is
 * not a failed payment. Refunds use the session's Payment Intent. Card data never passes through Plaza, and no page loads a third-party
 * script.
 */
import type { Services } from '#platform/server/services.ts'
import { isSigned } from '#platform/server/signed-body.ts'
import type { Payment } from '../payments.sql.ts'
import type { Provider, ProviderEvent, RefundReport, Report } from './provider.ts'
import { callStripe, StripeRefusal, stripeAccountFor } from './stripe-api.ts'

/** Stripe requires at least 30 minutes from when it receives the request; one more minute covers the delay. */
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
  async ask(services, payment) {
    const { id, amountMinor, currency, instructions } = payment
    const back = `${services.publicOrigin}${instructions.returnPath ?? '/'}`
    return withRefusal({ status: 'failed', providerRef: null, failure: 'processingError' }, async () =>
      toReport(
        await callStripe<Session>(services, {
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
            // Based on the creation time: a retry under the same idempotency key must send the same request.
            expires_at: Math.floor(payment.createdAt.getTime() / 1000) + SESSION_S,
          },
        }),
      ),
    )
  },
  look: async (services, payment) => (payment.providerRef ? toReport(await loadSession(services, payment)) : stripe.ask(services, payment)),
  async cancel(services, payment) {
    const { id, providerRef } = payment
    if (!providerRef) return { status: 'cancelled', providerRef: null }
    try {
      return toReport(
        await callStripe<Session>(services, { path: `checkout/sessions/${providerRef}/expire`, fields: {}, key: `${id}-expire` }),
      )
    } catch (error) {
      // A finished session cannot be expired, so its outcome is reported instead.
      if (error instanceof StripeRefusal) return toReport(await loadSession(services, payment))
      throw error
    }
  },
  async refund(services, payment, { id, amountMinor }) {
    const { payment_intent: intent } = await loadSession(services, payment)
    return withRefusal<RefundReport>({ status: 'failed', providerRef: null, failure: 'refused' }, async () =>
      toRefundReport(
        await callStripe<Refund>(services, {
          path: 'refunds',
          key: id,
          fields: { payment_intent: intent ?? '', amount: amountMinor, 'metadata[refund]': id },
        }),
      ),
    )
  },
  readEvent(services, headers, body) {
    if (!isSigned(headers['stripe-signature'], body, stripeAccountFor(services).webhookSecrets, services.now())) return null
    return toProviderEvent(JSON.parse(body.toString('utf8')) as StripeEvent)
  },
}

function loadSession(services: Services, { providerRef }: Payment): Promise<Session> {
  return callStripe<Session>(services, { path: `checkout/sessions/${providerRef}` })
}

async function withRefusal<R>(refusal: R, ask: () => Promise<R>): Promise<R> {
  try {
    return await ask()
  } catch (error) {
    if (error instanceof StripeRefusal) return refusal
    throw error
  }
}

function toReport({ id: providerRef, url, status, payment_status, amount_total, currency }: Session): Report {
  if (payment_status === 'paid') return { status: 'paid', providerRef, amountMinor: amount_total, currency: currency.toUpperCase() }
  if (status === 'expired') return { status: 'cancelled', providerRef }
  // A complete but unpaid session waits for the bank.
  return { status: 'pending', providerRef, action: status === 'open' && url ? { kind: 'redirect', url } : null }
}

function toRefundReport({ id: providerRef, status, failure_reason }: Refund): RefundReport {
  if (status === 'succeeded') return { status, providerRef }
  return status === 'failed' || status === 'canceled'
    ? { status: 'failed', providerRef, failure: failure_reason ?? status }
    : { status: 'pending', providerRef }
}

/** Other event types are acknowledged and ignored. */
function toProviderEvent({ id, type: kind, data: { object } }: StripeEvent): ProviderEvent {
  if (kind.startsWith('checkout.session.')) {
    const session = object as Session
    const paymentId = session.client_reference_id
    if (!paymentId) return { id, kind, about: 'nothing' }
    const report: Report =
      kind === 'checkout.session.async_payment_failed'
        ? { status: 'failed', providerRef: session.id, failure: 'declined' }
        : toReport(session)
    return { id, kind, about: 'payment', paymentId, report }
  }
  if (kind.startsWith('refund.')) {
    const refund = object as Refund
    if (refund.metadata?.refund) return { id, kind, about: 'refund', refundId: refund.metadata.refund, report: toRefundReport(refund) }
  }
  return { id, kind, about: 'nothing' }
}
