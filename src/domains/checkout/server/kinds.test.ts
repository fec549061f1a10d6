/** Checkout asks only what a kind of product needs. Amira sells an e-book, a haircut and a ring made to order besides her mugs. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createProduct } from '#domains/catalog/server/fixtures.ts'
import { addDeliveryMethod } from '#domains/vendors/server/index.ts'
import { transactAsSystem } from '#platform/server/transact.ts'
import { BRUNO_ADDRESS, type Guest } from '#test/plaza/guest.ts'
import { openTestPlaza, type TestPlaza } from '#test/plaza/open.ts'

const NAME = { shippingAddress: undefined, name: 'Bruno Paz' }

let plaza: TestPlaza

beforeAll(async () => {
  plaza = await openTestPlaza()
  const workspaceId = await plaza.workspace('Dar Amira')
  await transactAsSystem(plaza.services, async (tx) => {
    const base = { workspaceId, categorySlug: 'accessories', status: 'active', language: 'en', pictures: [] } as const
    const text = (name: string) => ({ texts: { en: { name, description: '' } } })
    await createProduct(tx, { ...base, ...text('Glaze Recipes'), kind: 'digital', variants: [{ sku: 'EBOOK', priceMinor: 20_00 }] })
    await createProduct(tx, { ...base, ...text('Haircut'), kind: 'service', variants: [{ sku: 'HAIRCUT', priceMinor: 25_00 }] })
    await createProduct(tx, { ...base, ...text('Ring'), kind: 'madeToOrder', leadDays: 10, variants: [{ sku: 'RING', priceMinor: 40_00 }] })
    await addDeliveryMethod(tx, {
      workspaceId,
      kind: 'delivery',
      position: 0,
      priceMinor: 7_50,
      freeOverMinor: 50_00,
      minDays: 2,
      maxDays: 4,
      countries: ['EC'],
      name: { en: 'Post' },
    })
  })
  await plaza.settle()
})
afterAll(() => plaza.close())

async function guestWith(...goods: [sku: string, quantity: number][]): Promise<Guest> {
  const guest = plaza.guest()
  for (const [sku, quantity] of goods) await guest.add(await plaza.variant(sku), quantity)
  return guest
}

describe('a cart with nothing to ship', () => {
  test('needs no address, has no delivery and no shipping fee, and can’t be paid on delivery', async () => {
    const bruno = await guestWith(['EBOOK', 1], ['HAIRCUT', 1])
    const cart = (await bruno.cart()).body
    expect(cart).toMatchObject({
      needsAddress: false,
      payOnDelivery: false,
      deliveries: [],
      lines: [{ kind: 'digital' }, { kind: 'service' }],
    })
    expect(cart.totals).toMatchObject({ shipping: { amountMinor: 0 }, total: { amountMinor: 45_00 + 3_60 }, toFreeShipping: null })
    expect(cart.totals.rows.map(({ rule }: { rule: string }) => rule)).toEqual(['items', 'tax'])
    expect((await bruno.placeOrder({ ...NAME, payment: 'delivery' })).body.code).toBe('METHOD_NOT_OFFERED')
  })

  test('is ordered with a name and an email; an address that is sent anyway is not kept', async () => {
    const bruno = await guestWith(['EBOOK', 1])
    const placed = await bruno.placeOrder({ shippingAddress: BRUNO_ADDRESS, payment: 'transfer' })
    const order = (await bruno.get(`/orders/${placed.body.orderId}`)).body
    expect(order.shippingAddress).toEqual({ name: 'Bruno Paz', line1: '', city: '', postalCode: '', country: '' })
    expect(order.parts[0]).toMatchObject({ delivery: null, lines: [{ kind: 'digital' }] })
  })

  test('without a name the failure names the field', async () => {
    const bruno = await guestWith(['HAIRCUT', 1])
    const { status, body } = await bruno.placeOrder({ shippingAddress: undefined, payment: 'transfer' })
    expect([status, body.data.fields]).toEqual([400, [{ path: 'name', rule: 'required', params: {} }]])
  })
})

describe('a mixed cart', () => {
  test('asks the delivery for what is shipped, and only that counts for the shipping rules', async () => {
    // The e-book would lift Dar Amira's parcel over 50.00.
    const bruno = await guestWith(['EBOOK', 2], ['BOWL', 1], ['CABLE', 1])
    const cart = (await bruno.cart()).body
    expect(cart).toMatchObject({ needsAddress: true, payOnDelivery: false })
    expect(cart.deliveries).toMatchObject([
      { vendor: { slug: 'dar-amira' }, shipping: { amountMinor: 7_50 } },
      { vendor: { slug: 'plaza-house' }, chosen: null },
    ])
    expect(cart.totals.rows).toContainEqual(expect.objectContaining({ rule: 'method', goods: { amountMinor: 10_05, currency: 'USD' } }))
    const sum = cart.totals.rows.reduce((total: number, { amount }: { amount: { amountMinor: number } }) => total + amount.amountMinor, 0)
    expect(sum).toBe(cart.totals.total.amountMinor)
  })

  test('a vendor whose items are not shipped doesn’t share the platform’s rule, and reaches every country', async () => {
    const bruno = await guestWith(['HAIRCUT', 1], ['CABLE', 1])
    const cart = (await bruno.cart()).body
    expect(cart.deliveries).toMatchObject([{ vendor: { slug: 'plaza-house' } }])
    expect(cart.totals.rows).toContainEqual(
      expect.objectContaining({
        rule: 'sharedShipping',
        goods: { amountMinor: 30_00, currency: 'USD' },
        vendors: [{ slug: 'plaza-house', name: 'Plaza House' }],
      }),
    )
    const placed = await bruno.placeOrder({ shippingAddress: { ...BRUNO_ADDRESS, country: 'ES', postalCode: '28001' } })
    expect(placed.status).toBe(200)
  })

  test('needs an address', async () => {
    const bruno = await guestWith(['HAIRCUT', 1], ['BOWL', 1])
    const { status, body } = await bruno.placeOrder({ ...NAME })
    expect([status, body.data.fields]).toEqual([400, [{ path: 'shippingAddress', rule: 'required', params: {} }]])
  })

  test('the shipping of a part is paid by its shipped lines, so that refunding the e-book gives none of it back', async () => {
    const bruno = await guestWith(['EBOOK', 1], ['BOWL', 1])
    const placed = await bruno.placeOrder({ payment: 'transfer' })
    const rows = await plaza.rows('select sku, shipping_minor from orders.lines where order_id = $1 order by position', [
      placed.body.orderId,
    ])
    expect(rows).toEqual([
      { sku: 'EBOOK', shipping_minor: 0 },
      { sku: 'BOWL', shipping_minor: 750 },
    ])
  })
})

describe('a product made to order', () => {
  const fromNow = Date.parse('2026-11-29T12:00:00Z') - Date.now()
  beforeAll(() => plaza.moveClock(fromNow))
  afterAll(() => plaza.moveClock(-fromNow))

  test('shows its lead time on the page, in the cart and in the order, and the delivery estimate adds it', async () => {
    const bruno = await guestWith(['RING', 1])
    const { productId, kind, leadDays } = (await bruno.cart()).body.lines[0]
    expect([kind, leadDays]).toEqual(['madeToOrder', 10])
    const page = (await bruno.get(`/marketplace/listings/${productId}`)).body
    // From a Sunday, ten working days end on the second Friday; the post takes two to four days more.
    const arrives = { from: '2026-12-13', to: '2026-12-15' }
    expect(page).toMatchObject({ kind: 'madeToOrder', leadDays: 10, delivery: arrives })
    expect((await bruno.cart()).body.deliveries).toMatchObject([{ arrives }])
    const placed = await bruno.placeOrder()
    const [part] = (await bruno.get(`/orders/${placed.body.orderId}`)).body.parts
    expect(part).toMatchObject({ arrives, lines: [{ kind: 'madeToOrder', leadDays: 10 }] })
    await plaza.settle()
    const mail = plaza.mailTo(bruno.email).find(({ subject }) => subject.includes(placed.body.orderId))
    const words = mail?.text.replace(/[\u2068\u2069]/g, '') ?? ''
    const day = new Intl.DateTimeFormat('en', { month: 'long', day: 'numeric', timeZone: 'UTC' }).format(new Date(arrives.from))
    expect(words).toContain(`Arrives (${part.vendor.name}): ${day}`)
    expect(words).toContain('Ships to: Bruno Paz, Calle Larga 12, 010101, Cuenca, Ecuador')
  })
})
