/** Receipts of goods that are kept in batches or by serial number. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findViolations } from '#app/server/invariants.ts'
import { openTestPlaza, type TestPlaza } from '#test/plaza/open.ts'
import { goodsLine, openShop, type Shop, textLine } from '../test/shop.ts'

let plaza: TestPlaza
let shop: Shop
let mug: string
let bowl: string

beforeAll(async () => {
  plaza = await openTestPlaza()
  shop = await openShop(plaza)
  ;[mug = '', bowl = ''] = shop.goods
  expect((await track(mug, 'batch')).status).toBe(200)
  const places = (await inventory('stock.get', { variantId: bowl })).body.warehouses
  const opening = places.map(({ warehouse, onHand }: { warehouse: { id: string }; onHand: number }) => ({
    warehouseId: warehouse.id,
    lots: Array.from({ length: onHand }, (_, at) => ({ number: `OLD-${at}`, quantity: 1 })),
  }))
  expect((await track(bowl, 'serial', opening)).status).toBe(200)
})
afterAll(async () => {
  expect(await findViolations(plaza.pool)).toEqual([])
  await plaza.close()
})

const inventory = (operation: string, input: object) => shop.amira.call(`inventory.${operation}`, input, { workspace: shop.workspace })
const track = (variantId: string, tracking: string, opening: object[] = []) =>
  inventory('lots.setTracking', { variantId, tracking, opening })
const found = async (number: string) => (await inventory('lots.list', { q: number })).body.items[0]
type Lots = { number: string; quantity: number; expiresOn?: string }[]
const receive = (order: Awaited<ReturnType<Shop['order']>>, quantities: number[], lots: (Lots | undefined)[]) => {
  const lines = order.items.map((item, at) => ({ lineId: item.id, quantity: quantities[at] ?? 0, ...(lots[at] && { lots: lots[at] }) }))
  return shop.receive(order, quantities, { lines })
}

test('a receipt names the batches of a line, which show where they came from', async () => {
  const order = await shop.order([goodsLine(mug, 10), textLine('Pallet')])
  const [line] = order.items
  expect((await shop.ask('orders.lots', { orderId: order.id })).body.items).toEqual([{ lineId: line?.id, tracking: 'batch' }])
  const { body } = await receive(
    order,
    [6],
    [
      [
        { number: 'PO-A', quantity: 4, expiresOn: '2099-01-31' },
        { number: 'PO-B', quantity: 2 },
      ],
    ],
  )
  expect(body.items[0]).toMatchObject({ received: 6, open: 4 })
  expect(await found('PO-A')).toMatchObject({ units: 4, expiresOn: '2099-01-31', state: 'ok' })
  const { id } = await found('PO-A')
  const [move] = (await inventory('stock.moves', { lotId: id })).body.items
  expect(move).toMatchObject({ kind: 'received', quantity: 4, reference: { type: 'purchaseReceipt', id: body.receipts[0].id } })
})

test('wrong lots are refused at their line, and nothing is received', async () => {
  const order = await shop.order([goodsLine(mug, 5), goodsLine(bowl, 2)])
  const fields = async (quantities: number[], lots: (Lots | undefined)[]) => {
    const { body } = await receive(order, quantities, lots)
    return body.data.fields.map(({ path, rule }: { path: string; rule: string }) => `${path} ${rule}`).join()
  }
  expect(await fields([5, 0], [[{ number: 'X', quantity: 4 }], undefined])).toBe('lines.0.lots lotsDiffer')
  expect(await fields([0, 2], [])).toBe('lines.1.lots lotsNeeded')
  const old = { number: 'OLD-0', quantity: 1 }
  expect(await fields([0, 2], [undefined, [old, { number: 'N1', quantity: 1 }]])).toBe('lines.1.lots serialTaken')
  expect(await fields([0, 1], [undefined, [{ number: '', quantity: 1 }]])).toContain('lines.1.lots.0.number')
  expect((await shop.ask('orders.get', { orderId: order.id })).body.items.map(({ received }: { received: number }) => received)).toEqual([
    0, 0,
  ])
  const named = [
    { number: 'N1', quantity: 1 },
    { number: 'N2', quantity: 1 },
  ]
  expect((await receive(order, [0, 2], [undefined, named])).status).toBe(200)
  expect(await found('N2')).toMatchObject({ units: 1 })
})

test('Fulfilled receives what is open: batches as that of the day, serial numbers have to be named', async () => {
  const batches = await shop.order([goodsLine(mug, 3)])
  expect((await shop.choose(batches, 'Fulfilled')).body.status).toBe('Fulfilled')
  expect(await found(plaza.services.now().toISOString().slice(0, 10))).toMatchObject({ units: 3 })
  const numbered = await shop.order([goodsLine(bowl, 1)])
  expect((await shop.choose(numbered, 'Fulfilled')).body).toMatchObject({ code: 'SERIALS_NEEDED' })
})

test('the lines that need lots are nobody else’s to see', async () => {
  const order = await shop.order([goodsLine(mug, 1)])
  const bruno = await plaza.member('bruno')
  expect((await shop.ask('orders.lots', { orderId: order.id }, bruno)).status).toBe(404)
  expect((await shop.ask('orders.lots', { orderId: `po_${'0'.repeat(26)}` })).status).toBe(404)
})
