/**
 * Card payments by Stripe. The payer is redirected to a Stripe Checkout Session, where they can try several cards, so a declined card is
 * not a failed payment. The methods are those of the account's settings. Refunds use the session's Payment Intent. Card data never passes
 * through Plaza, and no page loads a third-party script.
 */
import type Stripe from 'stripe'
import type { Services } from '#platform/server/services.ts'
import type { DisputeStatus } from '../../contract.ts'
import type { Payment } from '../payments.sql.ts'
import type { DisputeReport, Provider, ProviderEvent, RefundReport, Report } from './provider.ts'
import { idOf, isRefusal, stripeAccountFor, stripeFor } from './stripe-api.ts'

/** Stripe requires at least 30 minutes from when it receives the request; one more minute covers the delay. */
const SESSION_S = 31 * 60
const TOLERANCE_S = 300

type Session = Stripe.Checkout.Session

export const stripe: Provider = {
  name: 'stripe',
  async ask(services, payment) {
    const { id, amountMinor, currency, instructions } = payment
    const { email, label, returnPath } = instructions
    const back = `${services.publicOrigin}${returnPath ?? '/'}`
    const { checkout } = await stripeFor(services)
    const price = { currency: currency.toLowerCase(), unit_amount: amountMinor, product_data: { name: label ?? id } }
    return withRefusal({ status: 'failed', providerRef: null, failure: 'processingError' }, async () =>
      toReport(
        await checkout.sessions.create(
          {
            mode: 'payment',
            client_reference_id: id,
            metadata: { payment: id },
            payment_intent_data: { metadata: { payment: id }, ...(email && { receipt_email: email }) },
            ...(email && { customer_email: email }),
            line_items: [{ quantity: 1, price_data: price }],
            success_url: back,
            cancel_url: back,
            // Based on the creation time: a retry under the same idempotency key must send the same request.
            expires_at: Math.floor(payment.createdAt.getTime() / 1000) + SESSION_S,
          },
          { idempotencyKey: id },
        ),
      ),
    )
  },
  look: async (services, payment) => (payment.providerRef ? toReport(await loadSession(services, payment)) : stripe.ask(services, payment)),
  async cancel(services, payment) {
    const { id, providerRef } = payment
    if (!providerRef) return { status: 'cancelled', providerRef: null }
    try {
      const { checkout } = await stripeFor(services)
      return toReport(await checkout.sessions.expire(providerRef, {}, { idempotencyKey: `${id}-expire` }))
    } catch (error) {
      // A finished session cannot be expired, so its outcome is reported instead.
      if (await isRefusal(error)) return toReport(await loadSession(services, payment))
      throw error
    }
  },
  async refund(services, payment, { id, amountMinor }) {
    const intent = idOf((await loadSession(services, payment)).payment_intent)
    const { refunds } = await stripeFor(services)
    return withRefusal<RefundReport>({ status: 'failed', providerRef: null, failure: 'refused' }, async () =>
      toRefundReport(
        await refunds.create({ payment_intent: intent ?? '', amount: amountMinor, metadata: { refund: id } }, { idempotencyKey: id }),
      ),
    )
  },
  async findByIntent(services, intentRef) {
    const { paymentIntents } = await stripeFor(services)
    return (await paymentIntents.retrieve(intentRef)).metadata['payment'] ?? null
  },
  async readEvent(services, headers, body) {
    const event = await readSigned(services, headers['stripe-signature'], body)
    return event && toProviderEvent(event)
  },
}

/** Null when none of the secrets signed exactly this body in the last five minutes. */
async function readSigned(services: Services, signature: string | undefined, body: Buffer): Promise<Stripe.Event | null> {
  if (!signature) return null
  const { webhooks } = await stripeFor(services)
  const receivedAt = services.now().getTime()
  for (const secret of stripeAccountFor(services).webhookSecrets) {
    try {
      return webhooks.constructEvent(body, signature, secret, TOLERANCE_S, undefined, receivedAt)
    } catch {
      // Signed with another secret, or not at all.
    }
  }
  return null
}

async function loadSession(services: Services, { providerRef }: Payment): Promise<Session> {
  const { checkout } = await stripeFor(services)
  return checkout.sessions.retrieve(providerRef ?? '')
}

async function withRefusal<R>(refusal: R, ask: () => Promise<R>): Promise<R> {
  try {
    return await ask()
  } catch (error) {
    if (await isRefusal(error)) return refusal
    throw error
  }
}

function toReport({ id: providerRef, url, status, payment_status, payment_intent, amount_total, currency }: Session): Report {
  if (payment_status === 'paid') {
    const intentRef = idOf(payment_intent)
    return { status: 'paid', providerRef, intentRef, amountMinor: amount_total ?? 0, currency: (currency ?? '').toUpperCase() }
  }
  if (status === 'expired') return { status: 'cancelled', providerRef }
  // A complete but unpaid session waits for the bank.
  return { status: 'pending', providerRef, action: status === 'open' && url ? { kind: 'redirect', url } : null }
}

function toRefundReport({ id: providerRef, status, failure_reason }: Stripe.Refund): RefundReport {
  if (status === 'succeeded') return { status, providerRef }
  return status === 'failed' || status === 'canceled'
    ? { status: 'failed', providerRef, failure: failure_reason ?? status }
    : { status: 'pending', providerRef }
}

/** Other event types are acknowledged and ignored. */
function toProviderEvent(event: Stripe.Event): ProviderEvent {
  const { id, type: kind } = event
  switch (event.type) {
    case 'checkout.session.completed':
    case 'checkout.session.expired':
    case 'checkout.session.async_payment_succeeded':
    case 'checkout.session.async_payment_failed': {
      const session = event.data.object
      const paymentId = session.client_reference_id
      if (!paymentId) return { id, kind, about: 'nothing' }
      const failed = event.type === 'checkout.session.async_payment_failed'
      const report: Report = failed ? { status: 'failed', providerRef: session.id, failure: 'declined' } : toReport(session)
      return { id, kind, about: 'payment', paymentId, report }
    }
    case 'refund.created':
    case 'refund.updated':
    case 'refund.failed': {
      const refund = event.data.object
      const refundId = refund.metadata?.['refund']
      return refundId ? { id, kind, about: 'refund', refundId, report: toRefundReport(refund) } : { id, kind, about: 'nothing' }
    }
    case 'charge.dispute.created':
    case 'charge.dispute.updated':
    case 'charge.dispute.closed':
    case 'charge.dispute.funds_withdrawn':
    case 'charge.dispute.funds_reinstated': {
      const report = toDisputeReport(event.data.object, kind)
      return report ? { id, kind, about: 'dispute', report } : { id, kind, about: 'nothing' }
    }
    default:
      return { id, kind, about: 'nothing' }
  }
}

const DISPUTE_STATUSES: Partial<Record<Stripe.Dispute.Status, DisputeStatus>> = {
  warning_needs_response: 'inquiry',
  warning_under_review: 'inquiry',
  // The bank asked and did not go on, so nothing was taken.
  warning_closed: 'won',
  prevented: 'won',
  won: 'won',
  lost: 'lost',
}

/** Null for a payment that Plaza did not ask for. */
function toDisputeReport(dispute: Stripe.Dispute, kind: string): DisputeReport | null {
  const { id: providerRef, amount, currency, status, reason, payment_intent, balance_transactions, evidence_details } = dispute
  const intentRef = idOf(payment_intent)
  if (!intentRef) return null
  return {
    providerRef,
    intentRef,
    currency: currency.toUpperCase(),
    amountMinor: amount,
    status: DISPUTE_STATUSES[status] ?? 'open',
    reason,
    dueBy: evidence_details?.due_by ? new Date(evidence_details.due_by * 1000) : null,
    withdrawn: kind.endsWith('.funds_withdrawn') || (balance_transactions ?? []).some((moved) => moved.amount < 0),
    reinstated: kind.endsWith('.funds_reinstated') || (balance_transactions ?? []).some((moved) => moved.amount > 0),
  }
}
