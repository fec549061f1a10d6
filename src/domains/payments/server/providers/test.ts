/**
 * Cards with fixed outcomes, for a demo: nothing is charged anywhere. Like a real provider it answers when it is asked and reports by
 * signed webhooks, through the same door; what `delayed`, `duplicated` and `early` cards report comes late, twice, and before the answer.
 */
import type { Kernel } from '#platform/server/kernel.ts'
import { askOutside } from '#platform/server/outbound.ts'
import { isSigned, signBody } from '#platform/server/signed-body.ts'
import type { Payment } from '../payments.sql.ts'
import type { Provider, Report } from './provider.ts'

export const DELAY_MS = 20_000
const SIGNATURE = 'plaza-test-signature'

export const test: Provider = {
  name: 'test',
  async ask(kernel, payment) {
    if (payment.instructions.card === 'early') await reportPaid(kernel, payment)
    return outcomeOf(payment, false)
  },
  look: async ({ now }, payment) => outcomeOf(payment, now().getTime() - payment.createdAt.getTime() >= DELAY_MS),
  /** As at a bank: what was on its way comes all the same. */
  cancel: async (_kernel, { id }) => ({ status: 'cancelled', providerRef: refOf(id) }),
  refund: async (_kernel, _payment, { id }) => ({ status: 'succeeded', providerRef: refOf(id) }),
  readEvent(kernel, headers, body) {
    if (!isSigned(headers[SIGNATURE], body, [secretOf(kernel)], kernel.now())) return null
    const { id, paymentId, amountMinor, currency } = JSON.parse(body.toString('utf8')) as TestEvent
    return {
      id,
      kind: 'paid',
      about: 'payment',
      paymentId,
      report: { status: 'paid', providerRef: refOf(paymentId), amountMinor, currency },
    }
  },
}

type TestEvent = { id: string; paymentId: string; amountMinor: number; currency: string }

/** When the webhooks of a payment come, counted from the answer; each of them is the same event. */
export function reportsOf({ instructions: { card } }: Payment): number[] {
  if (card === 'delayed') return [DELAY_MS]
  return card === 'duplicated' ? [0, 0] : []
}

/** Sends the webhook of a payment that was accepted. */
export async function reportPaid(
  kernel: Kernel,
  { id: paymentId, amountMinor, currency }: Pick<Payment, 'id' | 'amountMinor' | 'currency'>,
): Promise<void> {
  const body = JSON.stringify({ id: `evt_${paymentId}`, paymentId, amountMinor, currency } satisfies TestEvent)
  const { status } = await askOutside({
    method: 'POST',
    url: `${kernel.publicOrigin}/webhooks/payments/test`,
    headers: { 'content-type': 'application/json', [SIGNATURE]: signBody(Buffer.from(body), secretOf(kernel), kernel.now()) },
    body,
  })
  if (status !== 200) throw new Error(`the webhook of a test payment was answered ${status}`)
}

function outcomeOf({ id, instructions: { card, confirmed }, amountMinor, currency }: Payment, delayOver: boolean): Report {
  const providerRef = refOf(id)
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

function refOf(id: string): string {
  return `test_${id}`
}

function secretOf(kernel: Kernel): Buffer {
  return kernel.secretFor('test-payments')
}
