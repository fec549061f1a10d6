/** Cheese by weight and oil by the bottle, from the vendor's form to the packing slip. */
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findViolations } from '#app/server/invariants.ts'
import type { Member } from '#test/plaza/member.ts'
import { openTestPlaza, type TestPlaza } from '#test/plaza/open.ts'
import { readPdf } from '#test/plaza/read-pdf.ts'
import { FILE_COLUMNS } from '../contract.ts'

const CHEESE = { unit: 'kg', step: 100, minSteps: 2, maxSteps: 50 }
const text = (name: string) => ({ name, description: '', seoTitle: '', seoDescription: '' })
const variant = (sku: string, priceMinor: number, more: object = {}) => ({
  id: null,
  sku,
  priceMinor,
  compareAtMinor: null,
  costMinor: null,
  stock: { onHand: 400, seen: null, reorderPoint: 5 },
  ...more,
})
const draft = (name: string, more: object) => ({
  language: 'en',
  texts: { en: text(name) },
  categorySlug: 'accessories',
  status: 'active',
  images: [],
  ...more,
})

let plaza: TestPlaza
let amira: Member
let workspace = ''
let manchego = ''
let productId = ''

const ask = (operation: string, input: object) => amira.call(operation, input, { workspace })

beforeAll(async () => {
  plaza = await openTestPlaza()
  amira = await plaza.member('amira')
  workspace = await plaza.workspace('Dar Amira')
  const cheese = draft('Manchego', { measure: CHEESE, variants: [variant('MANCHEGO', 240)] })
  const { status, body } = await ask('products.create', cheese)
  expect(status).toBe(200)
  productId = body.id
  manchego = body.variants[0].id
  await plaza.settle()
})
afterAll(async () => {
  expect(await findViolations(plaza.pool)).toEqual([])
  await plaza.close()
})

test('shoppers see what a step is, its limits, and the measure on cards', async () => {
  const bruno = plaza.guest()
  expect((await bruno.get(`/marketplace/listings/${productId}`)).body).toMatchObject({
    measure: CHEESE,
    contentUnit: null,
    price: { amountMinor: 240 },
  })
  const { items } = (await bruno.get('/marketplace/listings?q=manchego')).body
  expect(items).toMatchObject([{ productId, measure: { unit: 'kg', step: 100 } }])
})

test('oil by the bottle keeps its content; a piece is always whole, and a maximum is not under the minimum', async () => {
  const oil = { contentUnit: 'l', variants: [variant('OIL', 800, { content: 500 })] }
  const { body } = await ask('products.create', draft('Olive Oil', oil))
  expect(body).toMatchObject({
    measure: { unit: 'piece', step: 1000, minSteps: 1, maxSteps: null },
    contentUnit: 'l',
    variants: [{ content: 500 }],
  })
  const bad = [
    { unit: 'piece', step: 500, minSteps: 1, maxSteps: null },
    { ...CHEESE, minSteps: 9, maxSteps: 3 },
  ]
  const refused = await Promise.all(
    bad.map((measure) => ask('products.create', draft('Bad', { measure, variants: [variant('BAD', 100)] }))),
  )
  expect(
    refused.map(({ body: { data } }) => data.fields.map(({ path, rule }: { path: string; rule: string }) => `${path} ${rule}`)),
  ).toEqual([['measure.step stepOfPieces'], ['measure.maxSteps underMinimum']])
})

test('the cart starts with the minimum, counts 300 g as one item, and tells what is allowed', async () => {
  const bruno = plaza.guest()
  const first = await bruno.call('POST', '/cart/lines', { variantId: manchego })
  expect(first.body.lines).toMatchObject([
    { quantity: 2, measure: CHEESE, unitPrice: { amountMinor: 240 }, lineTotal: { amountMinor: 480 } },
  ])
  expect(first.body.itemCount).toBe(1)
  for (const quantity of [1, 51]) {
    const { status, body } = await bruno.setQuantity(manchego, quantity)
    expect([status, body.data.fields]).toEqual([
      400,
      [{ path: 'quantity', rule: 'steps', params: { minimum: 2, maximum: 50, unit: 'kg', step: 100 } }],
    ])
  }
  expect((await bruno.setQuantity(manchego, 2.5)).status).toBe(400)
  expect((await plaza.guest().add(manchego, 1)).status).toBe(400)
})

test('a minimum that rises blocks the checkout of a smaller amount until the shopper changes it', async () => {
  const bruno = plaza.guest()
  await bruno.add(manchego, 3)
  await plaza.rows('update catalog.products set min_steps = 5 where id = $1 returning id', [productId])
  expect((await bruno.cart()).body.lines).toMatchObject([{ quantity: 3, notice: 'amount' }])
  const refused = await bruno.placeOrder({})
  expect([refused.status, refused.body.data.fields[0]]).toMatchObject([
    400,
    { path: 'lines.0.quantity', rule: 'steps', params: { minimum: 5 } },
  ])
  await plaza.rows('update catalog.products set min_steps = 2 where id = $1 returning id', [productId])
})

test('for any amount, cart, order, cancellation and refund stay whole steps and whole cents, and stock comes back', async () => {
  const available = async () =>
    (
      await plaza.rows<{ left: number }>('select (on_hand - allocated - held)::int as left from inventory.stock where variant_id = $1', [
        manchego,
      ])
    )[0]?.left ?? 0
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 2, max: 50 }), fc.integer({ min: 1, max: 50 }), async (quantity, some) => {
      const before = await available()
      const bruno = plaza.guest()
      await bruno.add(manchego, quantity)
      const { orderId } = (await bruno.placeOrder({})).body
      expect(await available()).toBe(before - quantity)
      const { parts } = (await bruno.get(`/orders/${orderId}`)).body
      expect(parts[0].lines).toMatchObject([{ quantity, measure: { unit: 'kg', step: 100 }, lineTotal: { amountMinor: 240 * quantity } }])
      const taken = Math.min(some, quantity)
      const cancelled = await bruno.call('POST', `/orders/${orderId}/cancellations`, {
        number: parts[0].number,
        lines: [{ position: 0, quantity: taken }],
      })
      expect(cancelled.status).toBe(200)
      expect(await available()).toBe(before - quantity + taken)
      await bruno.call('POST', `/orders/${orderId}/cancellations`, { number: parts[0].number })
      expect(await available()).toBe(before)
    }),
    { numRuns: 5 },
  )
})

test('the invoice says 300 g and the price per kilogram, and the packing slip counts it as one item', async () => {
  const bruno = plaza.guest()
  await bruno.add(manchego, 3)
  const { orderId } = (await bruno.placeOrder()).body
  const read = async (path: string, cookie: string) => {
    const reply = await fetch(plaza.url + path, { headers: { cookie: `${cookie}; plaza_lng=en` } })
    expect(reply.status).toBe(200)
    return (await readPdf(Buffer.from(await reply.arrayBuffer()))).replaceAll('\u00a0', ' ')
  }
  const invoice = await read(`/order-confirmation/${orderId}/invoice/${orderId}-1.pdf`, `plaza_guest=${bruno.token}`)
  expect(invoice).toContain('300 g')
  expect(invoice).toMatch(/\$24\.00\s*\/kg/)
  const session = Array.from(amira.cookies, ([name, value]) => `${name}=${value}`).join('; ')
  expect(await read(`/orders/${orderId}-1/packing-slip.pdf`, session)).toContain('300 g')
})

test('the confirmation by mail says 300 g', async () => {
  const bruno = plaza.guest()
  await bruno.add(manchego, 3)
  await bruno.placeOrder()
  await plaza.settle()
  expect(plaza.mailTo(bruno.email)[0]?.text.replaceAll('\u00a0', ' ')).toContain('300 g Manchego')
})

test('the product file carries unit, step, limits and content, and gives them back unchanged', async () => {
  const exported = async () =>
    (await ask('products.export', { limit: 100 })).body.rows.map(({ cells }: { cells: unknown[] }) =>
      Object.fromEntries(FILE_COLUMNS.map((column, index) => [column, cells[index]])),
    )
  const out = await exported()
  expect(out.find(({ sku }: { sku: string }) => sku === 'MANCHEGO')).toMatchObject({
    unit: 'kg',
    unit_step: 100,
    min_steps: 2,
    max_steps: 50,
    content: null,
  })
  expect(out.find(({ sku }: { sku: string }) => sku === 'OIL')).toMatchObject({ unit: 'piece', content_unit: 'l', content: 500 })
  const asRows = (list: object[]) =>
    list.map((cells, index) => ({
      line: index + 2,
      values: Object.fromEntries(Object.entries(cells).map(([key, cell]) => [key, cell === null ? '' : String(cell)])),
    }))
  expect((await ask('products.import', { rows: asRows(out) })).body).toEqual({ problems: [], created: 0, updated: 0 })
  const wool = {
    sku: 'WOOL',
    name: 'Wool',
    category: 'Accessories',
    price: '3',
    unit: 'm',
    unit_step: '500',
    min_steps: '4',
    max_steps: '2',
  }
  expect((await ask('products.import', { rows: asRows([wool]) })).body.problems).toMatchObject([
    { field: 'max_steps', rule: 'underMinimum' },
  ])
  expect((await ask('products.import', { rows: asRows([{ ...wool, max_steps: '' }]) })).body).toMatchObject({ problems: [], created: 1 })
})
