/** Accepted quotes in the cart and at checkout, over HTTP. */
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findViolations } from '#app/server/invariants.ts'
import { BRUNO_ADDRESS, type Guest } from '#test/plaza/guest.ts'
import { openTestPlaza, type TestPlaza } from '#test/plaza/open.ts'
import { openQuotes, type Quotes } from '../../crm/test/quotes.ts'

let plaza: TestPlaza
let quotes: Quotes

beforeAll(async () => {
  plaza = await openTestPlaza()
  quotes = await openQuotes(plaza)
})
afterAll(async () => {
  await plaza.settle()
  expect(await findViolations(plaza.pool)).toEqual([])
  await plaza.close()
})

async function accepted(more: object = {}) {
  const lines = [await quotes.line('PLATE', 2, 2500)]
  const { quote, token } = await quotes.sent(lines, more)
  const { status } = await plaza.browser().call('crm.quoteLink.accept', { token })
  expect(status).toBe(200)
  return { quote, token }
}
const take = (who: Guest, token: string) => who.call('PUT', '/cart/quote', { token })

test('an accepted quote becomes a cart at its prices, without promotions, and then an order at exactly those prices', async () => {
  const { quote, token } = await accepted()
  const bruno = plaza.guest()
  await bruno.add(await plaza.variant('CABLE'), 1)
  const { status, body: cart } = await take(bruno, token)
  expect(status).toBe(200)
  expect(cart).toMatchObject({
    quote: { number: quote.number },
    codes: [],
    totals: { subtotal: { amountMinor: 5000 }, discount: { amountMinor: 0 } },
  })
  expect(cart.lines).toMatchObject([{ sku: 'PLATE', quantity: 2, unitPrice: { amountMinor: 2500 }, priceBefore: null, notice: null }])
  expect(cart.saved).toMatchObject([{ sku: 'CABLE' }])
  const before = await plaza.available('PLATE')
  const placed = await bruno.placeOrder({ expectedTotalMinor: cart.totals.total.amountMinor })
  expect(placed.status).toBe(200)
  expect(await plaza.available('PLATE')).toBe((before ?? 0) - 2)
  const { orderId } = placed.body
  const sold = await plaza.rows(`select unit_price_minor::int as price, quantity from orders.lines where order_id = $1`, [orderId])
  expect(sold).toEqual([{ price: 2500, quantity: 2 }])
  expect(await quotes.read(quote)).toMatchObject({ status: 'ordered', orderId })
  const order = (await quotes.amira.call('orders.vendor.get', { number: orderId }, { workspace: quotes.workspace })).body
  expect(order.quote).toEqual({ id: quote.id, number: quote.number })
  expect((await bruno.cart()).body).toMatchObject({ quote: null, lines: [] })
  expect((await take(bruno, token)).body.code).toBe('QUOTE_ENDED')
})

test('two checkouts of one quote at once make one order', async () => {
  const { quote, token } = await accepted()
  const guests = Array.from({ length: 8 }, () => plaza.guest())
  for (const guest of guests) expect((await take(guest, token)).status).toBe(200)
  const replies = await Promise.all(guests.map((guest) => guest.placeOrder()))
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(1)
  for (const { status, body } of replies)
    if (status !== 200) expect([status, (body as { code?: string }).code]).toEqual([409, 'QUOTE_ENDED'])
  expect(await plaza.rows('select 1 from orders.orders where quote_id = $1', [quote.id])).toHaveLength(1)
})

/** A card checkout of the quote in the cart, which is not paid yet. */
async function begun(guest: Guest) {
  const request = { email: guest.email, shippingAddress: BRUNO_ADDRESS }
  const { status, body } = await guest.call('POST', '/checkout', request, { 'idempotency-key': randomUUID() })
  expect(status).toBe(200)
  return body
}
const pay = (guest: Guest, id: string) =>
  guest.call('POST', `/checkout/${id}/payments`, { card: 'accepted' }, { 'idempotency-key': randomUUID() })

test('a quote is paid by card once: who comes later isn’t charged, and a payment on its way is refunded', async () => {
  const { token } = await accepted()
  const [first, later, slow] = [plaza.guest(), plaza.guest(), plaza.guest()]
  for (const guest of [first, later, slow]) await take(guest, token)
  const [waiting, processing] = [await begun(later), await begun(slow)]
  expect((await pay(slow, processing.id)).status).toBe(200)
  expect((await first.placeOrder()).status).toBe(200)
  expect((await pay(later, waiting.id)).body.code).toBe('QUOTE_ENDED')
  await plaza.settle()
  await plaza.settle()
  const payments = await plaza.rows<{ left: number }>(
    `select (amount_minor - refunded_minor)::int as left from payments.payments where reference_id = $1 and status = 'paid'`,
    [processing.orderId],
  )
  expect(payments.map(({ left }) => left)).toEqual([0])
  expect(await plaza.rows('select 1 from orders.orders where id = any($1)', [[processing.orderId, waiting.orderId]])).toEqual([])
})

test('the order of a quote wins its deal', async () => {
  const deal = await quotes.answer<{ id: string }>('deals.create', {
    title: 'Plates for a café',
    contactId: null,
    companyId: null,
    amountMinor: 5000,
    currency: 'USD',
    expectedOn: null,
    ownerId: null,
    notes: '',
  })
  const { token } = await accepted({ dealId: deal.id })
  const bruno = plaza.guest()
  await take(bruno, token)
  expect((await bruno.placeOrder()).status).toBe(200)
  await plaza.settle()
  await plaza.settle()
  expect(await quotes.answer('deals.get', { dealId: deal.id })).toMatchObject({ stage: { outcome: 'won' }, closedAt: expect.any(String) })
})

test('a product that is put into the cart takes the quote out; the link brings it back', async () => {
  const { token } = await accepted()
  const bruno = plaza.guest()
  await take(bruno, token)
  await bruno.add(await plaza.variant('PLATE'), 1)
  const mixed = (await bruno.cart()).body
  expect(mixed).toMatchObject({ quote: null })
  expect(mixed.lines).toMatchObject([{ quantity: 1, unitPrice: { amountMinor: 3000 } }])
  const again = (await take(bruno, token)).body
  expect(again.lines).toMatchObject([{ quantity: 2, unitPrice: { amountMinor: 2500 } }])
  expect((await bruno.call('DELETE', '/cart/quote')).body).toMatchObject({ quote: null, lines: [] })
})

test('only an accepted quote can be ordered, within its days, and not by its own workspace', async () => {
  const { token: sent } = await quotes.sent([await quotes.line('PLATE', 1, 100)])
  const bruno = plaza.guest()
  expect((await take(bruno, sent)).status).toBe(404)
  expect((await take(bruno, 'x'.repeat(26))).status).toBe(404)
  const { quote, token } = await accepted()
  await take(bruno, token)
  await plaza.rows(`update crm.quotes set valid_until = current_date - 40, decided_at = now() - interval '31 days' where id = $1`, [
    quote.id,
  ])
  expect((await take(bruno, token)).body.code).toBe('QUOTE_ENDED')
  expect((await bruno.placeOrder()).body).toMatchObject({ code: 'QUOTE_ENDED' })
  const { token: own } = await accepted()
  const cart = (await quotes.amira.call('cart.takeQuote', { token: own })).body
  expect(cart.lines).toMatchObject([{ notice: 'own' }])
})
