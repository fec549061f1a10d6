/** Reorder suggestions of Amira's workspace, over HTTP. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findViolations } from '#app/server/invariants.ts'
import type { Member } from '#test/plaza/member.ts'
import { openTestPlaza, type TestPlaza } from '#test/plaza/open.ts'
import type { OrderView, Suggestion } from '../contract.ts'
import { goodsLine, openShop, type Shop, textLine } from '../test/shop.ts'

let plaza: TestPlaza
let shop: Shop
let items: { variantId: string; warehouseId: string }[]

beforeAll(async () => {
  plaza = await openTestPlaza()
  shop = await openShop(plaza)
  items = await plaza.rows(
    `select variant_id as "variantId", warehouse_id as "warehouseId" from inventory.items where workspace_id = $1 and free > 0 order by id`,
    [shop.workspace],
  )
  for (const { variantId, warehouseId } of items) await setPoint(variantId, warehouseId, 0)
})
afterAll(async () => {
  await plaza.settle()
  expect(await findViolations(plaza.pool)).toEqual([])
  await plaza.close()
})

const setPoint = (variantId: string, warehouseId: string, reorderPoint: number) =>
  shop.amira.call('inventory.stock.setReorderPoint', { variantId, warehouseId, reorderPoint }, { workspace: shop.workspace })

/** A product with 3 units more than it has and than is on order as its reorder point. The next one at every call. */
async function lowProduct() {
  const next = items.shift()
  if (!next) throw new Error('Amira has no products')
  items.push(next)
  const { variantId, warehouseId } = next
  const [row] = await plaza.rows<{ units: number }>(
    `select (i.free + coalesce((select sum(quantity) from inventory.incoming n
       where n.variant_id = i.variant_id and n.warehouse_id = i.warehouse_id), 0))::int as units
     from inventory.items i where i.variant_id = $1 and i.warehouse_id = $2`,
    [variantId, warehouseId],
  )
  const units = row?.units ?? 0
  const reorderPoint = units + 3
  expect((await setPoint(variantId, warehouseId, reorderPoint)).status).toBe(200)
  return { variantId, warehouseId, units, reorderPoint }
}

/** Ordered lines of a variant. */
const linesOf = async (variantId: string): Promise<{ quantity: number }[]> =>
  plaza.rows('select quantity::int from procurement.lines where variant_id = $1 order by id', [variantId])

const list = async (): Promise<Suggestion[]> => (await shop.ask('suggestions.list')).body.items
const suggestionOf = async (variantId: string) => (await list()).find((each) => each.variantId === variantId)
const order = (lines: object[], by?: Member) => shop.ask('suggestions.order', { lines }, by)
const read = async (orderId: string): Promise<OrderView> => (await shop.ask('orders.get', { orderId })).body
const lineOf = ({ variantId, warehouseId, reorderPoint }: Awaited<ReturnType<typeof lowProduct>>, more: object = {}) => ({
  variantId,
  warehouseId,
  supplierId: shop.supplierId,
  target: 2 * reorderPoint,
  ...more,
})

test('a low product is suggested up to twice its reorder point, from the supplier of its last order', async () => {
  const low = await lowProduct()
  expect(await suggestionOf(low.variantId)).toMatchObject({
    available: low.units,
    incoming: 0,
    projected: low.units,
    reorderPoint: low.reorderPoint,
    target: 2 * low.reorderPoint,
    supplier: null,
  })
  const { id: supplierId } = await shop.supplier('Glaze House', { leadTimeDays: 3 })
  const first = await shop.order([goodsLine(low.variantId, 1, 777)], { supplierId })
  expect(await suggestionOf(low.variantId)).toMatchObject({ incoming: 1, supplier: { id: supplierId, name: 'Glaze House' } })
  const { body } = await order([lineOf(low, { supplierId })])
  expect(body).toMatchObject({ skipped: 0, orders: [{ status: 'Pending', supplier: { name: 'Glaze House' } }] })
  const placed = await read(body.orders[0].id)
  expect(placed.items).toMatchObject([{ variantId: low.variantId, qty: 2 * low.reorderPoint - low.units - 1, priceMinor: 777 }])
  expect(placed.expectedDate).toBe(new Date(Date.parse(placed.createdDate) + 3 * 86_400_000).toISOString().slice(0, 10))
  expect(await suggestionOf(low.variantId)).toBeUndefined()
  await shop.choose(first, 'Cancelled')
  expect((await shop.choose(placed, 'Cancelled')).status).toBe(200)
  expect(await suggestionOf(low.variantId)).toMatchObject({ incoming: 0, supplier: null })
  await setPoint(low.variantId, low.warehouseId, 0)
  expect(await suggestionOf(low.variantId)).toBeUndefined()
})

test('hazard 10: suggestions that are ordered three times keep what is on order', async () => {
  const low = await lowProduct()
  const before = await linesOf(low.variantId)
  const first = (await order([lineOf(low)])).body
  expect(first).toMatchObject({ orders: [{ supplier: { name: 'Clay Works' } }], skipped: 0 })
  for (const turn of [2, 3]) expect([turn, (await order([lineOf(low)])).body]).toEqual([turn, { orders: [], skipped: 1 }])
  expect(await linesOf(low.variantId)).toEqual([...before, { quantity: 2 * low.reorderPoint - low.units }])
})

test('hazard 10: two people who order at once make one order', async () => {
  const low = await lowProduct()
  const before = await linesOf(low.variantId)
  const elena = await plaza.member('elena')
  const replies = await Promise.all([shop.amira, elena, shop.amira, elena].map((by) => order([lineOf(low)], by)))
  expect(replies.map(({ body }) => [body.orders.length, body.skipped]).sort()).toEqual([
    [0, 1],
    [0, 1],
    [0, 1],
    [1, 0],
  ])
  expect(await linesOf(low.variantId)).toHaveLength(before.length + 1)
})

test('one order per supplier and currency; the target can be changed, and the supplier has a minimum', async () => {
  const [first, second, third] = [await lowProduct(), await lowProduct(), await lowProduct()]
  const { id: riyals } = await shop.supplier('Jeddah Tiles', { currency: 'SAR', minUnits: 5000 })
  const { body: refused } = await order([lineOf(first), lineOf(second, { supplierId: riyals })])
  expect(refused).toMatchObject({ code: 'RATE_MISSING', data: { currency: 'SAR' } })
  expect(await suggestionOf(first.variantId)).toBeDefined()
  await shop.order([textLine('Sample')], { supplierId: riyals, currency: 'SAR', rateMicros: 266_667 })
  const { body } = await order([
    lineOf(first, { target: first.units + 1 }),
    lineOf(second, { supplierId: riyals }),
    lineOf(third),
    lineOf(third),
  ])
  expect(body).toMatchObject({ skipped: 1, orders: [{ supplier: { name: 'Clay Works' } }, { supplier: { name: 'Jeddah Tiles' } }] })
  const [clay, tiles] = await Promise.all(body.orders.map(({ id }: OrderView) => read(id)))
  expect(clay).toMatchObject({
    currency: 'USD',
    items: [{ qty: 1 }, { variantId: third.variantId, qty: 2 * third.reorderPoint - third.units }],
  })
  expect(tiles).toMatchObject({ currency: 'SAR', rateMicros: 266_667, items: [{ variantId: second.variantId, qty: 5000, priceMinor: 0 }] })
})

test('an order above the limit asks for its approval', async () => {
  const low = await lowProduct()
  await plaza.rows('update catalog.variants set cost_minor = 900 where id = $1', [low.variantId])
  await shop.limit(800)
  const { id: supplierId } = await shop.supplier('Dear Clay')
  const { body } = await order([lineOf(low, { supplierId })])
  expect(body.orders).toMatchObject([{ awaitingApproval: true, status: 'Pending' }])
  expect((await read(body.orders[0].id)).items).toMatchObject([{ priceMinor: 900 }])
  await shop.limit(null)
})

test('what is not low, of another workspace or unknown is left out, and the supplier must be one of the workspace', async () => {
  const row = await lowProduct()
  await setPoint(row.variantId, row.warehouseId, 0)
  const [foreign] = await plaza.rows<{ variantId: string; warehouseId: string }>(
    `select variant_id as "variantId", warehouse_id as "warehouseId" from inventory.items where workspace_id <> $1 limit 1`,
    [shop.workspace],
  )
  const rest = { supplierId: shop.supplierId, target: 900_000 }
  const lines = [row, foreign].map((each) => ({ variantId: each?.variantId, warehouseId: each?.warehouseId, ...rest }))
  expect((await order(lines)).body).toEqual({ orders: [], skipped: 2 })
  const missing = lines.map((line) => ({ ...line, supplierId: 'supplier_00000000000000000000000000' }))
  expect((await order(missing)).body.code).toBe('NOT_FOUND')
  const { id: archived } = await shop.supplier('Gone')
  await shop.ask('suppliers.archive', { supplierId: archived, archived: true })
  expect((await order([{ ...lines[0], supplierId: archived }])).body.code).toBe('SUPPLIER_ARCHIVED')
})

test.each([
  [{ lines: [] }, 'lines'],
  [{ lines: [{ variantId: 'v', warehouseId: 'w', supplierId: 'supplier_00000000000000000000000000', target: 0 }] }, 'lines.0.target'],
  [{ lines: [{ variantId: 'v', warehouseId: 'w', supplierId: 'x', target: 1 }] }, 'lines.0.supplierId'],
])('%j is bad input', async (input, path) => {
  const { body } = await shop.ask('suggestions.order', input)
  expect([body.code, body.data.fields[0].path]).toEqual(['INVALID_INPUT', path])
})

test('a request that is repeated runs once, and strangers have no access', async () => {
  const low = await lowProduct()
  const send = () => shop.ask('suggestions.order', { lines: [lineOf(low)] }, shop.amira, { key: 'the-same-suggestion-sent-twice' })
  const first = await send()
  expect(first.body.orders).toHaveLength(1)
  expect((await send()).body).toEqual(first.body)
  for (const name of ['suggestions.list', 'suggestions.order']) {
    const input = name === 'suggestions.list' ? {} : { lines: [lineOf(low)] }
    expect((await shop.ask(name, input, await plaza.member('bruno'))).status).toBe(404)
    expect((await shop.ask(name, input, plaza.browser())).status).toBe(401)
  }
})
