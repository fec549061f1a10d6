/** Codes and automatic promotions from cart to order and refund, over HTTP. */
import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { FIXTURE_PASSWORD } from '#app/server/fixtures.ts'
import { findViolations } from '#app/server/invariants.ts'
import { reportPaid } from '#domains/payments/server/providers/test.ts'
import { BRUNO_ADDRESS, type Guest } from '#test/plaza/guest.ts'
import type { Member } from '#test/plaza/member.ts'
import { openTestPlaza, type TestPlaza } from '#test/plaza/open.ts'
import { DAY_MS, openSalesFlow, type SalesFlow } from '#test/plaza/sales-flow.ts'
import { reducedPrice } from '../contract/reduction.ts'
import type { PromotionView } from '../contract.ts'

let plaza: TestPlaza
let till: SalesFlow

beforeAll(async () => {
  plaza = await openTestPlaza()
  till = await openSalesFlow(plaza)
})
afterAll(() => plaza.close())
afterEach(async () => {
  await plaza.settle()
  expect(await findViolations(plaza.pool)).toEqual([])
  await plaza.rows('update promotions.promotions set archived_at = now() where archived_at is null')
})

const PLAIN = { minimumMinor: 0, products: [], categories: [], vendors: [], endsAt: null, maxUses: null, maxUsesPerCustomer: null }
const input = (changes: Record<string, unknown>) => ({
  ...PLAIN,
  name: { en: 'Welcome', es: 'Bienvenida', ar: '' },
  code: 'WELCOME10',
  offer: { kind: 'percentage', percent: 10 },
  startsAt: new Date(plaza.services.now().getTime() - 1000).toISOString(),
  ...changes,
})

/** Creates a promotion of Dar Amira. */
async function offer(changes: Record<string, unknown> = {}): Promise<PromotionView> {
  const { status, body } = await till.amira.call('promotions.create', input(changes), { workspace: till.darAmira })
  expect(status, JSON.stringify(body)).toBe(200)
  return body
}
/** Creates an automatic promotion of the platform. */
async function platformStoreOffers(changes: Record<string, unknown> = {}): Promise<PromotionView> {
  await till.omar.renewReauthentication(FIXTURE_PASSWORD)
  const { status, body } = await till.omar.call('promotions.admin.create', input({ code: null, ...changes }))
  expect(status, JSON.stringify(body)).toBe(200)
  return body
}
const pause = ({ id }: PromotionView) =>
  till.amira.call('promotions.pause', { promotionId: id, paused: true }, { workspace: till.darAmira })
const lookAt = async ({ id }: PromotionView): Promise<PromotionView> =>
  (await till.amira.call('promotions.get', { promotionId: id }, { workspace: till.darAmira })).body

let visitors = 0
const enter = (guest: Guest, code: string, address = `203.0.113.${++visitors % 250}`) =>
  guest.call('POST', '/cart/codes', { code }, { 'x-forwarded-for': address })

async function guestWith(goods: Record<string, number>, code?: string): Promise<Guest> {
  const guest = plaza.guest()
  for (const [sku, quantity] of Object.entries(goods)) await guest.add(await plaza.variant(sku), quantity)
  if (code) {
    const { status, body } = await enter(guest, code)
    expect(status, JSON.stringify(body)).toBe(200)
  }
  return guest
}
const orderOf = async (guest: Guest, orderId: string) => (await guest.get(`/orders/${orderId}`)).body
const minor = (money: { amountMinor: number }) => money.amountMinor

describe('a code in the cart', () => {
  test('reduces the total, is shown by name, stays with the cart, and can be removed', async () => {
    await offer()
    const bruno = await guestWith({ PLATE: 2 })
    const { body: cart } = await enter(bruno, ' welcome10 ')
    expect(cart.codes).toEqual([{ code: 'WELCOME10', problem: null }])
    expect(cart.lines[0].discount.amountMinor).toBe(600)
    // 60.00 minus 6.00 still ships free (M8) and is taxed on 54.00.
    expect([cart.totals.subtotal, cart.totals.discount, cart.totals.shipping, cart.totals.tax, cart.totals.total].map(minor)).toEqual([
      6000, 600, 0, 432, 5832,
    ])
    const row = cart.totals.rows.find(({ rule }: { rule: string }) => rule === 'promotion')
    expect(row).toEqual({
      rule: 'promotion',
      amount: { amountMinor: -600, currency: 'USD' },
      target: 'items',
      name: 'Welcome',
      code: 'WELCOME10',
      vendor: { slug: 'dar-amira', name: 'Dar Amira' },
      onDelivery: true,
    })
    expect((await bruno.cart()).body.totals.total.amountMinor).toBe(5832)
    const { body: without } = await bruno.call('DELETE', '/cart/codes/welcome10')
    expect([without.codes, without.totals.total.amountMinor]).toEqual([[], 6480])
  })

  test('each rejected code gets a reason and is not saved', async () => {
    const later = new Date(plaza.services.now().getTime() + DAY_MS).toISOString()
    await offer({ code: 'LATER', startsAt: later })
    await offer({ code: 'MORE', minimumMinor: 5000 })
    await offer({ code: 'TWO', offer: { kind: 'buyGet', buy: 1, get: 1, percent: 100 } })
    await offer({ code: 'BOWLS', products: [await plaza.product('BOWL')] })
    await pause(await offer({ code: 'PAUSED' }))
    const bruno = await guestWith({ PLATE: 1 })
    const refusals = await Promise.all(['NOTHING', 'LATER', 'MORE', 'TWO', 'BOWLS', 'PAUSED'].map((code) => enter(bruno, code)))
    expect(refusals.map(({ status, body: { code, data } }) => [status, code, data])).toEqual([
      [404, 'CODE_UNKNOWN', {}],
      [409, 'CODE_NOT_YET', { startsAt: later }],
      [409, 'CODE_NEEDS_MORE', { missing: { amountMinor: 2000, currency: 'USD' } }],
      [409, 'CODE_NEEDS_UNITS', { missingUnits: 1 }],
      [409, 'CODE_OTHER_GOODS', {}],
      [409, 'CODE_ENDED', {}],
    ])
    expect((await bruno.cart()).body.codes).toEqual([])
  })

  test('of several codes the one with the largest discount applies, and the others get a reason', async () => {
    await offer()
    await offer({ code: 'TWENTY', offer: { kind: 'percentage', percent: 20 } })
    const bruno = await guestWith({ PLATE: 1 }, 'TWENTY')
    const { body } = await enter(bruno, 'WELCOME10')
    expect(body.codes).toEqual([
      { code: 'TWENTY', problem: null },
      { code: 'WELCOME10', problem: { problem: 'CODE_BEATEN' } },
    ])
    expect(body.totals.discount.amountMinor).toBe(600)
  })

  test('guessing codes is rate limited, by IP address and by account', async () => {
    const bruno = await guestWith({ PLATE: 1 })
    for (let guess = 0; guess < 20; guess += 1) expect((await enter(bruno, `GUESS${guess}`)).status).toBe(404)
    expect((await enter(bruno, 'GUESS')).body.code).toBe('RATE_LIMITED')
    for (let guess = 0; guess < 60; guess += 1) await enter(plaza.guest(), `GUESS${guess}`, '198.51.100.7')
    expect((await enter(plaza.guest(), 'GUESS', '198.51.100.7')).body.code).toBe('RATE_LIMITED')
  })

  test('stays when the guest logs in', async () => {
    await offer()
    const chen = await plaza.newcomer('codecollector')
    await chen.logOut()
    await chen.call('cart.addLine', { variantId: await plaza.variant('PLATE'), quantity: 1 })
    await chen.call('cart.enterCode', { code: 'WELCOME10' })
    await chen.logIn('codecollector@example.com', FIXTURE_PASSWORD)
    expect((await chen.me()).username).toBe('codecollector')
    expect((await chen.call('cart.get')).body.codes).toEqual([{ code: 'WELCOME10', problem: null }])
  })
})

describe('an order with a discount', () => {
  test('shows each discount in total and per vendor order; the cart loses the code; the vendor sees the use', async () => {
    const welcome = await offer()
    const bruno = await guestWith({ PLATE: 1, CABLE: 1 }, 'WELCOME10')
    const { status, body } = await bruno.placeOrder({ expectedTotalMinor: 6156 })
    expect(status, JSON.stringify(body)).toBe(200)
    const order = await orderOf(bruno, body.orderId)
    const told = { name: 'Welcome', code: 'WELCOME10', target: 'items', amount: { amountMinor: 300, currency: 'USD' } }
    expect([order.promotions, order.parts[0].promotions, order.parts[1].promotions]).toEqual([[told], [told], []])
    expect([order.subtotal, order.discount, order.shipping, order.tax, order.total].map(minor)).toEqual([6000, 300, 0, 456, 6156])
    expect(order.parts.map(({ total }: { total: { amountMinor: number } }) => total.amountMinor)).toEqual([2916, 3240])
    expect((await bruno.cart()).body.codes).toEqual([])
    expect(await lookAt(welcome)).toMatchObject({ uses: 1, discount: { amountMinor: 300 }, revenue: { amountMinor: 2700 } })
  })

  test('R2: of 60.00 and 40.00 with 10.00 off, returning the second line refunds 38.88 and the first keeps 54.00', async () => {
    await offer({ code: 'TEN', offer: { kind: 'fixed', amountMinor: 1000 } })
    await plaza.rows(`update catalog.variants set price_minor = 4000 where sku = 'BOWL'`)
    await plaza.rows(`update catalog.products set price_minor = 4000, max_price_minor = 4000 where id = $1`, [await plaza.product('BOWL')])
    const bruno = await guestWith({ PLATE: 2, BOWL: 1 }, 'TEN')
    const { body } = await bruno.placeOrder({ payment: 'transfer' })
    expect(body.total.amountMinor).toBe(9720)
    const before = await orderOf(bruno, body.orderId)
    await till.pay(before)
    await bruno.call(
      'POST',
      `/orders/${body.orderId}/cancellations`,
      { number: before.parts[0].number, lines: [{ position: 1, quantity: 1 }] },
      { 'idempotency-key': randomUUID() },
    )
    const after = await orderOf(bruno, body.orderId)
    expect(after.refunded.amountMinor).toBe(3888)
    expect(after.parts[0].lines[0].discount.amountMinor).toBe(600)
  })

  test('a vendor’s promotion reduces the vendor’s earnings and the commission', async () => {
    await offer({ offer: { kind: 'percentage', percent: 50 } })
    const bruno = await guestWith({ PLATE: 2 }, 'WELCOME10')
    const { body } = await bruno.placeOrder({ payment: 'transfer' })
    await plaza.settle()
    const order = await orderOf(bruno, body.orderId)
    const { gross, commission, net } = (await till.ask('earnings.get', { part: order.parts[0].number })).body
    expect([gross, commission, net].map(minor)).toEqual([3240, 324, 2916])
  })

  test('the platform pays for its own promotions: the vendor’s earnings and refunds don’t change', async () => {
    await platformStoreOffers({ offer: { kind: 'percentage', percent: 50 } })
    const { guest, order } = await till.buy({ PLATE: 2 })
    expect(order.total.amountMinor).toBe(3240)
    const part = order.parts[0]?.number
    const { gross, commission, net, entries } = (await till.ask('earnings.get', { part })).body
    // The platform pays 30.00 of the price; tax applies to what the shopper pays.
    expect([gross, commission, net].map(minor)).toEqual([6240, 624, 5616])
    expect(entries.map(({ type, amount }: { type: string; amount: { amountMinor: number } }) => [type, amount.amountMinor])).toContainEqual(
      ['subsidy', 3000],
    )
    await till.pay(order)
    await guest.call('POST', `/orders/${order.id}/cancellations`, { number: part, lines: [{ position: 0, quantity: 1 }] })
    await plaza.settle()
    const half = (await till.ask('earnings.get', { part })).body
    expect([half.net, half.commission].map(minor)).toEqual([2808, 312])
    await guest.call('POST', `/orders/${order.id}/cancellations`, { number: part })
    await plaza.settle()
    expect((await till.ask('earnings.get', { part })).body.net.amountMinor).toBe(0)
  })

  test('pay on delivery: the platform owes the vendor the discount of its promotion', async () => {
    await platformStoreOffers({ offer: { kind: 'fixed', amountMinor: 1000 }, onDelivery: true })
    const { order } = await till.buy({ PLATE: 2 }, 'delivery')
    const owed = async () => {
      const { net, entries } = (await till.ask('earnings.get', { part: order.parts[0]?.number })).body
      return [
        net.amountMinor,
        entries.reduce((sum: number, { amount }: { amount: { amountMinor: number } }) => sum + amount.amountMinor, 0),
      ]
    }
    // The net amount is 64.00 minus 10 percent; the vendor collects 54.00 itself when it delivers.
    expect(await owed()).toEqual([5760, 0])
    await till.deliver(order)
    expect(await owed()).toEqual([5760, 360])
  })

  test('free delivery by the platform is shown, costs the shopper nothing, and the vendor keeps its fee', async () => {
    await platformStoreOffers({ offer: { kind: 'freeShipping' }, minimumMinor: 2000, name: { en: 'Free ride', es: '', ar: '' } })
    const bruno = await guestWith({ BOWL: 1 })
    await bruno.clearCart()
    await bruno.add(await plaza.variant('PLATE'), 1)
    const { body: cart } = await bruno.cart()
    expect([cart.totals.shipping.amountMinor, cart.totals.toFreeShipping, cart.totals.total.amountMinor]).toEqual([0, null, 3240])
    const { body } = await bruno.placeOrder({ payment: 'transfer' })
    await plaza.settle()
    const order = await orderOf(bruno, body.orderId)
    expect(order.promotions).toEqual([
      { name: 'Free ride', code: null, target: 'delivery', amount: { amountMinor: 1000, currency: 'USD' } },
    ])
    expect((await till.ask('earnings.get', { part: order.parts[0].number })).body.gross.amountMinor).toBe(4240)
  })

  test('the way to free shipping is the shorter one', async () => {
    await platformStoreOffers({ offer: { kind: 'freeShipping' }, minimumMinor: 4000 })
    const bruno = await guestWith({ PLATE: 1 })
    expect((await bruno.cart()).body.totals.toFreeShipping.amountMinor).toBe(1000)
  })
})

describe('promotions that end', () => {
  test('an order with a code that has ended since is rejected and names the code', async () => {
    const welcome = await offer()
    const bruno = await guestWith({ PLATE: 1 }, 'WELCOME10')
    const { body: cart } = await bruno.cart()
    await pause(welcome)
    const { status, body } = await bruno.placeOrder({ expectedTotalMinor: cart.totals.total.amountMinor })
    expect([status, body.code, body.data]).toEqual([
      409,
      'PROMOTION_CHANGED',
      { lost: [{ name: 'WELCOME10', code: 'WELCOME10', problem: { problem: 'CODE_ENDED' } }] },
    ])
    const seen = (await bruno.cart()).body
    expect(seen.codes).toEqual([{ code: 'WELCOME10', problem: { problem: 'CODE_ENDED' } }])
    expect((await bruno.placeOrder({ expectedTotalMinor: seen.totals.total.amountMinor })).status).toBe(200)
  })

  test('an automatic promotion that has ended since: the order is rejected with the new totals', async () => {
    const platformStore = await platformStoreOffers()
    const bruno = await guestWith({ PLATE: 1 })
    const { body: cart } = await bruno.cart()
    await till.omar.renewReauthentication(FIXTURE_PASSWORD)
    await till.omar.call('promotions.admin.pause', { promotionId: platformStore.id, paused: true })
    const { body } = await bruno.placeOrder({ expectedTotalMinor: cart.totals.total.amountMinor })
    expect([body.code, body.data.totals.discount.amountMinor]).toEqual(['TOTAL_CHANGED', 0])
  })

  test('C8: 100 concurrent orders never exceed a promotion’s limit, and the others are rejected', {
    timeout: 120_000,
  }, async () => {
    const welcome = await offer({ maxUses: 7 })
    const guests = await Promise.all(Array.from({ length: 100 }, () => guestWith({ PLATE: 1 }, 'WELCOME10')))
    const replies = await Promise.all(guests.map((guest, index) => guest.placeOrder({ email: `b${index}@example.com` })))
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(7)
    const refused = replies.filter(({ status }) => status !== 200)
    expect(new Set(refused.map(({ body }) => `${body.code} ${body.data.lost[0].problem.problem}`))).toEqual(
      new Set(['PROMOTION_CHANGED CODE_USED_UP']),
    )
    expect(await lookAt(welcome)).toMatchObject({ uses: 7, state: 'ended' })
  })

  const begin = (guest: Guest, email = 'bruno@example.com') =>
    guest.call('POST', '/checkout', { email, shippingAddress: BRUNO_ADDRESS }, { 'idempotency-key': randomUUID() })
  const pay = (guest: Guest, id: string, card = 'accepted') =>
    guest.call('POST', `/checkout/${id}/payments`, { card }, { 'idempotency-key': randomUUID() })

  test('C8: of two payments with the last use one is rejected before paying, and gets it when the other is released', async () => {
    await offer({ maxUses: 1 })
    const bruno = await guestWith({ PLATE: 1 }, 'WELCOME10')
    const dalia = await guestWith({ PLATE: 1 }, 'WELCOME10')
    expect((await begin(bruno)).status).toBe(200)
    // Bruno still sees the use that he holds.
    expect((await bruno.cart()).body.codes).toEqual([{ code: 'WELCOME10', problem: null }])
    expect((await begin(bruno)).status).toBe(200)
    expect((await begin(dalia, 'dalia@example.com')).body.code).toBe('PROMOTION_CHANGED')
    plaza.moveClock(11 * 60_000)
    await plaza.settle()
    const { body } = await begin(dalia, 'dalia@example.com')
    await pay(dalia, body.id)
    await plaza.settle()
    expect((await dalia.get(`/checkout/${body.id}`)).body.status).toBe('placed')
    expect((await orderOf(dalia, body.orderId)).discount.amountMinor).toBe(300)
  })

  test('C8: a late payment whose promotion went to somebody else is refunded in full', async () => {
    await offer({ maxUses: 1 })
    const bruno = await guestWith({ PLATE: 1 }, 'WELCOME10')
    const dalia = await guestWith({ PLATE: 1 }, 'WELCOME10')
    const { body: late } = await begin(bruno)
    await pay(bruno, late.id, 'challenge')
    await plaza.settle()
    plaza.moveClock(11 * 60_000)
    await plaza.settle()
    expect((await dalia.placeOrder({ email: 'dalia@example.com' })).status).toBe(200)
    const [payment] = await plaza.rows<{ id: string; amountMinor: number; currency: string }>(
      `select id, amount_minor as "amountMinor", currency from payments.payments where reference_id = $1`,
      [late.orderId],
    )
    if (!payment) throw new Error('nobody paid')
    await reportPaid(plaza.services, payment)
    await plaza.settle()
    expect((await bruno.get(`/checkout/${late.id}`)).body).toMatchObject({ status: 'expired', moneyReturned: true })
  })

  describe('one use per customer', () => {
    const at = (line1: string, phone?: string) => ({ ...BRUNO_ADDRESS, line1, ...(phone && { phone }) })
    const buyAsGuest = async (email: string, shippingAddress: typeof BRUNO_ADDRESS) => {
      const { status, body } = await (await guestWith({ PLATE: 1 }, 'WELCOME10')).placeOrder({ email, shippingAddress })
      return status === 200 ? 200 : `${body.code} ${body.data.lost[0].problem.problem}`
    }
    const REFUSED = 'PROMOTION_CHANGED CODE_USED_BY_YOU'

    test('counts another spelling of the email, the same address and the same phone number', async () => {
      await offer({ maxUsesPerCustomer: 1 })
      expect(await buyAsGuest('only.once@example.com', at('Calle Larga 1', '+593 99 123 4567'))).toBe(200)
      expect(await buyAsGuest('Only.Once@Example.COM', at('Calle Larga 2'))).toBe(REFUSED)
      expect(await buyAsGuest('onlyonce+again@example.com', at('Calle Larga 3'))).toBe(REFUSED)
      expect(await buyAsGuest('other@example.com', at('calle larga, 1'))).toBe(REFUSED)
      expect(await buyAsGuest('third@example.com', at('Calle Larga 4', '099 123 45 67'))).toBe(REFUSED)
      expect(await buyAsGuest('fourth@example.com', at('Calle Larga 5', '099 765 43 21'))).toBe(200)
    })

    test('counts a member by account, and a second account at the same address', async () => {
      await offer({ maxUsesPerCustomer: 1 })
      const buy = async (member: Member, email: string) => {
        await member.call('cart.addLine', { variantId: await plaza.variant('PLATE'), quantity: 1 })
        const entered = await member.call('cart.enterCode', { code: 'WELCOME10' })
        if (entered.status !== 200) return entered.body.code
        return (await member.call('checkout.placeOrder', { email, shippingAddress: at('Calle Larga 6') })).body.code ?? 200
      }
      const chen = await plaza.newcomer('onlyonce')
      expect([await buy(chen, 'chen@example.com'), await buy(chen, 'chen@example.com')]).toEqual([200, 'CODE_USED_BY_YOU'])
      expect(await buy(await plaza.newcomer('twice'), 'twice@example.com')).toBe('PROMOTION_CHANGED')
    })
  })

  test('an automatic promotion with a limit per customer applies to signed-in customers only', async () => {
    await platformStoreOffers({ maxUsesPerCustomer: 1 })
    expect((await (await guestWith({ PLATE: 1 })).cart()).body.totals.discount.amountMinor).toBe(0)
    const chen = await plaza.newcomer('signedin')
    await chen.call('cart.addLine', { variantId: await plaza.variant('PLATE'), quantity: 1 })
    expect((await chen.call('cart.get')).body.totals.discount.amountMinor).toBe(300)
  })

  test('a code that was held for a payment and replaced by a better one does not count as used', async () => {
    const first = await offer({ maxUses: 1 })
    const bruno = await guestWith({ PLATE: 2 }, 'WELCOME10')
    expect((await begin(bruno)).status).toBe(200)
    await offer({ code: 'HALF', offer: { kind: 'percentage', percent: 50 } })
    expect((await enter(bruno, 'HALF')).status).toBe(200)
    const { status, body } = await bruno.placeOrder({ email: 'bruno@example.com' })
    expect(status, JSON.stringify(body)).toBe(200)
    expect((await orderOf(bruno, body.orderId)).discount.amountMinor).toBe(3000)
    const kept = await plaza.rows<{ code: string; status: string }>(
      `select p.code, r.status from promotions.redemptions r join promotions.promotions p on p.id = r.promotion_id where r.order_id = $1`,
      [body.orderId],
    )
    expect(kept).toEqual([{ code: 'HALF', status: 'used' }])
    expect((await lookAt(first)).uses).toBe(0)
    const layla = await guestWith({ PLATE: 1 }, 'WELCOME10')
    expect((await layla.placeOrder({ email: 'layla@example.com' })).status).toBe(200)
  })

  test('a use is released when everything it reduced is canceled, and only then', async () => {
    const welcome = await offer({ maxUses: 1 })
    const bruno = await guestWith({ PLATE: 1, CABLE: 1 }, 'WELCOME10')
    const { body } = await bruno.placeOrder()
    const order = await orderOf(bruno, body.orderId)
    const cancel = async (part: { number: string }) => {
      await bruno.call('POST', `/orders/${order.id}/cancellations`, { number: part.number })
      await plaza.settle()
    }
    await cancel(order.parts[1])
    expect((await lookAt(welcome)).uses).toBe(1)
    await cancel(order.parts[0])
    expect(await lookAt(welcome)).toMatchObject({ uses: 0, state: 'active' })
    expect((await (await guestWith({ PLATE: 1 }, 'WELCOME10')).placeOrder({ email: 'next@example.com' })).status).toBe(200)
  })
})

describe('prices outside the cart', () => {
  type Told = {
    vendor: string
    reductions: { name: string; percent: number; products: string[]; categories: string[]; tags: string[]; collections: string[] }[]
  }
  const told = async (guest: Guest, ...vendors: string[]): Promise<Told[]> =>
    (await guest.get(`/promotions/reductions?${vendors.map((vendor) => `vendors=${vendor}`).join('&')}`)).body.items

  test('automatic reductions of a single unit are listed by vendor, in the order a cart applies them', async () => {
    await platformStoreOffers({ name: { en: 'House week', es: 'Semana de la casa', ar: '' }, offer: { kind: 'percentage', percent: 10 } })
    await offer({ code: null, offer: { kind: 'percentage', percent: 15 } })
    await offer({ code: null, offer: { kind: 'percentage', percent: 50 }, minimumMinor: 500_00 })
    await offer({ code: null, offer: { kind: 'percentage', percent: 50 }, maxUsesPerCustomer: 1 })
    await offer({ code: null, offer: { kind: 'fixed', amountMinor: 100 }, minimumMinor: 500_00 })
    await offer({ code: 'HALF', offer: { kind: 'percentage', percent: 50 } })
    const guest = plaza.guest()
    const reduced = await told(guest, 'dar-amira', 'plaza-house', 'nobody')
    expect(new Map(reduced.map(({ vendor, reductions }) => [vendor, reductions.map(({ name, percent }) => [name, percent])]))).toEqual(
      new Map([
        ['plaza-house', [['House week', 10]]],
        [
          'dar-amira',
          [
            ['Welcome', 15],
            ['House week', 10],
          ],
        ],
      ]),
    )
    // 30.00 minus 15 percent, then minus 10 percent of the rest.
    const reductions = reduced.find(({ vendor }) => vendor === 'dar-amira')?.reductions ?? []
    expect(reducedPrice(reductions, { productId: 'any', category: 'any', tags: [], collections: [], priceMinor: 30_00 })?.priceMinor).toBe(
      22_95,
    )
    await guest.add(await plaza.variant('PLATE'), 1)
    const { totals } = (await guest.cart()).body
    expect(minor(totals.subtotal) - minor(totals.discount)).toBe(22_95)
  })

  test('a category promotion includes subcategories; an ended promotion is not listed', async () => {
    const { id } = await platformStoreOffers({ offer: { kind: 'percentage', percent: 10 }, categories: ['accessories'] })
    const guest = plaza.guest()
    const [dar] = await told(guest, 'dar-amira')
    expect(dar?.reductions.map(({ categories }) => categories.includes('accessories'))).toEqual([true])
    await till.omar.renewReauthentication(FIXTURE_PASSWORD)
    await till.omar.call('promotions.admin.pause', { promotionId: id, paused: true })
    expect((await told(guest, 'dar-amira'))[0]?.reductions).toEqual([])
  })
})
