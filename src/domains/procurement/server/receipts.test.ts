/** Receipts of purchase orders: stock, open units, tolerance, costs, over HTTP. */
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { findViolations } from '#app/server/invariants.ts'
import { openTestPlaza, type TestPlaza } from '#test/plaza/open.ts'
import type { OrderView } from '../contract.ts'
import { goodsLine, openShop, type Shop, textLine } from '../test/shop.ts'
import { landedCosts, openUnits, receivableUnits, statusAfter, toBase } from './order.rules.ts'

let plaza: TestPlaza
let shop: Shop
let mug: string
let bowl: string

beforeAll(async () => {
  plaza = await openTestPlaza()
  shop = await openShop(plaza)
  ;[mug = '', bowl = ''] = shop.goods
})
afterAll(async () => {
  expect(await findViolations(plaza.pool)).toEqual([])
  await plaza.close()
})

const tolerate = async (overReceiptPercent: number) => {
  const { version } = (await shop.ask('settings.get')).body
  await shop.ask('settings.update', { approvalLimitMinor: null, overReceiptPercent, version })
}
const close = ({ id, version, items }: OrderView, closed: boolean) =>
  shop.ask('orders.closeLines', { orderId: id, version, lines: items.map((item) => item.id), closed })

test('hazard 13: 4 of 10 leave 6 open and raise the stock by 4; the other 6 fulfil the order', async () => {
  const before = await shop.onHand(mug)
  const order = await shop.order([goodsLine(mug, 10)])
  const { body: part } = await shop.receive(order, [4])
  expect(part).toMatchObject({ status: 'PartiallyReceived', items: [{ received: 4, open: 6, receivable: 6 }] })
  expect(await shop.onHand(mug)).toBe(before + 4)
  const { body: done } = await shop.receive(part, [6])
  expect(done).toMatchObject({ status: 'Fulfilled', items: [{ received: 10, open: 0 }] })
  expect(await shop.onHand(mug)).toBe(before + 10)
})

test('hazard 13: a double click and two tabs receive once', async () => {
  const before = await shop.onHand(mug)
  const order = await shop.order([goodsLine(mug, 6)])
  const key = 'a-double-click-on-receive'
  const [one, two] = await Promise.all([shop.receive(order, [6], {}, { key }), shop.receive(order, [6], {}, { key })])
  expect([one.status, two.status].filter((status) => status === 200).length).toBeGreaterThan(0)
  const tab = await shop.receive(order, [6])
  expect([tab.status, tab.body.code]).toEqual([409, 'ORDER_CHANGED'])
  expect(await shop.onHand(mug)).toBe(before + 6)
  const other = await shop.order([goodsLine(mug, 6)])
  const tabs = await Promise.all(Array.from({ length: 5 }, () => shop.receive(other, [6])))
  expect(tabs.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409])
  expect(await shop.onHand(mug)).toBe(before + 12)
})

test('hazard 14: the exact quantity is received, and 0 makes nothing', async () => {
  const before = await shop.onHand(mug)
  const order = await shop.order([goodsLine(mug, 1000)])
  const nothing = await shop.receive(order, [0])
  expect([nothing.status, nothing.body.code]).toEqual([400, 'NOTHING_RECEIVED'])
  expect((await shop.receive(order, [1001])).body).toMatchObject({ code: 'TOO_MANY', data: { most: 1000 } })
  expect((await shop.ask('orders.get', { orderId: order.id })).body).toEqual(order)
  expect((await shop.receive(order, [1000])).body.status).toBe('Fulfilled')
  expect(await shop.onHand(mug)).toBe(before + 1000)
})

test('the tolerance allows some more, and no more than that', async () => {
  await tolerate(10)
  const order = await shop.order([goodsLine(mug, 19)])
  expect((await shop.receive(order, [21])).body).toMatchObject({ code: 'TOO_MANY', data: { most: 20 } })
  const { body } = await shop.receive(order, [20])
  expect(body).toMatchObject({ status: 'Fulfilled', items: [{ received: 20, open: 0, receivable: 0 }] })
  await tolerate(0)
})

test('hazard 16: once all goods came the order is fulfilled, with its services', async () => {
  const order = await shop.order([goodsLine(mug, 2), textLine('Delivery', 1, 900)])
  const { body } = await shop.receive(order, [2, 0])
  expect(body).toMatchObject({ status: 'Fulfilled', items: [{ received: 2 }, { received: 1, open: 0 }] })
})

test('hazard 17: a short close ends the wait for the rest, and opening it again restores it', async () => {
  const order = await shop.order([goodsLine(mug, 10)])
  const { body: part } = await shop.receive(order, [4])
  const { body: closed } = await close(part, true)
  expect(closed).toMatchObject({ status: 'Fulfilled', items: [{ received: 4, closed: 6, open: 0, receivable: 0 }] })
  const { body: open } = await close(closed, false)
  expect(open).toMatchObject({ status: 'PartiallyReceived', items: [{ closed: 0, open: 6 }] })
  expect((await close(await shop.order([goodsLine(mug, 3)]), true)).body.status).toBe('Cancelled')
})

test('Fulfilled receives what is open, once, and a cancelled order receives nothing', async () => {
  const before = await shop.onHand(bowl)
  const { body: part } = await shop.receive(await shop.order([goodsLine(bowl, 5)]), [2])
  const { body: done } = await shop.choose(part, 'Fulfilled')
  expect(done).toMatchObject({ status: 'Fulfilled', items: [{ received: 5 }] })
  const { body: back } = await shop.choose(done, 'Pending')
  await shop.choose(back, 'Fulfilled')
  expect(await shop.onHand(bowl)).toBe(before + 5)
  const { body: cancelled } = await shop.choose(await shop.order([goodsLine(bowl, 5)]), 'Cancelled')
  expect(cancelled.items).toMatchObject([{ open: 0, closed: 5 }])
  expect((await shop.receive(cancelled, [5])).body.code).toBe('ORDER_CANCELLED')
  expect((await shop.choose(cancelled, 'Sent')).body.items).toMatchObject([{ open: 5, closed: 0 }])
})

test('freight is shared over the lines by value, and every cent of it is in their costs', async () => {
  const order = await shop.order([goodsLine(mug, 1, 1000), goodsLine(bowl, 2, 1000), textLine('Box', 1, 0)])
  const { body } = await shop.receive(order, [1, 2, 1], { extraMinor: 1000 })
  const costs = Object.fromEntries(
    body.receipts[0].lines.map((line: { lineId: string; costMinor: number }) => [line.lineId, line.costMinor]),
  )
  expect(order.items.map(({ id }) => costs[id])).toEqual([1333, 2667, 0])
  expect(body.receipts[0].cost.amountMinor).toBe(4000)
})

test('goods can’t come tomorrow week, nor to a line of another order', async () => {
  const order = await shop.order([goodsLine(mug, 1)])
  expect((await shop.receive(order, [1], { receivedOn: '2099-01-01' })).body.code).toBe('DATE_IN_FUTURE')
  const other = await shop.order([goodsLine(mug, 1)])
  expect((await shop.receive({ ...order, items: other.items }, [1])).status).toBe(404)
})

test('goods come to the warehouse of their line, at their landed cost, and are incoming until then', async () => {
  const { body: yard } = await shop.amira.call('inventory.warehouses.create', { name: 'Yard', location: '' }, { workspace: shop.workspace })
  const incoming = async () =>
    (await plaza.rows<{ units: string }>('select quantity::text as units from inventory.incoming where warehouse_id = $1', [yard.id])).map(
      ({ units }) => units,
    )
  const order = await shop.order([{ ...goodsLine(bowl, 4, 500), warehouseId: yard.id }])
  expect(order.items[0]?.warehouse).toEqual({ id: yard.id, name: 'Yard' })
  expect(await incoming()).toEqual(['4'])
  const { body: part } = await shop.receive(order, [1], { extraMinor: 100 })
  expect(await incoming()).toEqual(['3'])
  const { body: closed } = await close(part, true)
  expect(await incoming()).toEqual([])
  const { body: open } = await close(closed, false)
  expect(await incoming()).toEqual(['3'])
  await shop.receive(open, [3], { extraMinor: 100 })
  expect(await incoming()).toEqual([])
  const rows = await plaza.rows(
    `select quantity::int, value_minor::int as value from inventory.moves where to_place = $1 and reference_type = 'purchaseReceipt' order by id`,
    [yard.id],
  )
  expect(rows).toEqual([
    { quantity: 1, value: 600 },
    { quantity: 3, value: 1600 },
  ])
  const missing = await shop.ask('orders.create', shop.orderFields([{ ...goodsLine(bowl, 1), warehouseId: 'wh_nowhere' }]))
  expect(missing.status).toBe(404)
})

describe('rules', () => {
  const count = fc.integer({ min: 0, max: 1000 })
  const line = fc.record({
    id: fc.string(),
    variantId: fc.constantFrom('v', null),
    quantity: fc.integer({ min: 1, max: 1000 }),
    priceMinor: count,
  })

  test('landed costs add up to the converted value and extra costs', () => {
    const lines = fc.array(fc.record({ line, quantity: fc.integer({ min: 1, max: 50 }) }), { minLength: 1, maxLength: 8 })
    fc.assert(
      fc.property(lines, count, fc.integer({ min: 1, max: 5_000_000 }), (given, extra, rate) => {
        const all = given.map((each) => ({ ...each, line: { ...each.line, received: 0, closed: 0, replacing: 0 } }))
        const value = all.reduce((sum, each) => sum + each.quantity * each.line.priceMinor, 0)
        const costs = landedCosts(all, extra, rate)
        expect(costs.reduce((sum, cost) => sum + cost, 0)).toBe(toBase(value, rate) + toBase(extra, rate))
      }),
    )
  })

  test('what is open is never negative, and without tolerance it is what can be received', () => {
    fc.assert(
      fc.property(line, count, count, count, (given, got, shut, back) => {
        const each = { ...given, received: got, closed: Math.min(shut, given.quantity), replacing: Math.min(back, got) }
        expect(openUnits(each)).toBeGreaterThanOrEqual(0)
        expect(receivableUnits(each, 0)).toBe(openUnits(each))
        expect(statusAfter('Sent', [each]) === 'Sent' || openUnits(each) === 0 || got > 0).toBe(true)
      }),
    )
  })
})
