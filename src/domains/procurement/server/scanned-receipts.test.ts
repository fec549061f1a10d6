/** Receipts that are scanned: codes of the lines, other warehouses, and receipts that arrive late, over HTTP. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findViolations } from '#app/server/invariants.ts'
import { openTestPlaza, type TestPlaza } from '#test/plaza/open.ts'
import { goodsLine, MISSING_ORDER, openShop, type Shop, textLine } from '../test/shop.ts'

let plaza: TestPlaza
let shop: Shop
let mug: string
let depot: string

beforeAll(async () => {
  plaza = await openTestPlaza()
  shop = await openShop(plaza)
  ;[mug = ''] = shop.goods
  const made = await shop.amira.call('inventory.warehouses.create', { name: 'Depot', location: 'Amman' }, { workspace: shop.workspace })
  depot = made.body.id
})
afterAll(async () => {
  expect(await findViolations(plaza.pool)).toEqual([])
  await plaza.close()
})

async function unitsIn(warehouseId: string): Promise<number> {
  const [row] = await plaza.rows<{ units: number }>(
    'select coalesce(sum(quantity), 0)::int as units from inventory.items where variant_id = $1 and warehouse_id = $2',
    [mug, warehouseId],
  )
  return row?.units ?? 0
}

test('the codes of an order name its goods and not its services', async () => {
  const order = await shop.order([goodsLine(mug, 3), textLine('Delivery')])
  const [row] = await plaza.rows<{ productId: string; gtin: string | null }>(
    'select product_id as "productId", gtin from catalog.variants where id = $1',
    [mug],
  )
  const { status, body } = await shop.ask('orders.codes', { orderId: order.id })
  expect([status, body.items]).toEqual([200, [{ lineId: order.items[0]?.id, ...row }]])
})

test('the codes of an order are of the workspace only, and of those who buy', async () => {
  const { id: orderId } = await shop.order([goodsLine(mug, 1)])
  const bruno = await plaza.member('bruno')
  expect((await shop.ask('orders.codes', { orderId }, bruno)).status).toBe(404)
  expect((await shop.ask('orders.codes', { orderId: MISSING_ORDER })).status).toBe(404)
  expect((await shop.ask('orders.codes', { orderId }, plaza.browser())).status).toBe(401)
})

test('goods that are put into another warehouse raise the stock there', async () => {
  const order = await shop.order([goodsLine(mug, 5)])
  const before = await unitsIn(depot)
  const lines = [{ lineId: order.items[0]?.id, quantity: 2, warehouseId: depot }]
  const { body: part } = await shop.receive(order, [], { lines })
  expect(part).toMatchObject({ status: 'PartiallyReceived', items: [{ open: 3 }] })
  expect(await unitsIn(depot)).toBe(before + 2)
  const foreign = await shop.receive(part, [], { lines: [{ ...lines[0], warehouseId: 'wh_00000000000000000000000000' }] })
  expect(foreign.status).toBe(404)
  expect((await shop.ask('orders.get', { orderId: order.id })).body.version).toBe(part.version)
})

test('a receipt that was queued and sent twice is made once', async () => {
  const order = await shop.order([goodsLine(mug, 4)])
  const before = await shop.onHand(mug)
  const key = 'the-own-id-of-a-queued-receipt'
  const first = await shop.receive(order, [3], {}, { key })
  const again = await shop.receive(order, [3], {}, { key })
  expect([first.status, again.status, again.body]).toEqual([200, 200, first.body])
  expect(await shop.onHand(mug)).toBe(before + 3)
})

test('a queued receipt of an order that somebody else received in between is refused with what is open now', async () => {
  const order = await shop.order([goodsLine(mug, 4)])
  await shop.receive(order, [3])
  const before = await shop.onHand(mug)
  const late = await shop.receive(order, [4])
  expect(late.body).toMatchObject({ code: 'ORDER_CHANGED', data: { current: { items: [{ open: 1, received: 3 }] } } })
  expect(await shop.onHand(mug)).toBe(before)
})
