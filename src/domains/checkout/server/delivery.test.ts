/** Amira has her own delivery methods; the platform store uses the shared shipping rule. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addDeliveryMethod } from '#domains/vendors/server/index.ts'
import { transactAsSystem } from '#platform/server/transact.ts'
import { BRUNO_ADDRESS } from '#test/plaza/guest.ts'
import { openTestPlaza, type TestPlaza } from '#test/plaza/open.ts'

let plaza: TestPlaza
let post: string
let pickup: string

beforeAll(async () => {
  plaza = await openTestPlaza()
  const workspaceId = await plaza.workspace('Dar Amira')
  const terms = { workspaceId, freeOverMinor: null, minDays: 2, maxDays: 4, countries: null }
  ;[post, pickup] = await transactAsSystem(plaza.services, async (tx) => [
    (
      await addDeliveryMethod(tx, {
        ...terms,
        kind: 'delivery',
        position: 0,
        priceMinor: 750,
        freeOverMinor: 8000,
        countries: ['EC', 'ES'],
        name: { en: 'Post', es: 'Correo', ar: 'بريد' },
      })
    ).id,
    (await addDeliveryMethod(tx, { ...terms, kind: 'pickup', position: 1, priceMinor: 0, name: { en: 'At the kiln' } })).id,
  ])
})
afterAll(() => plaza.close())

async function guestWith(...goods: [sku: string, quantity: number][]) {
  const guest = plaza.guest()
  for (const [sku, quantity] of goods) await guest.add(await plaza.variant(sku), quantity)
  return guest
}

const choose = (guest: ReturnType<TestPlaza['guest']>, methodId: string) => guest.call('PUT', '/cart/delivery', { methodId })

describe('delivery methods of a vendor', () => {
  test('are public, in the vendor’s order and the viewer’s language; a vendor with the shared shipping rule has none', async () => {
    const bruno = plaza.guest()
    bruno.language = 'es'
    const { body } = await bruno.get('/vendors/dar-amira/delivery-methods')
    expect(body.items.map(({ id, kind, name }: { id: string; kind: string; name: string }) => [id, kind, name])).toEqual([
      [post, 'delivery', 'Correo'],
      [pickup, 'pickup', 'At the kiln'],
    ])
    expect((await bruno.get('/vendors/plaza-house/delivery-methods')).body.items).toEqual([])
    expect((await bruno.get('/vendors/nobody/delivery-methods')).status).toBe(404)
  })

  test('the first one is the default until another is chosen, and the total follows', async () => {
    const bruno = await guestWith(['PLATE', 1], ['CABLE', 1])
    const first = (await bruno.cart()).body
    expect(first.deliveries).toMatchObject([
      { vendor: { slug: 'dar-amira' }, chosen: post, shipping: { amountMinor: 750 } },
      { vendor: { slug: 'plaza-house' }, methods: [], chosen: null, shipping: null },
    ])
    expect(first.totals).toMatchObject({ shipping: { amountMinor: 1750 }, toFreeShipping: { amountMinor: 2001 } })
    const { body } = await choose(bruno, pickup)
    expect(body.totals).toMatchObject({ shipping: { amountMinor: 1000 }, total: { amountMinor: 6000 + 1000 + 480 } })
    expect((await bruno.cart()).body.deliveries[0].chosen).toBe(pickup)
  })

  test('each row of the totals explains its rule, and the rows add up to the total', async () => {
    const bruno = await guestWith(['PLATE', 1], ['CABLE', 1])
    const { totals } = (await bruno.cart()).body
    expect(totals.rows).toMatchObject([
      { rule: 'items', vendor: { slug: 'dar-amira' }, amount: { amountMinor: 3000 } },
      { rule: 'items', vendor: { slug: 'plaza-house' }, amount: { amountMinor: 3000 } },
      { rule: 'sharedShipping', amount: { amountMinor: 1000 }, goods: { amountMinor: 3000 }, freeOver: { amountMinor: 5000 } },
      { rule: 'method', vendor: { slug: 'dar-amira' }, method: { name: 'Post' }, amount: { amountMinor: 750 } },
      { rule: 'tax', amount: { amountMinor: 480 }, goods: { amountMinor: 6000 }, percent: 8 },
    ])
    const sum = totals.rows.reduce((total: number, { amount }: { amount: { amountMinor: number } }) => total + amount.amountMinor, 0)
    expect(sum).toBe(totals.total.amountMinor)
  })

  test('an unknown method gets 404', async () => {
    const bruno = await guestWith(['PLATE', 1])
    expect((await choose(bruno, `dlv_${'0'.repeat(26)}`)).status).toBe(404)
    expect((await choose(bruno, 'pickup')).body.code).toBe('INVALID_INPUT')
  })

  test('a method that is no longer offered is replaced by the vendor’s first', async () => {
    const bruno = await guestWith(['PLATE', 1])
    await choose(bruno, pickup)
    await plaza.rows('update vendors.delivery_methods set active = false where id = $1', [pickup])
    expect((await bruno.cart()).body.deliveries[0].chosen).toBe(post)
    expect((await choose(bruno, pickup)).status).toBe(404)
    await plaza.rows('update vendors.delivery_methods set active = true where id = $1', [pickup])
  })
})

describe('an order with delivery methods', () => {
  test('charges each vendor’s own method, and its part shows it', async () => {
    const bruno = await guestWith(['PLATE', 1], ['CABLE', 1])
    const { status, body } = await bruno.placeOrder({ expectedTotalMinor: 6000 + 1750 + 480 })
    expect(status).toBe(200)
    const order = (await bruno.get(`/orders/${body.orderId}`)).body
    expect(order.parts).toMatchObject([
      {
        vendor: { slug: 'dar-amira' },
        shipping: { amountMinor: 750 },
        delivery: { kind: 'delivery', name: 'Post', minDays: 2, maxDays: 4 },
      },
      { vendor: { slug: 'plaza-house' }, shipping: { amountMinor: 1000 }, delivery: null },
    ])
  })

  test('to a country the chosen method does not cover is rejected with the vendor’s name, and pickup solves it', async () => {
    const bruno = await guestWith(['PLATE', 1])
    const abroad = { shippingAddress: { ...BRUNO_ADDRESS, postalCode: '12345', country: 'SA' } }
    expect((await bruno.placeOrder(abroad)).body).toMatchObject({ code: 'NOT_DELIVERED', data: { vendors: [{ name: 'Dar Amira' }] } })
    await choose(bruno, pickup)
    expect((await bruno.placeOrder(abroad)).status).toBe(200)
  })

  test('the source of a line is stored in the order', async () => {
    const bruno = plaza.guest()
    const source = { type: 'post', id: 'post_0123' }
    await bruno.call('POST', '/cart/lines', { variantId: await plaza.variant('CABLE'), quantity: 1, source })
    await bruno.add(await plaza.variant('TEE-S'))
    const { body } = await bruno.placeOrder()
    const lines = await plaza.rows('select sku, source from orders.lines where order_id = $1 order by sku', [body.orderId])
    expect(lines).toEqual([
      { sku: 'CABLE', source },
      { sku: 'TEE-S', source: null },
    ])
  })
})
