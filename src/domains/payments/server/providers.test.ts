/** One suite for every external provider. Each bench defines how a payer pays there and how its webhooks arrive. */

import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { transactAsSystem } from '#platform/server/transact.ts'
import { newId } from '#platform/shared/ids.ts'
import { type FakeStripe, openFakeStripe, STRIPE_SECRET } from '#test/plaza/fake-stripe.ts'
import { openTestPlaza, type TestPlaza } from '#test/plaza/open.ts'
import { withPayments } from '#test/plaza/payments-config.ts'
import { answerChallenge, cancelPayment, type Payment, paymentsOf, requestRefund, startPayment } from './index.ts'
import { pollPendingPayments, requestFromProvider } from './jobs.ts'
import { reportPaid } from './providers/test.ts'

let plaza: TestPlaza
let fake: FakeStripe

beforeAll(async () => {
  plaza = await openTestPlaza()
  fake = await openFakeStripe()
})
afterAll(async () => {
  await fake.close()
  await plaza.close()
})

async function start(card?: 'accepted' | 'declined' | 'challenge' | 'delayed' | 'duplicated' | 'early' | 'insufficientFunds') {
  return transactAsSystem(plaza.services, (tx) =>
    startPayment(tx, {
      reference: { type: 'order', id: newId('ord') },
      method: 'card',
      amountMinor: 6048,
      currency: 'USD',
      instructions: { card, returnPath: '/checkout', label: 'Order ORD-1', email: 'bruno@example.com' },
    }),
  )
}
const state = async ({ referenceId }: Payment) => {
  const [payment] = await paymentsOf(plaza.services.db, { type: 'order', id: referenceId })
  if (!payment) throw new Error('the payment is gone')
  return payment
}
const events = async ({ referenceId }: Payment) =>
  (
    await plaza.rows<{ type: string }>(
      `select type from platform.events where aggregate = $1 and type not in ('payments.requested', 'payments.refundRequested') order by position`,
      [referenceId],
    )
  ).map(({ type }) => type)
const refund = (payment: Payment, amountMinor: number, key: string) =>
  transactAsSystem(plaza.services, (tx) =>
    requestRefund(tx, { paymentId: payment.id, amountMinor, key, reason: 'returned', reference: { type: 'return', id: 'ret_1' } }),
  )
const post = (provider: string, body: Buffer, headers: Record<string, string>) =>
  fetch(`${plaza.url}/webhooks/payments/${provider}`, { method: 'POST', headers, body: new Uint8Array(body) }).then(({ status }) => status)

type Bench = {
  name: 'test' | 'stripe'
  /** Starts a payment and lets the payer pay, so that the provider knows it before Plaza does. */
  paidAtProvider(): Promise<Payment>
  webhook(payment: Payment): Promise<number | undefined>
}

const benches: Bench[] = [
  {
    name: 'test',
    async paidAtProvider() {
      const payment = await start('delayed')
      await plaza.settle()
      return state(payment)
    },
    webhook: async (payment) => {
      await reportPaid(plaza.services, payment)
      return 200
    },
  },
  {
    name: 'stripe',
    async paidAtProvider() {
      const payment = await start()
      await plaza.settle()
      const asked = await state(payment)
      fake.pay(asked.providerRef ?? '')
      return asked
    },
    async webhook({ providerRef, id }) {
      const { body, signature } = fake.event(
        'checkout.session.completed',
        fake.sessions.get(providerRef ?? ''),
        plaza.services.now(),
        `evt_${id}`,
      )
      return post('stripe', body, { 'stripe-signature': signature })
    },
  },
]

describe.each(benches)('cards by $name', ({ name, paidAtProvider, webhook }) => {
  beforeEach(() => {
    plaza.services.config = withPayments({
      stripe: name === 'stripe' ? { secretKey: 'sk_test_plaza', webhookSecrets: ['whsec_old', STRIPE_SECRET], apiUrl: fake.url } : null,
    })
  })

  test('C4: a webhook marks a payment as paid once, also when it arrives several times', async () => {
    const payment = await paidAtProvider()
    expect(payment).toMatchObject({ provider: name, status: 'pending' })
    expect(payment.providerRef).not.toBeNull()
    await Promise.all([webhook(payment), webhook(payment)])
    await webhook(payment)
    expect((await state(payment)).status).toBe('paid')
    expect(await events(payment)).toEqual(['payments.paid'])
    expect((await state(payment)).instructions).not.toHaveProperty('email')
  })

  test('C4: without a webhook, polling finds the payment', async () => {
    const payment = await paidAtProvider()
    plaza.moveClock(3 * 60_000)
    await pollPendingPayments.run(plaza.services, {})
    await pollPendingPayments.run(plaza.services, {})
    expect((await state(payment)).status).toBe('paid')
    expect(await events(payment)).toEqual(['payments.paid'])
  })

  test('C1: two requests create one payment at the provider', async () => {
    const payment = await start('accepted')
    await plaza.settle()
    const first = (await state(payment)).providerRef
    await plaza.rows(`update payments.payments set status = 'pending', paid_at = null where id = $1`, [payment.id])
    await requestFromProvider.run(plaza.services, { paymentId: payment.id })
    expect((await state(payment)).providerRef).toBe(first)
  })

  test('a cancelled payment is cancelled at the provider too; a payment that goes through anyway is accepted and published', async () => {
    const payment = await start(name === 'test' ? 'challenge' : undefined)
    await plaza.settle()
    await transactAsSystem(plaza.services, (tx) => cancelPayment(tx, { paymentId: payment.id }))
    await plaza.settle()
    expect((await state(payment)).status).toBe('cancelled')
    if (name === 'stripe') expect(fake.sessions.get((await state(payment)).providerRef ?? '')?.status).toBe('expired')

    const late = await paidAtProvider()
    await transactAsSystem(plaza.services, (tx) => cancelPayment(tx, { paymentId: late.id }))
    await webhook(late)
    await plaza.settle()
    expect((await state(late)).status).toBe('paid')
    expect(await events(late)).toEqual(['payments.cancelled', 'payments.paid'])
  })

  test('R1: partial refunds never exceed the payment, and each happens once', async () => {
    const payment = await paidAtProvider()
    await webhook(payment)
    await Promise.all([refund(payment, 4000, 'a'), refund(payment, 4000, 'a')])
    await expect(refund(payment, 2049, 'b')).rejects.toMatchObject({ code: 'REFUND_TOO_LARGE', data: { leftMinor: 2048 } })
    await refund(payment, 2048, 'c')
    await plaza.settle()
    expect(await state(payment)).toMatchObject({ refundedMinor: 6048 })
    expect(await events(payment)).toEqual(['payments.paid', 'payments.refunded', 'payments.refunded'])
    expect(await plaza.rows(`select distinct status from payments.refunds where payment_id = $1`, [payment.id])).toEqual([
      { status: 'succeeded' },
    ])
  })

  test('a webhook with a wrong or old signature is rejected and changes nothing', async () => {
    const payment = await paidAtProvider()
    const header = name === 'stripe' ? 'stripe-signature' : 'plaza-test-signature'
    const body = Buffer.from(JSON.stringify({ id: 'evt_forged', paymentId: payment.id, amountMinor: 6048, currency: 'USD' }))
    expect(await post(name, body, {})).toBe(400)
    expect(await post(name, body, { [header]: `t=${Math.floor(plaza.services.now().getTime() / 1000)},v1=${'0'.repeat(64)}` })).toBe(400)
    expect((await state(payment)).status).toBe('pending')
  })
})

describe('test cards', () => {
  beforeEach(() => {
    plaza.services.config = withPayments()
  })

  test.each([
    ['accepted', 'paid', null],
    ['declined', 'failed', 'declined'],
    ['insufficientFunds', 'failed', 'insufficientFunds'],
    ['early', 'paid', null],
    ['duplicated', 'paid', null],
  ] as const)('%s ends as %s, and is said once', async (card, status, failure) => {
    const payment = await start(card)
    await plaza.settle()
    expect(await state(payment)).toMatchObject({ status, failure })
    expect(await events(payment)).toEqual([status === 'paid' ? 'payments.paid' : 'payments.failed'])
  })

  test('a challenge waits for its owner, who may confirm or not', async () => {
    for (const [confirmed, status] of [
      [true, 'paid'],
      [false, 'failed'],
    ] as const) {
      const payment = await start('challenge')
      await plaza.settle()
      expect(await state(payment)).toMatchObject({ status: 'pending', action: { kind: 'challenge' } })
      await transactAsSystem(plaza.services, (tx) => answerChallenge(tx, { paymentId: payment.id, confirmed }))
      await plaza.settle()
      expect(await state(payment)).toMatchObject({ status, action: null })
    }
  })

  test('the delayed card is paid after twenty seconds, by its webhook', async () => {
    const payment = await start('delayed')
    await plaza.settle()
    plaza.moveClock(19_000)
    await plaza.settle()
    expect((await state(payment)).status).toBe('pending')
    plaza.moveClock(2000)
    await plaza.settle()
    expect((await state(payment)).status).toBe('paid')
  })

  test('outside of a demo there are no test cards, and their webhooks get 404', async () => {
    plaza.services.config = withPayments({ testCards: false })
    await expect(start('accepted')).rejects.toThrow('no provider takes payments by card')
    expect(await post('test', Buffer.from('{}'), {})).toBe(404)
    expect(await post('nobody', Buffer.from('{}'), {})).toBe(404)
  })
})

describe('Stripe', () => {
  beforeEach(() => {
    const stripe = { secretKey: 'sk_test_plaza', webhookSecrets: [STRIPE_SECRET], apiUrl: fake.url }
    plaza.services.config = withPayments({ testCards: false, stripe })
  })

  test('receives one request with the payment’s id as key, and returns the redirect for the payer', async () => {
    const payment = await start()
    await plaza.settle()
    const { fields, key } = fake.requests.at(-1) ?? {}
    expect(key).toBe(payment.id)
    expect(Object.fromEntries(fields ?? [])).toMatchObject({
      mode: 'payment',
      client_reference_id: payment.id,
      'line_items[0][price_data][unit_amount]': '6048',
      'line_items[0][price_data][currency]': 'usd',
      success_url: `${plaza.url}/checkout`,
      customer_email: 'bruno@example.com',
      'payment_intent_data[receipt_email]': 'bruno@example.com',
    })
    // The account's settings decide the methods.
    expect([...(fields ?? new URLSearchParams()).keys()].filter((name) => name.startsWith('payment_method_types'))).toEqual([])
    expect((await state(payment)).action).toEqual({ kind: 'redirect', url: expect.stringContaining('/pay/cs_') })
  })

  test('a permanent refusal fails the payment; a busy response is retried', async () => {
    fake.failNext(400, 'amount_too_small')
    const refused = await start()
    await plaza.settle()
    expect(await state(refused)).toMatchObject({ status: 'failed', failure: 'processingError' })
    fake.failNext(503, 'busy')
    const busy = await start()
    await plaza.settle()
    expect((await state(busy)).status).toBe('pending')
    plaza.moveClock(60_000)
    await plaza.settle()
    expect((await state(busy)).action?.kind).toBe('redirect')
  })

  test('a report with another amount than requested is ignored', async () => {
    const payment = await start()
    await plaza.settle()
    const { providerRef } = await state(payment)
    fake.pay(providerRef ?? '')
    const { body, signature } = fake.event(
      'checkout.session.completed',
      { ...fake.sessions.get(providerRef ?? ''), amount_total: 1 },
      plaza.services.now(),
    )
    expect(await post('stripe', body, { 'stripe-signature': signature })).toBe(200)
    expect((await state(payment)).status).toBe('pending')
  })

  test('a refund refused days later is added back to the paid amount and can be refunded again', async () => {
    const payment = await start()
    await plaza.settle()
    fake.pay((await state(payment)).providerRef ?? '')
    plaza.moveClock(3 * 60_000)
    await pollPendingPayments.run(plaza.services, {})
    fake.refuseRefunds = true
    await refund(payment, 1000, 'a')
    await plaza.settle()
    fake.refuseRefunds = false
    expect((await state(payment)).refundedMinor).toBe(1000)
    const [made] = [...fake.refunds.values()].slice(-1)
    const { body, signature } = fake.event(
      'refund.failed',
      { ...made, status: 'failed', failure_reason: 'lost_or_stolen_card' },
      plaza.services.now(),
    )
    expect(await post('stripe', body, { 'stripe-signature': signature })).toBe(200)
    expect((await state(payment)).refundedMinor).toBe(0)
    expect(await events(payment)).toEqual(['payments.paid', 'payments.refundFailed'])
  })

  test('other events are acknowledged and ignored', async () => {
    for (const [type, object] of [
      ['customer.created', {}],
      [
        'checkout.session.completed',
        { id: 'cs_other', client_reference_id: 'pay_other', status: 'complete', payment_status: 'paid', amount_total: 1, currency: 'usd' },
      ],
      ['refund.updated', { id: 're_other', status: 'succeeded', metadata: {} }],
    ] as const) {
      const { body, signature } = fake.event(type, object, plaza.services.now())
      expect(await post('stripe', body, { 'stripe-signature': signature }), type).toBe(200)
    }
  })
})
