/** Purchase orders of Amira's workspace that a second person approves, over HTTP. */
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { findViolations } from '#app/server/invariants.ts'
import type { Member } from '#test/plaza/member.ts'
import { openTestPlaza, type TestPlaza } from '#test/plaza/open.ts'
import type { OrderView } from '../contract.ts'
import { openShop, type Shop, textLine } from '../test/shop.ts'

let plaza: TestPlaza
let shop: Shop
let elena: Member

beforeAll(async () => {
  plaza = await openTestPlaza()
  shop = await openShop(plaza)
  elena = await plaza.member('elena')
})
afterEach(() => shop.limit(null))
afterAll(async () => {
  await plaza.settle()
  expect(await findViolations(plaza.pool)).toEqual([])
  await plaza.close()
})

const read = async ({ id }: OrderView): Promise<OrderView> => (await shop.ask('orders.get', { orderId: id })).body
const edited = (order: OrderView, items: object[], more: object = {}, by?: Member) =>
  shop.ask('orders.update', { ...shop.orderFields([]), orderId: order.id, version: order.version, items, ...more }, by)
const priced = (order: OrderView, priceMinor: number) => [{ ...textLine('Kiln', 1, priceMinor), id: order.items[0]?.id }]
const decide = (by: Member, act: 'approve' | 'reject' | 'withdraw', { approval }: OrderView, note = '') =>
  by.call(
    `approvals.requests.${act}`,
    { requestId: approval?.requestId, ...(act !== 'withdraw' && { note }) },
    { workspace: shop.workspace },
  )

test('hazard 19: above the limit somebody else approves; a change of price or quantity needs it again', async () => {
  await shop.limit(1_000_000)
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
})

test('hazard 19: another currency is compared after conversion, with a rate that the approval freezes', async () => {
  await shop.limit(1_000_000)
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
})

test('the limit has no effect in a workspace with one person', async () => {
  const bruno = await plaza.member('bruno')
  const here = { workspace: (await bruno.call('workspaces.list')).body.workspaces[0].id }
  const limit = { kind: 'procurement.purchaseOrder', overMinor: 0, version: 0 }
  expect((await bruno.call('approvals.limits.update', limit, here)).body).toMatchObject({ overMinor: 0, isEffective: false })
  const supplier = await bruno.call('procurement.suppliers.create', { ...(await shop.supplier('Alone')), id: undefined }, here)
  const order = await bruno.call('procurement.orders.create', shop.orderFields([textLine('x')], { supplierId: supplier.body.id }), here)
  const { id: orderId, version } = order.body
  expect((await bruno.call('procurement.orders.setStatus', { orderId, version, status: 'Sent' }, here)).body.status).toBe('Sent')
})

test('a new order above the limit asks at once, and goes on by the decision about its request', async () => {
  await shop.limit(1_000_00)
  const order = await shop.order([textLine('Kiln', 1, 2_000_00)])
  expect(order).toMatchObject({ status: 'Pending', awaitingApproval: true, approval: { status: 'Pending' }, approvedAt: null })
  await plaza.settle()
  const { items } = (await elena.call('notifications.list', {})).body
  expect(items.map(({ href }: { href: string }) => href)).toContain(`/approvals/${order.approval?.requestId}`)
  const shown = (await elena.call('approvals.requests.get', { requestId: order.approval?.requestId }, { workspace: shop.workspace })).body
  expect(shown).toMatchObject({
    what: `purchase order #${order.number} to Clay Works, $2,000.00`,
    mayDecide: true,
    record: { card: { title: `PO #${order.number}`, href: `/procurement/purchase-orders/${order.id}` } },
  })
  expect((await decide(shop.amira, 'approve', order)).body.code).toBe('OWN_REQUEST')
  expect((await decide(elena, 'approve', order)).status).toBe(200)
  await plaza.settle()
  const approved = await read(order)
  expect(approved).toMatchObject({ status: 'Approved', awaitingApproval: false, approval: { status: 'Approved', decidedBy: 'elena' } })
  expect(approved.history.map(({ kind, by }) => `${kind} ${by}`)).toEqual([
    'status elena',
    'approved elena',
    'approvalAsked amira',
    'created amira',
  ])
  await plaza.settle()
  expect(await read(order)).toEqual(approved)
  expect((await shop.choose(approved, 'Sent')).body.status).toBe('Sent')
})

test('an approval that was given counts before its event arrives', async () => {
  await shop.limit(1_000_00)
  const order = await shop.order([textLine('Kiln', 2, 2_000_00)])
  await decide(elena, 'approve', order)
  const { body } = await shop.receive(order, [1])
  expect(body).toMatchObject({ status: 'PartiallyReceived', awaitingApproval: false })
  await plaza.settle()
  expect(await read(order)).toMatchObject({ status: 'PartiallyReceived', version: body.version })
})

test.each([
  ['reject', 'Too dear.', 'Rejected'],
  ['withdraw', '', 'Withdrawn'],
] as const)('after %s the order can’t go on; asking again makes a new request', async (act, note, state) => {
  await shop.limit(1_000_00)
  const order = await shop.order([textLine('Kiln', 1, 2_000_00)])
  expect((await decide(act === 'reject' ? elena : shop.amira, act, order, note)).status).toBe(200)
  await plaza.settle()
  const answered = await read(order)
  expect(answered).toMatchObject({ status: 'Pending', awaitingApproval: false, approval: { status: state, note } })
  expect((await shop.receive(answered, [1])).body.code).toBe('APPROVAL_NEEDED')
  const { body: again } = await shop.choose(answered, 'Fulfilled')
  expect(again).toMatchObject({ status: 'Pending', awaitingApproval: true, approval: { status: 'Pending' }, receipts: [] })
  expect(again.approval.requestId).not.toBe(order.approval?.requestId)
})

test('hazard 19: the person who changed the price asks, so the author approves, and nobody approves their own change', async () => {
  await shop.limit(1_000_00)
  const order = await shop.order([textLine('Kiln', 1, 900_00)])
  expect(order).toMatchObject({ awaitingApproval: false, approval: null })
  const { body: raised } = await edited(order, priced(order, 5_000_00), {}, elena)
  expect(raised).toMatchObject({ status: 'Pending', awaitingApproval: true, own: true })
  expect((await shop.choose(raised, 'Approved', elena)).body).toMatchObject({ status: 'Pending', awaitingApproval: true })
  expect((await decide(elena, 'approve', raised)).body.code).toBe('OWN_REQUEST')
  expect((await shop.choose(raised, 'Approved')).body).toMatchObject({ status: 'Approved', awaitingApproval: false })
})

test('hazard 19: an edit withdraws the request and the approval, also one whose event is still on its way', async () => {
  await shop.limit(1_000_00)
  const order = await shop.order([textLine('Kiln', 1, 2_000_00)])
  const { body: noted } = await edited(order, priced(order, 2_000_00), { notes: 'Fragile.' })
  expect(noted.approval).toEqual(order.approval)
  await decide(elena, 'approve', noted)
  const { body: raised } = await edited(noted, priced(noted, 9_000_00))
  await plaza.settle()
  expect(await read(raised)).toMatchObject({ status: 'Pending', awaitingApproval: true, approvedAt: null, version: raised.version })
  expect(raised.approval.requestId).not.toBe(order.approval?.requestId)
  expect((await decide(elena, 'approve', order)).body.code).toBe('WRONG_STATUS')
  const { id: supplierId } = await shop.supplier('A friend')
  const { body: approved } = await shop.choose(raised, 'Approved', elena)
  const { body: moved } = await edited(approved, priced(approved, 9_000_00), { supplierId })
  expect(moved).toMatchObject({ status: 'Pending', awaitingApproval: true, supplier: { name: 'A friend' } })
  const { body: lowered } = await edited(moved, priced(moved, 1_000_00), { supplierId })
  expect(lowered).toMatchObject({ awaitingApproval: false, approval: { status: 'Withdrawn' } })
})

test('an edit and an approval at once: only what was approved goes on', async () => {
  await shop.limit(1_000_00)
  for (let turn = 0; turn < 5; turn++) {
    const order = await shop.order([textLine('Kiln', 1, 2_000_00)])
    const [edit] = await Promise.all([edited(order, priced(order, 9_000_00)), shop.choose(order, 'Approved', elena)])
    await plaza.settle()
    const after = await read(order)
    const isRaised = edit.status === 200
    expect([turn, after]).toMatchObject([turn, { status: isRaised ? 'Pending' : 'Approved', awaitingApproval: isRaised }])
    expect(after.total.amountMinor).toBe(isRaised ? 9_000_00 : 2_000_00)
  }
})

test('an order that is cancelled or becomes a draft takes its request back, and a draft asks once it is sent', async () => {
  await shop.limit(1_000_00)
  for (const status of ['Cancelled', 'Draft']) {
    const order = await shop.order([textLine('Kiln', 1, 2_000_00)])
    const { body } = await shop.choose(order, status)
    expect(body).toMatchObject({ status, awaitingApproval: false, approval: { status: 'Withdrawn' } })
    const { body: back } = await shop.choose(body, 'Pending')
    expect(back).toMatchObject({ status: 'Pending', awaitingApproval: true, approval: { status: 'Pending' } })
  }
})

test('an order that went on under an earlier limit stays approved', async () => {
  const order = await shop.order([textLine('Kiln', 1, 2_000_00)])
  const { body: sent } = await shop.choose(order, 'Sent')
  await shop.limit(1_000_00)
  expect((await shop.choose(sent, 'Confirmed')).body.status).toBe('Confirmed')
})

test('a substitute approves in the place of a colleague', async () => {
  await shop.limit(1_000_00)
  const [farid] = await plaza.rows<{ id: string }>(
    `select m.user_id as id from workspaces.members m join accounts.users u on u.id = m.user_id where m.workspace_id = $1 and u.username = 'farid'`,
    [shop.workspace],
  )
  expect(farid).toBeDefined()
  const span = {
    substituteId: farid?.id,
    from: new Date(Date.now() - 60_000).toISOString(),
    until: new Date(Date.now() + 86_400_000).toISOString(),
  }
  expect((await elena.call('approvals.substitutes.create', span, { workspace: shop.workspace })).status).toBe(200)
  const order = await shop.order([textLine('Kiln', 1, 2_000_00)])
  expect((await decide(await plaza.member('farid'), 'approve', order)).status).toBe(200)
  await plaza.settle()
  expect(await read(order)).toMatchObject({ status: 'Approved', approval: { decidedBy: 'farid' } })
})
