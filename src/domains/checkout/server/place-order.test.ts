import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { archiveProduct, setVariantPrice } from '#domains/catalog/server/fixtures.ts'
import { transactAsSystem } from '#platform/server/transact.ts'
import { BRUNO_ADDRESS } from '#test/plaza/guest.ts'
import { openTestPlaza, type TestPlaza } from '#test/plaza/open.ts'

let plaza: TestPlaza

beforeAll(async () => {
  plaza = await openTestPlaza()
})
afterAll(() => plaza.close())

async function guestWith(...goods: [sku: string, quantity: number][]) {
  const guest = plaza.guest()
  for (const [sku, quantity] of goods) await guest.add(await plaza.variant(sku), quantity)
  return guest
}

describe('placing an order', () => {
  test('a cart becomes an order with its totals, a private link and allocated stock; the cart is empty afterwards', async () => {
    const bruno = await guestWith(['MUG-SAGE', 2])
    const { status, body } = await bruno.placeOrder({ expectedTotalMinor: 6048 })
    expect(status).toBe(200)
    expect(body).toEqual({
      orderId: expect.stringMatching(/^ORD-[0-9A-Z]{10}$/),
      total: { amountMinor: 6048, currency: 'USD' },
      link: expect.stringMatching(/^[\w-]{26}$/),
    })
    expect(await plaza.available('MUG-SAGE')).toBe(8)
    expect((await bruno.cart()).body.lines).toEqual([])
    const [allocation] = await plaza.rows('select allocated, open from inventory.allocations where reference_id = $1', [body.orderId])
    expect(allocation).toEqual({ allocated: 2, open: 2 })
  })

  test('V1, V14: items of two vendors become one order with two parts that add up to it', async () => {
    const bruno = await guestWith(['PLATE', 1], ['CABLE', 1])
    const { body } = await bruno.placeOrder()
    const order = (await bruno.get(`/orders/${body.orderId}`)).body
    expect(order.total.amountMinor).toBe(6480)
    expect(
      order.parts.map((part: { number: string; vendor: { name: string }; total: { amountMinor: number } }) => [
        part.number,
        part.vendor.name,
        part.total.amountMinor,
      ]),
    ).toEqual([
      [`${body.orderId}-1`, 'Dar Amira', 3240],
      [`${body.orderId}-2`, 'Plaza House', 3240],
    ])
  })

  test('an untracked variant is always sellable', async () => {
    const bruno = await guestWith(['TEE-S', 500])
    expect((await bruno.placeOrder()).status).toBe(200)
    expect(await plaza.available('TEE-S')).toBeNull()
  })

  test('the events of an order are published once each, in the transaction', async () => {
    const bruno = await guestWith(['CABLE', 2], ['TEE-M', 1])
    const { body } = await bruno.placeOrder()
    const events = await plaza.rows<{ type: string; payload: Record<string, unknown> }>(
      `select type, payload from platform.events where aggregate = $1 or (type = 'inventory.stockChanged' and payload ->> 'variantId' = $2) order by position desc limit 2`,
      [body.orderId, await plaza.variant('CABLE')],
    )
    expect(events.map(({ type }) => type)).toEqual(['checkout.orderPlaced', 'inventory.stockChanged'])
    expect(events[0]?.payload).toMatchObject({ orderId: body.orderId, currency: 'USD', totalMinor: body.total.amountMinor })
    const changed = events[1]?.payload as { before: number; after: number } | undefined
    expect((changed?.before ?? 0) - (changed?.after ?? 0)).toBe(2)
  })

  test('an order that takes stock below its reorder point publishes a low-stock event, and the next one does not', async () => {
    const lamp = await plaza.variant('LAMP')
    const lows = async () =>
      (await plaza.rows(`select 1 from platform.events where type = 'inventory.stockLow' and payload ->> 'variantId' = $1`, [lamp])).length
    await (await guestWith(['LAMP', 45])).placeOrder()
    expect(await lows()).toBe(1)
    await (await guestWith(['LAMP', 1])).placeOrder()
    expect(await lows()).toBe(1)
  })
})

describe('what keeps an order from being placed', () => {
  test('an empty cart, and a guest who has none', async () => {
    expect((await plaza.guest().placeOrder()).body.code).toBe('CART_EMPTY')
  })

  test('S1: sold-out items are named with the quantity left; nothing is allocated and the cart stays', async () => {
    const bruno = await guestWith(['MUG-IVORY', 2], ['CABLE', 1])
    const chen = await guestWith(['MUG-IVORY', 2])
    expect((await chen.placeOrder()).status).toBe(200)
    const cables = await plaza.available('CABLE')
    const { status, body } = await bruno.placeOrder()
    expect([status, body.code]).toEqual([409, 'SOLD_OUT'])
    expect(body.data.lines).toEqual([{ variantId: await plaza.variant('MUG-IVORY'), name: 'Ribbed Mug', wanted: 2, left: 1 }])
    expect(await plaza.available('CABLE')).toBe(cables)
    expect((await bruno.cart()).body.itemCount).toBe(3)
  })

  test('C7: a product that is no longer sold', async () => {
    const bruno = await guestWith(['BOWL', 1])
    await transactAsSystem(plaza.services, async (tx) => archiveProduct(tx, await plaza.product('BOWL')))
    expect((await bruno.placeOrder()).body).toMatchObject({ code: 'SOLD_OUT', data: { lines: [{ name: 'Small Bowl', left: 0 }] } })
  })

  test('a total that differs from the shopper’s screen: the new totals are returned and no order is placed', async () => {
    const bruno = await guestWith(['CABLE', 1])
    await transactAsSystem(plaza.services, async (tx) => setVariantPrice(tx, await plaza.variant('CABLE'), 3500))
    const { status, body } = await bruno.placeOrder({ expectedTotalMinor: 3240 + 1000 })
    expect([status, body.code, body.data.totals.total.amountMinor]).toEqual([409, 'TOTAL_CHANGED', 3500 + 1000 + 280])
    await transactAsSystem(plaza.services, async (tx) => setVariantPrice(tx, await plaza.variant('CABLE'), 3000))
    expect((await bruno.placeOrder({ expectedTotalMinor: 3000 + 1000 + 240 })).status).toBe(200)
  })

  test('an incomplete address is rejected field by field', async () => {
    const bruno = await guestWith(['CABLE', 1])
    const { status, body } = await bruno.placeOrder({
      email: 'not an address',
      shippingAddress: { ...BRUNO_ADDRESS, city: ' ', country: 'Ecuador' },
    })
    expect([status, body.code]).toEqual([400, 'INVALID_INPUT'])
    expect(body.data.fields.map(({ path, rule }: { path: string; rule: string }) => [path, rule])).toEqual([
      ['email', 'invalid_format'],
      ['shippingAddress.city', 'too_small'],
      ['shippingAddress.country', 'invalid_format'],
    ])
    expect((await bruno.cart()).body.itemCount).toBe(1)
  })

  test('ids and prices sent by the client are ignored', async () => {
    const bruno = await guestWith(['CABLE', 1])
    const { body } = await bruno.placeOrder({
      orderId: 'ORD-0000000000',
      userId: 'usr_1',
      status: 'Delivered',
      totalMinor: 1,
      subtotalMinor: 1,
    })
    expect(body.orderId).not.toBe('ORD-0000000000')
    expect((await bruno.get(`/orders/${body.orderId}`)).body).toMatchObject({
      userId: 'guest',
      status: 'Pending',
      total: { amountMinor: 4240 },
    })
  })
})

describe('the same order sent more than once', () => {
  test('C1: the same key a hundred times in parallel creates one order and a hundred equal responses', async () => {
    const bruno = await guestWith(['CABLE', 1])
    const before = await plaza.available('CABLE')
    const key = randomUUID()
    const replies = await Promise.all(Array.from({ length: 100 }, () => bruno.placeOrder({}, key)))
    expect(new Set(replies.map(({ status, body }) => `${status} ${JSON.stringify(body)}`)).size).toBe(1)
    expect(replies[0]?.status).toBe(200)
    expect(await plaza.available('CABLE')).toBe((before ?? 0) - 1)
    const orders = await plaza.rows('select id from orders.orders where id = $1', [replies[0]?.body.orderId])
    expect(orders).toHaveLength(1)
  })

  test('the same key with another body is rejected', async () => {
    const bruno = await guestWith(['CABLE', 1])
    const key = randomUUID()
    await bruno.placeOrder({}, key)
    const { status, body } = await bruno.placeOrder({ note: 'by the back door' }, key)
    expect([status, body.code]).toEqual([422, 'IDEMPOTENCY_KEY_REUSED'])
  })

  test('the order of the fields does not change the body', async () => {
    const bruno = await guestWith(['CABLE', 1])
    const key = randomUUID()
    const first = await bruno.placeOrder({ note: 'ring twice' }, key)
    const again = await bruno.call(
      'POST',
      '/checkout/orders',
      { note: 'ring twice', shippingAddress: BRUNO_ADDRESS, email: bruno.email },
      { 'idempotency-key': key },
    )
    expect(again.body).toEqual(first.body)
  })

  test('keys of different shoppers are independent', async () => {
    const key = randomUUID()
    const bruno = await guestWith(['CABLE', 1])
    const chen = await guestWith(['CABLE', 1])
    const replies = [await bruno.placeOrder({}, key), await chen.placeOrder({}, key)]
    expect(replies[0]?.body.orderId).not.toBe(replies[1]?.body.orderId)
  })

  test('a rejected order frees its key: after fixing the cart the same key places it', async () => {
    const bruno = plaza.guest()
    const key = randomUUID()
    await bruno.add(await plaza.variant('CABLE'))
    await bruno.setQuantity(await plaza.variant('CABLE'), 0)
    expect((await bruno.placeOrder({}, key)).body.code).toBe('CART_EMPTY')
    await bruno.add(await plaza.variant('CABLE'))
    expect((await bruno.placeOrder({}, key)).status).toBe(200)
  })

  test('an invalid key is rejected by name', async () => {
    const bruno = await guestWith(['CABLE', 1])
    expect((await bruno.placeOrder({}, 'short')).body).toMatchObject({
      code: 'INVALID_INPUT',
      data: { fields: [{ path: 'Idempotency-Key' }] },
    })
  })
})
