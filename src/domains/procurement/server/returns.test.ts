/** Returns to suppliers: stock, credit, replacements and what they say of a supplier; over HTTP. */
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findViolations } from '#app/server/invariants.ts'
import type { Member } from '#test/plaza/member.ts'
import { openTestPlaza, type TestPlaza } from '#test/plaza/open.ts'
import type { OrderView } from '../contract.ts'
import { goodsLine, openShop, type Shop, textLine } from '../test/shop.ts'
import { creditFor } from './return-credit.rules.ts'

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

/** Quantities in the order of the lines, out of the oldest receipt. */
function sendBack(order: OrderView, quantities: number[], more: object = {}, by?: Member, key?: string) {
  const lines = order.items.map(({ id }, at) => ({ lineId: id, quantity: quantities[at] ?? 0 }))
  const input = {
    orderId: order.id,
    version: order.version,
    receiptId: order.receipts.at(-1)?.id,
    returnedOn: '2026-11-21',
    reason: 'defective',
    replaced: false,
    note: '',
    warehouseId: null,
    lines,
    ...more,
  }
  return shop.ask('orders.returnGoods', input, by, key === undefined ? {} : { key })
}
async function received(units: number, more: object = {}, receipt: object = {}): Promise<OrderView> {
  const order = await shop.order([goodsLine(mug, units, 250)], more)
  return (await shop.receive(order, [units], receipt)).body
}
const supplierView = async (supplierId: string) => (await shop.ask('suppliers.get', { supplierId })).body

test('returned goods leave the stock and are credited at what their receipt cost; the order stays fulfilled', async () => {
  const before = await shop.onHand(mug)
  const order = await received(10, {}, { extraMinor: 5 })
  const { body } = await sendBack(order, [3], { note: 'Cracked glaze' })
  expect(await shop.onHand(mug)).toBe(before + 7)
  expect(body).toMatchObject({
    status: 'Fulfilled',
    items: [{ received: 10, open: 0 }],
    receipts: [{ lines: [{ quantity: 10, returned: 3 }] }],
    // 2,505 for ten units; three of them are 751.5.
    returns: [{ reason: 'defective', replaced: false, note: 'Cracked glaze', credit: { amountMinor: 752 }, lines: [{ quantity: 3 }] }],
  })
  expect(body.history[0]).toMatchObject({ kind: 'returned' })
  const { body: all } = await sendBack(body, [7])
  expect(all.returns.map(({ credit }: { credit: { amountMinor: number } }) => credit.amountMinor)).toEqual([1753, 752])
})

test('with a replacement the units are open and expected again, and a receipt completes the order', async () => {
  const order = await received(10)
  const { body: open } = await sendBack(order, [4], { replaced: true, reason: 'wrong' })
  expect(open).toMatchObject({ status: 'PartiallyReceived', items: [{ received: 10, open: 4, receivable: 4 }] })
  const [incoming] = await plaza.rows<{ units: string }>(`select sum(quantity) as units from inventory.incoming where reference_id = $1`, [
    order.id,
  ])
  expect(Number(incoming?.units)).toBe(4)
  const { body: done } = await shop.receive(open, [4])
  expect(done).toMatchObject({ status: 'Fulfilled', items: [{ received: 14, open: 0 }] })
  const { body: again } = await sendBack(done, [6], { replaced: true })
  expect(again.items[0]).toMatchObject({ open: 6 })
  const close = { orderId: again.id, version: again.version, lines: [again.items[0].id], closed: true }
  expect((await shop.ask('orders.closeLines', close)).body).toMatchObject({ status: 'Fulfilled', items: [{ open: 0, closed: 6 }] })
})

test('no more goes back than a receipt brought, nor a service, nor units that aren’t free', async () => {
  const order = await received(5)
  expect((await sendBack(order, [6])).body).toMatchObject({ code: 'TOO_MANY_RETURNED', data: { most: 5 } })
  expect((await sendBack(order, [0])).body.code).toBe('NOTHING_RETURNED')
  expect((await sendBack(order, [1], { returnedOn: '2099-01-01' })).body.code).toBe('DATE_IN_FUTURE')
  expect((await sendBack(order, [1], { reason: 'ugly' })).body.code).toBe('INVALID_INPUT')
  expect((await sendBack(order, [1], { receiptId: 'rcv_00000000000000000000000000' })).status).toBe(404)
  const service = (await shop.receive(await shop.order([textLine('Repair', 2)]), [2])).body
  expect((await sendBack(service, [1])).body).toMatchObject({ code: 'TOO_MANY_RETURNED', data: { most: 0 } })
  const bowls = (await shop.receive(await shop.order([goodsLine(bowl, 3)]), [3])).body
  const [row] = await plaza.rows<{ units: string }>(
    'select on_hand - allocated - held as units from inventory.stock where variant_id = $1',
    [bowl],
  )
  await plaza.rows('update inventory.stock set held = held + $2 where variant_id = $1', [bowl, Number(row?.units) - 1])
  expect((await sendBack(bowls, [2])).body).toMatchObject({ code: 'NOT_ENOUGH_STOCK', data: { lines: [{ wanted: 2, available: 1 }] } })
  await plaza.rows('update inventory.stock set held = held - $2 where variant_id = $1', [bowl, Number(row?.units) - 1])
})

test('the same return sent five times at once, or twice with one key, takes the units once; strangers find nothing', async () => {
  const order = await received(6)
  const before = await shop.onHand(mug)
  const tabs = await Promise.all(Array.from({ length: 5 }, () => sendBack(order, [6])))
  expect(tabs.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409])
  expect(await shop.onHand(mug)).toBe(before - 6)
  const other = await received(6)
  const key = 'a-double-click-on-return-goods'
  const twice = [await sendBack(other, [2], {}, undefined, key), await sendBack(other, [2], {}, undefined, key)]
  expect(twice.map(({ status, body }) => [status, body.returns.length])).toEqual([
    [200, 1],
    [200, 1],
  ])
  expect((await sendBack(twice[0]?.body, [1], {}, await plaza.member('bruno'))).status).toBe(404)
})

test('hazard 20: defective and wrong units lower the rating by their share, surplus does not; without receipts there is no data', async () => {
  const { id: supplierId } = await shop.supplier('Cracked Ltd')
  expect(await supplierView(supplierId)).toMatchObject({ measured: false, rating: 5, defects: 0 })
  const order = await received(10, { supplierId })
  expect(await supplierView(supplierId)).toMatchObject({ measured: true, rating: 5, onTimeDelivery: 100, defects: 0 })
  const { body: surplus } = await sendBack(order, [3], { reason: 'surplus' })
  expect(await supplierView(supplierId)).toMatchObject({ rating: 5, defects: 0 })
  const { body: wrong } = await sendBack(surplus, [1], { reason: 'wrong' })
  await sendBack(wrong, [1])
  // 1 + 4 × 1 × 0.8
  expect(await supplierView(supplierId)).toMatchObject({ rating: 4.2, onTimeDelivery: 100, defects: 20 })
  const late = await shop.supplier('Late and cracked')
  await sendBack(await received(10, { supplierId: late.id, expectedDate: '2026-11-01' }), [5])
  const { body } = await shop.ask('suppliers.list', { sort: '-rating', limit: 100 })
  const names = body.items.map(({ name }: { name: string }) => name)
  expect(names.indexOf('Cracked Ltd')).toBeLessThan(names.indexOf('Late and cracked'))
})

test('whatever goes back in whatever parts, all units together are credited at exactly what they cost', () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 1, max: 40 }), { minLength: 1, maxLength: 8 }),
      fc.integer({ min: 0, max: 99_999 }),
      (parts, costMinor) => {
        const quantity = parts.reduce((sum, part) => sum + part, 0)
        const units = { quantity, costMinor, returned: 0, creditedMinor: 0 }
        for (const part of parts) {
          const credit = creditFor(units, part)
          expect(credit).toBeGreaterThanOrEqual(0)
          units.creditedMinor += credit
          units.returned += part
        }
        expect(units.creditedMinor).toBe(costMinor)
      },
    ),
  )
})

test('after any receipts and returns, the stock is what came minus what went back', async () => {
  const act = fc.record({ back: fc.boolean(), units: fc.integer({ min: 1, max: 6 }), replaced: fc.boolean() })
  await fc.assert(
    fc.asyncProperty(fc.array(act, { minLength: 1, maxLength: 6 }), async (acts) => {
      const before = await shop.onHand(mug)
      let order = await shop.order([goodsLine(mug, 8, 33)])
      let expected = 0
      for (const { back, units, replaced } of acts) {
        const { status, body } = back ? await sendBack(order, [units], { replaced }) : await shop.receive(order, [units])
        if (status !== 200) continue
        order = body
        expected += back ? -units : units
      }
      expect(await shop.onHand(mug)).toBe(before + expected)
    }),
    { numRuns: 12 },
  )
})
