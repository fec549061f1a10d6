/**
 * Demo provider with test cards of fixed outcomes; nothing is charged. Like a real provider it responds to requests and sends signed
 * webhooks to the same entry point. Webhooks of `delayed`, `duplicated` and `early` cards arrive late, twice, and before the response.
 */

import { requestOutbound } from '#platform/server/outbound.ts'
import type { Services } from '#platform/server/services.ts'
import { isSigned, signBody } from '#platform/server/signed-body.ts'
import type { Payment } from '../payments.sql.ts'
import type { Provider, Report } from './provider.ts'

export const DELAY_MS = 20_000
const SIGNATURE = 'plaza-test-signature'

export const test: Provider = {
  name: 'test',
  async ask(services, payment) {
    if (payment.instructions.card === 'early') await reportPaid(services, payment)
    return outcomeFor(payment, false)
  },
  look: async ({ now }, payment) => outcomeFor(payment, now().getTime() - payment.createdAt.getTime() >= DELAY_MS),
  /** As at a real bank, a cancelled payment can still go through. */
  cancel: async (_services, { id }) => ({ status: 'cancelled', providerRef: providerRefFor(id) }),
  refund: async (_services, _payment, { id }) => ({ status: 'succeeded', providerRef: providerRefFor(id) }),
  async readEvent(services, headers, body) {
    if (!isSigned(headers[SIGNATURE], body, [webhookSecretFor(services)], services.now())) return null
    const { id, paymentId, amountMinor, currency } = JSON.parse(body.toString('utf8')) as TestEvent
    return {
      id,
      kind: 'paid',
      about: 'payment',
      paymentId,
      report: { status: 'paid', providerRef: providerRefFor(paymentId), amountMinor, currency },
    }
  },
}

type TestEvent = { id: string; paymentId: string; amountMinor: number; currency: string }

/** Delays of a payment's webhooks in milliseconds after the response; all of them send the same event. */
export function webhookDelaysFor({ instructions: { card } }: Payment): number[] {
  if (card === 'delayed') return [DELAY_MS]
  return card === 'duplicated' ? [0, 0] : []
}

/** Sends the webhook of an accepted payment. */
export async function reportPaid(
  services: Services,
  { id: paymentId, amountMinor, currency }: Pick<Payment, 'id' | 'amountMinor' | 'currency'>,
): Promise<void> {
  const body = JSON.stringify({ id: `evt_${paymentId}`, paymentId, amountMinor, currency } satisfies TestEvent)
  const { status } = await requestOutbound({
    method: 'POST',
    url: `${services.publicOrigin}/webhooks/payments/test`,
    headers: { 'content-type': 'application/json', [SIGNATURE]: signBody(Buffer.from(body), webhookSecretFor(services), services.now()) },
    body,
  })
  if (status !== 200) throw new Error(`the webhook of a test payment got status ${status}`)
}

function outcomeFor({ id, instructions: { card, confirmed }, amountMinor, currency }: Payment, delayOver: boolean): Report {
  const providerRef = providerRefFor(id)
  const paid: Report = { status: 'paid', providerRef, amountMinor, currency }
  switch (card) {
    case 'declined':
    case 'insufficientFunds':
    case 'expiredCard':
    case 'processingError':
      return { status: 'failed', providerRef, failure: card }
    case 'challenge':
      if (confirmed === undefined) return { status: 'pending', providerRef, action: { kind: 'challenge' } }
      return confirmed ? paid : { status: 'failed', providerRef, failure: 'notConfirmed' }
    case 'delayed':
      return delayOver ? paid : { status: 'pending', providerRef, action: null }
    case undefined:
      return { status: 'failed', providerRef, failure: 'declined' }
    default:
      return paid
  }
}

export function providerRefFor(id: string): string {
  return `test_${id}`
}

function webhookSecretFor(services: Services): Buffer {
  return services.secretFor('test-payments')
}
