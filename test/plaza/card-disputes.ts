/** Card payments that shoppers dispute at their bank, as Stripe's webhooks report them. */
import { expect } from 'vitest'
import type { OrderView } from '#domains/orders/contract.ts'
import { openFakeStripe, STRIPE_SECRET } from './fake-stripe.ts'
import type { TestPlaza } from './open.ts'
import { withPayments } from './payments-config.ts'

export type CardDispute = {
  id: string
  payment_intent: string
  amount: number
  currency: string
  reason: string
  evidence_details: { due_by: number }
}

export type CardDisputes = {
  /** Turns an order's payment into one by card. Without `stored`, only Stripe knows which payment it is. */
  dispute(order: OrderView, options?: { stored?: boolean; amountMinor?: number }): Promise<CardDispute>
  /** `kind` is what happened, such as `created` or `closed`; `status` is Stripe's. */
  report(disputed: CardDispute, kind: string, status: string): Promise<void>
  close(): Promise<void>
}

export async function openCardDisputes(plaza: TestPlaza): Promise<CardDisputes> {
  const fake = await openFakeStripe()
  plaza.services.config = withPayments({ stripe: { secretKey: 'sk_test_plaza', webhookSecrets: [STRIPE_SECRET], apiUrl: fake.url } })
  let count = 0
  return {
    async dispute(order, { stored = true, amountMinor = order.total.amountMinor } = {}) {
      count += 1
      const intent = `pi_${count}`
      const [payment] = await plaza.rows<{ id: string }>(
        `update payments.payments set provider = 'stripe', intent_ref = $2 where reference_id = $1 returning id`,
        [order.id, stored ? intent : null],
      )
      fake.intents.set(intent, payment?.id ?? '')
      return {
        id: `dp_${count}`,
        payment_intent: intent,
        amount: amountMinor,
        currency: 'usd',
        reason: 'fraudulent',
        evidence_details: { due_by: Math.floor(plaza.services.now().getTime() / 1000) + 7 * 86_400 },
      }
    },
    async report(disputed, kind, status) {
      const object = { ...disputed, status, balance_transactions: [] }
      const { body, signature } = fake.event(`charge.dispute.${kind}`, object, plaza.services.now())
      const answer = await fetch(`${plaza.url}/webhooks/payments/stripe`, {
        method: 'POST',
        headers: { 'stripe-signature': signature },
        body: new Uint8Array(body),
      })
      expect(answer.status).toBe(200)
      await plaza.settle()
    },
    close: fake.close,
  }
}
