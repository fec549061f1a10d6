/** Purchase orders of Amira's workspace: lines, numbers, statuses and approvals, over HTTP. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Member } from '#test/plaza/member.ts'
import { openTestPlaza, type TestPlaza } from '#test/plaza/open.ts'
import { ORDER_STATUSES } from '../contract/constants.ts'
import type { OrderSummary, OrderView } from '../contract.ts'
import { goodsLine, MISSING_ORDER, openShop, type Shop, textLine } from '../test/shop.ts'

let plaza: TestPlaza
let shop: Shop
let elena: Member
let mug: string

beforeAll(async () => {
  plaza = await openTestPlaza()
  shop = await openShop(plaza)
  elena = await plaza.member('elena')
  mug = shop.goods[0] ?? ''
})
afterAll(() => plaza.close())

const edited = (order: OrderView, items: object[], more: object = {}) =>
  shop.ask('orders.update', { ...shop.orderFields([]), orderId: order.id, version: order.version, items, ...more })
const limit = async (approvalLimitMinor: number | null) => {
  const { version } = (await shop.ask('settings.get')).body
  return shop.ask('settings.update', { approvalLimitMinor, overReceiptPercent: 0, version })
}

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
  const { body: done } = await shop.choose(part, 'Fulfilled')
  expect((await edited(done, [textLine('More')])).body.code).toBe('ORDER_ENDED')
})

test('hazard 19: above the limit somebody else approves; a change of price or quantity needs it again', async () => {
  await limit(1_000_000)
  const exact = await shop.order([textLine('Kiln', 1, 1_000_000)])
  expect((await shop.choose(exact, 'Sent')).body).toMatchObject({ status: 'Sent', awaitingApproval: false })
  const above = await shop.order([textLine('Kiln', 1, 1_000_001)])
  const { body: asked } = await shop.choose(above, 'Approved')
  expect(asked).toMatchObject({ status: 'Pending', awaitingApproval: true })
  expect((await shop.choose(asked, 'Fulfilled')).body).toMatchObject({ status: 'Pending', awaitingApproval: true, receipts: [] })
  expect((await shop.receive(asked, [1])).body.code).toBe('APPROVAL_NEEDED')
  expect((await shop.choose(asked, 'Sent', elena)).body.status).toBe('Pending')
  const { body: approved } = await shop.choose(asked, 'Approved', elena)
  expect(approved).toMatchObject({ status: 'Approved', awaitingApproval: false })
  const { body: sent } = await shop.choose(approved, 'Sent')
  expect(sent.status).toBe('Sent')
  const items = [{ ...textLine('Kiln', 1, 1_000_002), id: sent.items[0].id }]
  const { body: repriced } = await edited(sent, items)
  expect(repriced).toMatchObject({ status: 'Pending', approvedAt: null })
  expect((await shop.choose(repriced, 'Sent')).body).toMatchObject({ status: 'Pending', awaitingApproval: true })
  await limit(null)
})

test('hazard 19: another currency is compared after conversion, with a rate that the approval freezes', async () => {
  await limit(1_000_000)
  const riyal = { currency: 'SAR' as const, rateMicros: 266_667 }
  const below = await shop.order([textLine('Oven', 1, 3_749_995)], riyal)
  expect(below).toMatchObject({ total: { currency: 'SAR' }, baseTotal: { amountMinor: 1_000_000, currency: 'USD' } })
  expect((await shop.choose(below, 'Approved')).body.status).toBe('Approved')
  const above = await shop.order([textLine('Oven', 1, 3_750_000)], riyal)
  const { body: asked } = await shop.choose(above, 'Approved')
  expect(asked).toMatchObject({ baseTotal: { amountMinor: 1_000_001 }, awaitingApproval: true })
  const { body: approved } = await shop.choose(asked, 'Approved', elena)
  const items = [{ ...textLine('Oven', 1, 3_750_000), id: approved.items[0].id }]
  expect((await edited(approved, items, { ...riyal, rateMicros: 300_000 })).body.code).toBe('CURRENCY_FROZEN')
  await limit(null)
})

test('the limit has no effect in a workspace with one person', async () => {
  const bruno = await plaza.member('bruno')
  const workspace = (await bruno.call('workspaces.list')).body.workspaces[0].id
  const here = { workspace }
  expect(
    (await bruno.call('procurement.settings.update', { approvalLimitMinor: 0, overReceiptPercent: 0, version: 0 }, here)).body,
  ).toMatchObject({
    limitWorks: false,
  })
  const supplier = await bruno.call('procurement.suppliers.create', { ...(await shop.supplier('Alone')), id: undefined }, here)
  const order = await bruno.call('procurement.orders.create', shop.orderFields([textLine('x')], { supplierId: supplier.body.id }), here)
  const { id: orderId, version } = order.body
  expect((await bruno.call('procurement.orders.setStatus', { orderId, version, status: 'Sent' }, here)).body.status).toBe('Sent')
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
