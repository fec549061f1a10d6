import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { BRUNO_ADDRESS } from '#test/plaza/guest.ts'
import { openTestPlaza, type TestPlaza } from '#test/plaza/open.ts'

let plaza: TestPlaza

beforeAll(async () => {
  plaza = await openTestPlaza()
})
afterAll(() => plaza.close())

async function brunosOrder() {
  const bruno = plaza.guest()
  await bruno.add(await plaza.variant('MUG-SAGE'), 1)
  const { body } = await bruno.placeOrder()
  return { bruno, orderId: body.orderId as string, link: body.link as string }
}

const page = (orderId: string, query: string, cookie?: string) =>
  fetch(`${plaza.url}/order-confirmation/${orderId}${query}`, { redirect: 'manual', headers: cookie ? { cookie } : {} })

describe('who may see an order', () => {
  test('the guest who placed it, with everything as it was at the sale', async () => {
    const { bruno, orderId } = await brunosOrder()
    const { status, body } = await bruno.get(`/orders/${orderId}`)
    expect(status).toBe(200)
    expect(body).toMatchObject({
      id: orderId,
      status: 'Pending',
      userId: 'guest',
      email: bruno.email,
      mayAct: true,
      shippingAddress: { city: 'Cuenca', country: 'EC' },
      subtotal: { amountMinor: 2800 },
      shipping: { amountMinor: 1000 },
      tax: { amountMinor: 224 },
      total: { amountMinor: 4024, currency: 'USD' },
      history: [{ status: 'Pending', actor: 'guest' }],
    })
    expect(body.parts[0].lines[0]).toMatchObject({ name: 'Ribbed Mug', sku: 'MUG-SAGE', quantity: 1, unitPrice: { amountMinor: 2800 } })
  })

  test('the bearer of its private link', async () => {
    const { orderId, link } = await brunosOrder()
    expect((await plaza.guest().get(`/orders/${orderId}`, { 'plaza-order-link': link })).status).toBe(200)
  })

  test('nobody else: a stranger’s response equals that of a missing order byte for byte', async () => {
    const { orderId } = await brunosOrder()
    const other = await brunosOrder()
    const strangers = [
      await plaza.guest().get(`/orders/${orderId}`),
      await other.bruno.get(`/orders/${orderId}`),
      await plaza.guest().get(`/orders/${orderId}`, { 'plaza-order-link': other.link }),
      await plaza.guest().get('/orders/ORD-0000000000'),
      await plaza.guest().get('/orders/nonsense'),
    ]
    expect(new Set(strangers.map(({ status, body }) => `${status} ${JSON.stringify(body)}`))).toEqual(
      new Set([`404 ${JSON.stringify(strangers[3]?.body)}`]),
    )
  })
})

describe('the private link', () => {
  test('is swapped for a cookie on first use and gone from the address', async () => {
    const { orderId, link } = await brunosOrder()
    const response = await page(orderId, `?link=${link}`)
    expect(response.status).toBe(302)
    expect(response.headers.get('location')).toBe(`/order-confirmation/${orderId}`)
    const cookie = response.headers.get('set-cookie') ?? ''
    expect(cookie).toMatch(/^plaza_guest=gst_\S+; Path=\/; Max-Age=31536000; HttpOnly; SameSite=Lax$/)
    const seen = await fetch(`${plaza.url}/rpc/orders/get`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: plaza.url, cookie: cookie.split(';')[0] ?? '' },
      body: JSON.stringify({ json: { orderId } }),
    })
    expect(seen.status).toBe(200)
  })

  test('of another order opens nothing, and neither does an invalid or revoked one', async () => {
    const one = await brunosOrder()
    const other = await brunosOrder()
    for (const token of [other.link, 'x'.repeat(26), '']) {
      const response = await page(one.orderId, `?link=${token}`)
      expect([response.status, response.headers.get('set-cookie')], token).toEqual([302, null])
    }
    await plaza.rows('update orders.links set revoked_at = now() where order_id = $1', [one.orderId])
    expect((await page(one.orderId, `?link=${one.link}`)).headers.get('set-cookie')).toBeNull()
    expect((await plaza.guest().get(`/orders/${one.orderId}`, { 'plaza-order-link': one.link })).status).toBe(404)
  })

  test('is not in the database, only its hash', async () => {
    const { orderId, link } = await brunosOrder()
    const [dump] = await plaza.rows<{ text: string }>(
      `select (select string_agg(l::text, '') from orders.links l) || (select string_agg(k::text, '') from platform.idempotency_keys k) || (select string_agg(f::text, '') from platform.events f) as text`,
    )
    expect(dump?.text).toContain(orderId)
    expect(dump?.text).not.toContain(link)
  })
})

test('an order keeps its items as sold when the product changes', async () => {
  const { bruno, orderId } = await brunosOrder()
  await plaza.rows(`update catalog.product_texts set name = 'Renamed' where name = 'Ribbed Mug'`)
  await plaza.rows(`update catalog.variants set price_minor = 1 where sku = 'MUG-SAGE'`)
  const { body } = await bruno.get(`/orders/${orderId}`)
  expect(body.parts[0].lines[0]).toMatchObject({ name: 'Ribbed Mug', unitPrice: { amountMinor: 2800 } })
})

test('the vendor’s unit cost is stored with the sale, and never shown or exported to the buyer', async () => {
  await plaza.rows(`update catalog.variants set cost_minor = 1234 where sku = 'PLATE'`)
  const dalia = await plaza.member('dalia')
  await dalia.call('cart.addLine', { variantId: await plaza.variant('PLATE'), quantity: 1 })
  const { orderId } = (await dalia.call('checkout.placeOrder', { email: 'dalia@example.com', shippingAddress: BRUNO_ADDRESS })).body
  const [line] = await plaza.rows<{ cost: number; buyer: string }>(
    `select unit_cost_minor::int as cost, user_id as buyer from orders.lines l join orders.orders o on o.id = l.order_id where o.id = $1`,
    [orderId],
  )
  expect(line?.cost).toBe(1234)
  const own = plaza.services.resources.personalData.find(({ type }) => type === 'order')
  const taken = JSON.stringify(await own?.personalData.export(plaza.services.db, line?.buyer ?? ''))
  expect(taken).toContain(orderId)
  for (const text of [taken, JSON.stringify((await dalia.call('orders.get', { orderId })).body)])
    expect(text).not.toMatch(/cost\w*":|:1234[,}]/i)
})
