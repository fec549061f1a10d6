import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { findViolations } from '#app/server/invariants.ts'
import { receiveStock } from '#domains/inventory/server/index.ts'
import { reportPaid } from '#domains/payments/server/providers/test.ts'
import { transactAsSystem } from '#platform/server/transact.ts'
import { BRUNO_ADDRESS, type Guest } from '#test/plaza/guest.ts'
import { openTestPlaza, type TestPlaza } from '#test/plaza/open.ts'
import { withPayments } from '#test/plaza/payments-config.ts'
import type { TestCard } from '../../payments/contract.ts'
import type { CheckoutView } from '../contract.ts'
import { expireCheckouts } from './jobs.ts'
import { placePaidCheckout } from './settle-checkout.ts'

const MINUTE = 60_000

let plaza: TestPlaza
let bruno: Guest

beforeAll(async () => {
  plaza = await openTestPlaza()
})
afterAll(async () => {
  expect(await findViolations(plaza.pool)).toEqual([])
  await plaza.close()
})
beforeEach(async () => {
  bruno = await guestWith(['CABLE', 1])
})

async function guestWith(...goods: [sku: string, quantity: number][]) {
  const guest = plaza.guest()
  for (const [sku, quantity] of goods) await guest.add(await plaza.variant(sku), quantity)
  return guest
}
const begin = (guest: Guest, changes: Record<string, unknown> = {}, key: string = randomUUID()) =>
  guest.call('POST', '/checkout', { email: 'bruno@example.com', shippingAddress: BRUNO_ADDRESS, ...changes }, { 'idempotency-key': key })
const pay = (guest: Guest, id: string, card: TestCard) =>
  guest.call('POST', `/checkout/${id}/payments`, { card }, { 'idempotency-key': randomUUID() })
const look = async (guest: Guest, id: string): Promise<CheckoutView> => (await guest.get(`/checkout/${id}`)).body
const paymentsFor = ({ orderId }: CheckoutView) =>
  plaza.rows<{ id: string; status: string; amount_minor: number; refunded_minor: number }>(
    'select id, status, amount_minor, refunded_minor from payments.payments where reference_id = $1 order by id',
    [orderId],
  )
const heldFor = (guest: Guest) => plaza.rows('select 1 from inventory.holds where owner = $1', [guest.token?.split('.')[0]])
const ordersOf = (guest: Guest) => plaza.rows('select 1 from orders.guest_access where guest_id = $1', [guest.token?.split('.')[0]])

async function begun(guest = bruno, changes = {}): Promise<CheckoutView> {
  const { status, body } = await begin(guest, changes)
  expect(status, JSON.stringify(body)).toBe(200)
  return body
}
/** Begins a checkout, pays it and runs all tasks and event deliveries. */
async function bought(guest: Guest, card: TestCard): Promise<CheckoutView> {
  const { id } = await begun(guest)
  await pay(guest, id, card)
  await plaza.settle()
  return look(guest, id)
}

describe('paying by card', () => {
  test('stock is held, the card is accepted, and one order exists with its link and an empty cart', async () => {
    const before = (await plaza.available('CABLE')) ?? 0
    const checkout = await begun(bruno, { expectedTotalMinor: 4240 })
    expect(checkout).toMatchObject({
      status: 'open',
      total: { amountMinor: 4240, currency: 'USD' },
      holdLeftS: 600,
      payment: null,
      link: null,
    })
    expect(await plaza.available('CABLE')).toBe(before - 1)

    const { body: paying } = await pay(bruno, checkout.id, 'accepted')
    expect(paying).toMatchObject({ status: 'paying', payment: { status: 'pending', method: 'card' } })
    await plaza.settle()
    const placed = await look(bruno, checkout.id)
    expect(placed).toMatchObject({
      status: 'placed',
      orderId: checkout.orderId,
      payment: { status: 'paid' },
      link: expect.stringMatching(/^[\w-]{26}$/),
    })
    expect((await bruno.get(`/orders/${checkout.orderId}`)).body).toMatchObject({ total: { amountMinor: 4240 } })
    expect((await bruno.cart()).body.lines).toEqual([])
    expect(await plaza.available('CABLE')).toBe(before - 1)
    expect(await heldFor(bruno)).toEqual([])
    expect((await bruno.get('/checkout/current')).body).toEqual({ checkout: null })
  })

  test('after a declined card the same checkout with the same items can be paid with another card', async () => {
    const declined = await bought(bruno, 'declined')
    expect(declined).toMatchObject({ status: 'open', payment: { status: 'failed', failure: 'declined' } })
    expect((await bruno.cart()).body.itemCount).toBe(1)
    await pay(bruno, declined.id, 'accepted')
    await plaza.settle()
    expect(await look(bruno, declined.id)).toMatchObject({ status: 'placed', orderId: declined.orderId })
    expect((await paymentsFor(declined)).map(({ status }) => status)).toEqual(['failed', 'paid'])
    expect(await ordersOf(bruno)).toHaveLength(1)
  })

  test('a challenge of the bank waits for its answer', async () => {
    const asked = await bought(bruno, 'challenge')
    expect(asked).toMatchObject({ status: 'paying', payment: { action: { kind: 'challenge' } } })
    await bruno.call('POST', `/checkout/${asked.id}/challenge`, { confirmed: true })
    await plaza.settle()
    expect((await look(bruno, asked.id)).status).toBe('placed')
  })

  test('C4: the webhook before the answer, after it, twice, and late are one order each', async () => {
    for (const card of ['early', 'duplicated', 'delayed'] as const) {
      const guest = await guestWith(['CABLE', 1])
      const { id } = await bought(guest, card)
      plaza.moveClock(21_000)
      await plaza.settle()
      const placed = await look(guest, id)
      expect(placed.status, card).toBe('placed')
      expect((await paymentsFor(placed)).map(({ status, refunded_minor }) => [status, refunded_minor])).toEqual([['paid', 0]])
      expect(await ordersOf(guest)).toHaveLength(1)
    }
  })

  test('C4: repeated reports of the same payment, concurrent and later, keep one order and refund nothing', async () => {
    const placed = await bought(bruno, 'accepted')
    const [payment] = await paymentsFor(placed)
    const news = { orderId: placed.orderId, paymentId: payment?.id ?? '' }
    await Promise.all(Array.from({ length: 10 }, () => placePaidCheckout(plaza.services, news)))
    await plaza.settle()
    expect(await ordersOf(bruno)).toHaveLength(1)
    expect((await paymentsFor(placed)).map(({ refunded_minor }) => refunded_minor)).toEqual([0])
  })
})

describe('the same purchase, more than once', () => {
  test('C1, C5: fifteen clicks on pay in two tabs create one payment and one order', async () => {
    const { id } = await begun()
    const replies = await Promise.all(Array.from({ length: 15 }, () => pay(bruno, id, 'accepted')))
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]))
    await plaza.settle()
    const again = await pay(bruno, id, 'accepted')
    expect(again.body).toMatchObject({ status: 'placed' })
    expect(await paymentsFor(again.body)).toHaveLength(1)
    expect(await ordersOf(bruno)).toHaveLength(1)
  })

  test('C2: beginning in two tabs at once, and again after going back, creates one checkout with one order id', async () => {
    const both = await Promise.all([begun(), begun(), begun()])
    const again = await begun(bruno, { note: 'ring twice' })
    expect(new Set([...both, again].map(({ id, orderId }) => `${id} ${orderId}`)).size).toBe(1)
    expect((await bruno.get('/checkout/current')).body.checkout.id).toBe(again.id)
  })

  test('C2: a card checkout changed to payment on delivery creates one order with the same id', async () => {
    const declined = await bought(bruno, 'declined')
    const { body } = await bruno.placeOrder({ payment: 'delivery' })
    expect(body.orderId).toBe(declined.orderId)
    expect(await look(bruno, declined.id)).toMatchObject({ status: 'placed', payment: { method: 'delivery', status: 'pending' } })
    expect(await heldFor(bruno)).toEqual([])
  })

  test('C5: a card payment that goes through after the shopper chose payment on delivery is refunded', async () => {
    const paying = await bought(bruno, 'delayed')
    expect((await bruno.placeOrder({ payment: 'transfer' })).body.orderId).toBe(paying.orderId)
    plaza.moveClock(21_000)
    await plaza.settle()
    expect((await paymentsFor(paying)).map(({ status, amount_minor, refunded_minor }) => [status, amount_minor - refunded_minor])).toEqual([
      ['paid', 0],
      ['pending', 4240],
    ])
    expect(await ordersOf(bruno)).toHaveLength(1)
  })

  test('C5: a card payment that went through just before pays the order, and nothing is due on delivery', async () => {
    const paying = await bought(bruno, 'delayed')
    await bankReports(paying)
    expect((await bruno.placeOrder({ payment: 'delivery' })).body.orderId).toBe(paying.orderId)
    await plaza.settle()
    expect((await paymentsFor(paying)).map(({ status, refunded_minor }) => [status, refunded_minor])).toEqual([['paid', 0]])
  })

  test('another card while a payment is processing: the first is cancelled, and refunded if it goes through anyway', async () => {
    const paying = await bought(bruno, 'delayed')
    expect((await bruno.call('DELETE', `/checkout/${paying.id}/payments`, {})).body).toMatchObject({ status: 'open' })
    await pay(bruno, paying.id, 'accepted')
    await plaza.settle()
    expect((await look(bruno, paying.id)).status).toBe('placed')
    plaza.moveClock(21_000)
    await plaza.settle()
    expect((await paymentsFor(paying)).map(({ status, amount_minor, refunded_minor }) => [status, amount_minor - refunded_minor])).toEqual([
      ['paid', 0],
      ['paid', 4240],
    ])
  })

  test('C5: a checkout that grew after its payment was cancelled is not placed with that payment', async () => {
    const paying = await bought(bruno, 'challenge')
    await bruno.call('DELETE', `/checkout/${paying.id}/payments`, {})
    await bruno.add(await plaza.variant('CABLE'), 2)
    const grown = await begun()
    await moneyComes(paying)
    expect(await look(bruno, paying.id)).toMatchObject({ id: grown.id, status: 'open', total: grown.total, moneyReturned: true })
    expect(await ordersOf(bruno)).toHaveLength(0)
    await pay(bruno, paying.id, 'accepted')
    await plaza.settle()
    expect((await look(bruno, paying.id)).status).toBe('placed')
    expect((await paymentsFor(paying)).map(({ amount_minor, refunded_minor }) => amount_minor - refunded_minor)).toEqual([
      0,
      grown.total.amountMinor,
    ])
  })

  test('beginning again while a payment is processing changes nothing', async () => {
    const paying = await bought(bruno, 'challenge')
    await bruno.add(await plaza.variant('CABLE'), 3)
    expect((await begin(bruno)).body).toMatchObject({ id: paying.id, status: 'paying', total: paying.total })
  })
})

describe('held stock', () => {
  test('S4: two mugs of two: Chen sees none while Bruno pays, and both after ten minutes; activity extends the hold', async () => {
    const first = await guestWith(['MUG-IVORY', 2])
    const chen = await guestWith(['MUG-IVORY', 1])
    const all = (await plaza.available('MUG-IVORY')) ?? 0
    await first.setQuantity(await plaza.variant('MUG-IVORY'), all)
    const { id } = await begun(first)
    expect((await begin(chen)).body).toMatchObject({ code: 'SOLD_OUT', data: { lines: [{ left: 0 }] } })
    expect((await first.cart()).body.lines[0]).toMatchObject({ quantity: all, notice: null })
    plaza.moveClock(9 * MINUTE)
    expect((await first.call('POST', `/checkout/${id}/stay`, {})).body.holdLeftS).toBe(600)
    plaza.moveClock(9 * MINUTE)
    await plaza.settle()
    expect((await begin(chen)).status).toBe(409)
    plaza.moveClock(MINUTE + 1000)
    await plaza.settle()
    expect((await look(first, id)).status).toBe('expired')
    expect(await plaza.available('MUG-IVORY')).toBe(all)
  })

  test('a hold lasts at most 30 minutes in total', async () => {
    const { id } = await begun()
    for (let minutes = 0; minutes < 30; minutes += 5) {
      await bruno.call('POST', `/checkout/${id}/stay`, {})
      plaza.moveClock(5 * MINUTE)
    }
    await plaza.settle()
    expect((await look(bruno, id)).status).toBe('expired')
    expect((await pay(bruno, id, 'accepted')).body.code).toBe('CHECKOUT_EXPIRED')
    expect((await begun()).id).not.toBe(id)
  })

  test('S1: of two shoppers for the last unit one holds and pays it; the other gets SOLD_OUT and pays nothing', async () => {
    await stock('LAMP', 1)
    const two = await Promise.all([guestWith(['LAMP', 1]), guestWith(['LAMP', 1])])
    const replies = await Promise.all(two.map((guest) => begin(guest)))
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409])
    const loser = replies.find(({ status }) => status === 409)
    expect(loser?.body).toMatchObject({ code: 'SOLD_OUT', data: { lines: [{ left: 0 }] } })
    expect(
      await plaza.rows('select 1 from payments.payments where reference_id = $1', [
        replies.find(({ status }) => status === 200)?.body.orderId,
      ]),
    ).toEqual([])
    for (const guest of two) await guest.clearCart()
    plaza.moveClock(11 * MINUTE)
    await plaza.settle()
  })

  test('a payment after expiry still places the order if stock is available', async () => {
    const paying = await bought(bruno, 'challenge')
    plaza.moveClock(11 * MINUTE)
    await plaza.settle()
    expect((await look(bruno, paying.id)).status).toBe('expired')
    await moneyComes(paying)
    expect(await look(bruno, paying.id)).toMatchObject({ status: 'placed', moneyReturned: false })
    expect((await paymentsFor(paying)).map(({ status, refunded_minor }) => [status, refunded_minor])).toEqual([['paid', 0]])
  })

  test('S1: a payment after the items sold out is refunded in full automatically, and the shopper gets a mail', async () => {
    await stock('LAMP', 1)
    const late = await guestWith(['LAMP', 1])
    const { body } = await begin(late, { email: 'late@example.com' })
    await pay(late, body.id, 'challenge')
    await plaza.settle()
    const paying = await look(late, body.id)
    plaza.moveClock(11 * MINUTE)
    await plaza.settle()
    const quick = await guestWith(['LAMP', 1])
    expect((await quick.placeOrder()).status).toBe(200)
    await moneyComes(paying)
    expect(await look(late, paying.id)).toMatchObject({ status: 'expired', moneyReturned: true })
    expect((await paymentsFor(paying)).map(({ amount_minor, refunded_minor }) => amount_minor - refunded_minor)).toEqual([0])
    expect(await ordersOf(late)).toEqual([])
    expect(plaza.mailTo('late@example.com').map(({ subject }) => subject)).toEqual(['We’re refunding $129.60'])
    await stock('LAMP', 1)
    await placePaidCheckout(plaza.services, { orderId: paying.orderId, paymentId: (await paymentsFor(paying))[0]?.id ?? '' })
    expect(await ordersOf(late)).toEqual([])
    expect((await plaza.rows('select 1 from payments.refunds where payment_id = $1', [(await paymentsFor(paying))[0]?.id])).length).toBe(1)
  })

  test('C5: a late payment is refunded when its owner has placed a new order', async () => {
    const paying = await bought(bruno, 'challenge')
    plaza.moveClock(11 * MINUTE)
    await plaza.settle()
    expect(await bought(bruno, 'accepted')).toMatchObject({ status: 'placed' })
    await moneyComes(paying)
    expect(await look(bruno, paying.id)).toMatchObject({ status: 'expired', moneyReturned: true })
    expect(await ordersOf(bruno)).toHaveLength(1)
  })

  test('a lost task is recovered within a minute', async () => {
    const { id } = await begun()
    plaza.moveClock(11 * MINUTE)
    await expireCheckouts.run(plaza.services, {})
    expect((await look(bruno, id)).status).toBe('expired')
  })
})

describe('access and input', () => {
  test('every operation on somebody else’s checkout gets 404', async () => {
    const { id } = await begun()
    const chen = await guestWith(['CABLE', 1])
    for (const missing of [id, 'chk_0']) {
      expect((await chen.get(`/checkout/${missing}`)).body.code).toBe('NOT_FOUND')
      expect((await pay(chen, missing, 'accepted')).body.code).toBe('NOT_FOUND')
      expect((await chen.call('DELETE', `/checkout/${missing}/payments`, {})).body.code).toBe('NOT_FOUND')
      expect((await chen.call('POST', `/checkout/${missing}/challenge`, { confirmed: true })).body.code).toBe('NOT_FOUND')
      expect((await chen.call('POST', `/checkout/${missing}/stay`, {})).body.code).toBe('NOT_FOUND')
    }
    expect(await look(bruno, id)).toMatchObject({ status: 'open' })
  })

  test('there is no field for a card number; a card is the name of a test card', async () => {
    const { id } = await begun()
    for (const body of [{ card: '4242424242424242' }, { card: 'accepted', number: '4242424242424242' }]) {
      await bruno.call('POST', `/checkout/${id}/payments`, body, { 'idempotency-key': randomUUID() })
    }
    const [found] = await plaza.rows<{ anywhere: boolean }>(
      `select exists (select 1 from payments.payments p where p::text ~ $1) or exists (select 1 from platform.idempotency_keys k where k::text ~ $1)
        or exists (select 1 from platform.events f where f::text ~ $1) as anywhere`,
      ['4242424242424242'],
    )
    expect(found).toEqual({ anywhere: false })
  })

  test('a payment method that is not offered is rejected', async () => {
    const { id } = await begun()
    plaza.services.config = withPayments({ testCards: false })
    expect((await pay(bruno, id, 'accepted')).body.code).toBe('METHOD_NOT_OFFERED')
    expect((await bruno.get('/payments/methods')).body).toMatchObject({ methods: ['delivery', 'transfer'], testCards: false })
    plaza.services.config = withPayments()
    expect((await bruno.get('/payments/methods')).body).toMatchObject({ methods: ['delivery', 'transfer', 'card'], testCards: true })
    expect((await bruno.call('POST', `/checkout/${id}/payments`, {})).body.code).toBe('METHOD_NOT_OFFERED')
  })

  test('many card attempts in a row are rate limited', async () => {
    const { id } = await begun()
    const statuses: number[] = []
    for (let tries = 0; tries < 21; tries += 1) {
      statuses.push((await pay(bruno, id, 'declined')).status)
      await plaza.settle()
    }
    expect(statuses.slice(0, 20)).toEqual(Array.from({ length: 20 }, () => 200))
    expect(statuses[20]).toBe(429)
  })
})

/** The bank reports a delayed payment as paid. */
async function moneyComes(checkout: CheckoutView) {
  await bankReports(checkout)
  await plaza.settle()
}

async function bankReports(checkout: CheckoutView) {
  const [payment] = await plaza.rows<{ id: string; amountMinor: number; currency: string }>(
    `select id, amount_minor as "amountMinor", currency from payments.payments where reference_id = $1 and provider = 'test' order by id limit 1`,
    [checkout.orderId],
  )
  if (!payment) throw new Error('no payment was requested')
  await reportPaid(plaza.services, payment)
}

/** Sets the available stock. */
async function stock(sku: string, quantity: number) {
  const left = (await plaza.available(sku)) ?? 0
  if (left > quantity) {
    const guest = await guestWith([sku, left - quantity])
    expect((await guest.placeOrder()).status).toBe(200)
  }
  if (left < quantity) {
    const [row] = await plaza.rows<{ id: string; product_id: string; workspace_id: string }>(
      'select id, product_id, workspace_id from catalog.variants where sku = $1',
      [sku],
    )
    if (!row) throw new Error(`no ${sku}`)
    await transactAsSystem(plaza.services, (tx) =>
      receiveStock(tx, { workspaceId: row.workspace_id, productId: row.product_id, variantId: row.id, quantity: quantity - left }),
    )
  }
}

test('six unpaid checkouts from one address do not take a product off sale', async () => {
  const variantId = await plaza.variant('PLATE')
  const units = (await plaza.available('PLATE')) ?? 0
  const share = Math.ceil(units / 2)
  const wanted = Math.ceil(units / 6)
  for (let attacker = 0; attacker < 6; attacker += 1) {
    const guest = plaza.guest()
    guest.address = '198.51.100.9'
    await guest.add(variantId, wanted)
    const { status, body } = await begin(guest)
    expect([status, body.heldInFull]).toEqual([200, (attacker + 1) * wanted <= share])
  }
  expect(await plaza.available('PLATE')).toBe(units - share)
  const chen = await guestWith(['PLATE', 10])
  expect((await begin(chen)).body.heldInFull).toBe(true)
  expect((await bought(chen, 'accepted')).status).toBe('placed')
})

test('who wants all units holds half of them, and gets all by paying', async () => {
  plaza.moveClock(31 * 60_000)
  await plaza.settle()
  const chen = await guestWith(['PLATE', (await plaza.available('PLATE')) ?? 0])
  expect((await begin(chen)).body.heldInFull).toBe(false)
  expect((await bought(chen, 'accepted')).status).toBe('placed')
  expect(await plaza.available('PLATE')).toBe(0)
})

test('the 21st checkout that one address begins in an hour holds nothing, and can be paid', async () => {
  plaza.moveClock(60 * 60_000)
  await plaza.settle()
  const before = await plaza.available('CABLE')
  const held: boolean[] = []
  let last = bruno
  for (let index = 0; index < 21; index += 1) {
    last = await guestWith(['CABLE', 1])
    last.address = '198.51.100.10'
    held.push((await begin(last)).body.heldInFull)
    expect((await begin(last)).body.heldInFull).toBe(held.at(-1))
  }
  expect(held).toEqual([...Array.from({ length: 20 }, () => true), false])
  expect(await plaza.available('CABLE')).toBe((before ?? 0) - 20)
  expect((await bought(last, 'accepted')).status).toBe('placed')
})
