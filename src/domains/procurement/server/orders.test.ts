/** Purchase orders of Amira's workspace: lines, numbers and statuses, over HTTP. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestPlaza, type TestPlaza } from '#test/plaza/open.ts'
import { ORDER_STATUSES } from '../contract/constants.ts'
import type { OrderSummary, OrderView } from '../contract.ts'
import { goodsLine, MISSING_ORDER, openShop, type Shop, textLine } from '../test/shop.ts'

let plaza: TestPlaza
let shop: Shop
let mug: string

beforeAll(async () => {
  plaza = await openTestPlaza()
  shop = await openShop(plaza)
  mug = shop.goods[0] ?? ''
})
afterAll(() => plaza.close())

const edited = (order: OrderView, items: object[], more: object = {}) =>
  shop.ask('orders.update', { ...shop.orderFields([]), orderId: order.id, version: order.version, items, ...more })

test('a new order is Pending, has a number of five digits, and adds its lines up', async () => {
  const order = await shop.order([goodsLine(mug, 3, 250), textLine('Engraving', 2, 1000)])
  expect(order.number).toMatch(/^\d{5}$/)
  expect(order).toMatchObject({
    status: 'Pending',
    total: { amountMinor: 2750, currency: 'USD' },
    supplier: { name: 'Clay Works' },
    own: true,
  })
  expect(order.items).toMatchObject([
    { variantId: mug, qty: 3, open: 3, received: 0 },
    { variantId: null, name: 'Engraving', sku: '', open: 2 },
  ])
  expect(order.items[0]?.name).not.toBe('')
  expect(order.history).toMatchObject([{ kind: 'created', by: 'amira' }])
  expect((await shop.ask('orders.get', { orderId: order.id })).body).toEqual(order)
})

test('numbers differ in a workspace, also when the timestamp’s number is taken', async () => {
  const orders = await Promise.all(Array.from({ length: 12 }, () => shop.order([textLine('Sand')])))
  expect(new Set(orders.map(({ number }) => number)).size).toBe(12)
})

test.each([
  ['no lines', { items: [] }, 'INVALID_INPUT'],
  ['no date', { expectedDate: 'soon' }, 'INVALID_INPUT'],
  ['a quantity of 0', { items: [textLine('x', 0)] }, 'INVALID_INPUT'],
  ['half a unit', { items: [textLine('x', 1.5)] }, 'INVALID_INPUT'],
  ['a line without a name', { items: [textLine(' ')] }, 'NAME_MISSING'],
  ['an unknown product', { items: [goodsLine('var_nothing', 1)] }, 'UNKNOWN_VARIANT'],
  ['an unknown supplier', { supplierId: 'supplier_00000000000000000000000000' }, 'NOT_FOUND'],
])('an order with %s is refused', async (_, wrong, code) => {
  const { body } = await shop.ask('orders.create', shop.orderFields([textLine('x')], wrong))
  expect(body.code).toBe(code)
})

test('a product of another workspace can’t be ordered', async () => {
  const [foreign] = await plaza.rows<{ id: string }>('select id from catalog.variants where workspace_id <> $1 limit 1', [shop.workspace])
  const { body } = await shop.ask('orders.create', shop.orderFields([goodsLine(foreign?.id ?? '', 1)]))
  expect(body).toMatchObject({ code: 'UNKNOWN_VARIANT', data: { position: 0 } })
})

test('any status can be chosen, each choice is recorded once, and of two tabs the second gets a conflict', async () => {
  let order = await shop.order([textLine('Kiln repair')])
  for (const status of ['Approved', 'Sent', 'Confirmed', 'Draft', 'Cancelled', 'Pending', 'Fulfilled', 'Pending', 'Fulfilled']) {
    const { body } = await shop.choose(order, status)
    expect([status, body.status]).toEqual([status, status])
    order = body
  }
  expect(order.receipts).toHaveLength(1)
  const again = await shop.choose(order, 'Fulfilled')
  expect(again.body.version).toBe(order.version)
  const stale = await shop.choose({ ...order, version: order.version - 1 }, 'Sent')
  expect([stale.status, stale.body.code, stale.body.data.current.status]).toEqual([409, 'ORDER_CHANGED', 'Fulfilled'])
  expect((await shop.choose(await shop.order([textLine('x')]), 'PartiallyReceived')).body.code).toBe('RECEIPT_NEEDED')
  expect(ORDER_STATUSES).toHaveLength(8)
})

test('lines are edited, and a version that is not the last gives a conflict', async () => {
  const order = await shop.order([textLine('Sand', 2), textLine('Water', 1)])
  const [sand] = order.items
  const { body } = await edited(order, [textLine('Glaze', 4, 300), { ...textLine('Sand', 5), id: sand?.id }])
  expect(body.items).toMatchObject([
    { name: 'Glaze', qty: 4 },
    { id: sand?.id, qty: 5 },
  ])
  expect(body.total.amountMinor).toBe(1700)
  expect((await edited(order, [textLine('Late')])).body).toMatchObject({ code: 'STALE', data: { current: { version: 2 } } })
  const other = await shop.order([textLine('Other')])
  expect((await edited(other, [{ ...textLine('Sand'), id: sand?.id }])).status).toBe(404)
})

test('received units and lines with receipts can’t be taken out of an order, nor can a fulfilled order be edited', async () => {
  const order = await shop.order([textLine('Sand', 5), textLine('Water', 1)])
  const { body: part } = await shop.receive(order, [3, 0])
  const [sand, water] = part.items
  expect((await edited(part, [{ ...textLine('Sand', 2), id: sand.id }])).body.code).toBe('LINE_RECEIVED')
  expect((await edited(part, [{ ...textLine('Water'), id: water.id }])).body.code).toBe('LINE_RECEIVED')
  const { id: supplierId } = await shop.supplier('Another one')
  const same = part.items.map(({ id, name, qty }: OrderView['items'][number]) => ({ ...textLine(name, qty), id }))
  expect((await edited(part, same, { supplierId })).body.code).toBe('SUPPLIER_FROZEN')
  const { body: done } = await shop.choose(part, 'Fulfilled')
  expect((await edited(done, [textLine('More')])).body.code).toBe('ORDER_ENDED')
})

test('the list filters by status, lateness, supplier and number, and the overview counts the same', async () => {
  const { id: supplierId } = await shop.supplier('Filtered')
  const late = await shop.order([textLine('Late', 1, 700)], { supplierId, expectedDate: '2026-01-01' })
  const open = await shop.order([textLine('Open', 1, 300)], { supplierId })
  const { body: done } = await shop.choose(await shop.order([textLine('Done')], { supplierId }), 'Fulfilled')
  const ids = async (input: object) =>
    (await shop.ask('orders.list', { supplierId, ...input })).body.items.map(({ id }: OrderSummary) => id)
  expect(await ids({})).toEqual([done.id, open.id, late.id])
  expect(await ids({ which: 'open' })).toEqual([open.id, late.id])
  expect(await ids({ which: 'late' })).toEqual([late.id])
  expect(await ids({ status: 'Fulfilled' })).toEqual([done.id])
  expect(await ids({ q: late.number })).toEqual([late.id])
  expect(await ids({ sort: 'expected' })).toEqual([late.id, ...[open.id, done.id].sort()])
  const first = (await shop.ask('orders.list', { supplierId, limit: 2, sort: 'expected' })).body
  expect(await ids({ sort: 'expected', limit: 2, cursor: first.nextCursor })).toHaveLength(1)
  const lateAll = (await shop.ask('orders.list', { which: 'late' })).body.total.count
  expect((await shop.ask('overview')).body.late).toBe(lateAll)
})

test('variants are offered by name, with their last known cost', async () => {
  const { items } = (await shop.ask('variants', { q: '' })).body
  expect(items.map(({ id }: { id: string }) => id)).toContain(mug)
})

test('a stranger’s order and a missing one look the same, and nobody else has access', async () => {
  const order = await shop.order([textLine('Secret')])
  const chen = await plaza.member('chen')
  const workspace = (await chen.call('workspaces.list')).body.workspaces[0].id
  const missing = await shop.ask('orders.get', { orderId: MISSING_ORDER })
  const foreign = await shop.ask('orders.get', { orderId: order.id }, chen, { workspace })
  expect([foreign.status, foreign.body]).toEqual([404, missing.body])
  const status = await shop.ask('orders.setStatus', { orderId: order.id, version: 1, status: 'Sent' }, chen, { workspace })
  expect(status.status).toBe(404)
  expect((await shop.ask('orders.list', {}, plaza.browser())).status).toBe(401)
  expect((await shop.ask('settings.get', {}, await plaza.member('bruno'))).status).toBe(404)
})
