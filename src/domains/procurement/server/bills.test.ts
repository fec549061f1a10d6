/** Bills of suppliers: matched, entered once, paid by a second person, void; over HTTP. */
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findViolations } from '#app/server/invariants.ts'
import { countStatements } from '#test/plaza/count-statements.ts'
import type { Member } from '#test/plaza/member.ts'
import { openTestPlaza, type TestPlaza } from '#test/plaza/open.ts'
import type { BillView, OrderView } from '../contract.ts'
import { goodsLine, openShop, type Shop, textLine } from '../test/shop.ts'

let plaza: TestPlaza
let shop: Shop
let elena: Member
let mug: string
let bowl: string
let count = 0

beforeAll(async () => {
  plaza = await openTestPlaza()
  shop = await openShop(plaza)
  elena = await plaza.member('elena')
  ;[mug = '', bowl = ''] = shop.goods
})
afterAll(async () => {
  expect(await findViolations(plaza.pool)).toEqual([])
  await plaza.close()
})

type Billed = [quantity: number, priceMinor?: number]

/** Quantities and prices in the order of the lines. */
function toBill(order: OrderView, billed: Billed[], more: object = {}) {
  count += 1
  const lines = order.items.map(({ id, priceMinor }, at) => {
    const [quantity, price = priceMinor] = billed[at] ?? [0]
    return { lineId: id, quantity, priceMinor: price }
  })
  return { orderId: order.id, number: `INV-${count}`, billedOn: '2026-11-20', dueOn: null, otherMinor: 0, note: '', lines, ...more }
}
const enter = (order: OrderView, billed: Billed[], more: object = {}, by?: Member) =>
  shop.ask('bills.enter', toBill(order, billed, more), by)
const listed = async (orderId: string): Promise<BillView[]> => (await shop.ask('bills.list', { orderId })).body.items
const pay = ({ id, version }: BillView, by?: Member, more: object = {}) =>
  shop.ask('bills.pay', { billId: id, version, paidOn: '2026-11-21', note: 'Bank transfer', ...more }, by)
const makeVoid = ({ id, version }: BillView) => shop.ask('bills.void', { billId: id, version, reason: 'Entered twice' })
const reread = async ({ id }: OrderView): Promise<OrderView> => (await shop.ask('orders.get', { orderId: id })).body

test('a bill of what came at the ordered price is matched; the order counts what is billed', async () => {
  const order = await shop.order([goodsLine(mug, 10, 250), textLine('Engraving', 2, 1000)])
  const { body: part } = await shop.receive(order, [4, 0], { extraMinor: 300 })
  const { body: bill } = await enter(part, [[4], [0]], { otherMinor: 300, dueOn: '2026-12-20' })
  expect(bill).toMatchObject({
    status: 'Open',
    matched: true,
    otherTooHigh: false,
    total: { amountMinor: 1300, currency: 'USD' },
    enteredBy: 'amira',
    lines: [{ quantity: 4, received: 4, billed: 4, exceptions: [] }],
  })
  expect((await reread(order)).items.map(({ received, billed }) => [received, billed])).toEqual([
    [4, 4],
    [0, 0],
  ])
})

test('too many units, another price, goods that never came and other costs are named, and not refused', async () => {
  const order = await shop.order([goodsLine(mug, 10, 250), goodsLine(bowl, 5, 100)])
  const { body: part } = await shop.receive(order, [4, 0])
  const { body: first } = await enter(part, [[3], [0]])
  const { body: second } = await enter(part, [[2, 260], [1]], { otherMinor: 1 })
  expect(second).toMatchObject({
    matched: false,
    otherTooHigh: true,
    lines: [
      { billed: 5, received: 4, orderedPriceMinor: 250, exceptions: ['overBilled', 'priceDiffers'] },
      { billed: 1, received: 0, exceptions: ['notReceived'] },
    ],
  })
  const bills = await listed(order.id)
  expect(bills.map(({ matched }) => matched)).toEqual([false, true])
  await shop.receive(part, [1, 1])
  const later = (await listed(order.id)).find(({ id }) => id === second.id)
  expect(later?.lines.map(({ exceptions }) => exceptions)).toEqual([['priceDiffers'], []])
  await makeVoid(first)
  expect((await listed(order.id)).find(({ id }) => id === second.id)?.lines[0]).toMatchObject({ billed: 2 })
})

test('the same bill is refused, also with other spaces and letters, and its number is free again once it is void', async () => {
  const order = await shop.order([textLine('Repair', 1, 500)])
  const { body: bill } = await enter(order, [[1]], { number: 'Re 2026/9' })
  expect((await enter(order, [[1]], { number: 're2026/9' })).body.code).toBe('BILL_EXISTS')
  const other = await shop.supplier('Other Clay')
  const elsewhere = await shop.order([textLine('Repair', 1, 500)], { supplierId: other.id })
  expect((await enter(elsewhere, [[1]], { number: 'Re 2026/9' })).status).toBe(200)
  const { body: gone } = await makeVoid(bill)
  expect(gone).toMatchObject({ status: 'Void', voided: { by: 'amira', reason: 'Entered twice' } })
  expect((await reread(order)).items[0]?.billed).toBe(0)
  expect((await makeVoid(gone)).body.code).toBe('BILL_NOT_OPEN')
  expect((await enter(order, [[1]], { number: 'Re 2026/9' })).status).toBe(200)
})

test('the same bill entered five times at once is there once', async () => {
  const order = await shop.order([textLine('Repair', 3, 500)])
  const number = 'AT-ONCE'
  const entered = await Promise.all(Array.from({ length: 5 }, () => enter(order, [[3]], { number })))
  expect(entered.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409])
  expect((await reread(order)).items[0]?.billed).toBe(3)
  const key = 'a-double-click-on-enter-bill'
  const input = toBill(order, [[1]])
  const twice = [await shop.ask('bills.enter', input, shop.amira, { key }), await shop.ask('bills.enter', input, shop.amira, { key })]
  expect(twice.map(({ body }) => body.id)).toEqual([twice[0]?.body.id, twice[0]?.body.id])
  expect((await reread(order)).items[0]?.billed).toBe(4)
})

test.each([
  ['no number', { number: ' ' }, 'INVALID_INPUT'],
  ['no units and no costs', {}, 'NOTHING_BILLED'],
  ['a due day before its day', { dueOn: '2026-11-19' }, 'DUE_BEFORE_BILLED'],
  ['negative costs', { otherMinor: -1 }, 'INVALID_INPUT'],
  ['a line of another order', { lines: [{ lineId: 'pol_00000000000000000000000000', quantity: 1, priceMinor: 1 }] }, 'NOT_FOUND'],
])('a bill with %s is refused', async (_, wrong, code) => {
  const order = await shop.order([textLine('Repair')])
  expect((await enter(order, [[0]], wrong)).body.code).toBe(code)
})

test('a bill is paid once, at the version that was seen, and a mistake is taken back', async () => {
  const order = await shop.order([textLine('Repair', 1, 500)])
  const { body: bill } = await enter(order, [[1]])
  expect((await pay(bill, undefined, { paidOn: '2099-01-01' })).body.code).toBe('DATE_IN_FUTURE')
  const { body: paid } = await pay(bill)
  expect(paid).toMatchObject({ status: 'Paid', paid: { on: '2026-11-21', by: 'amira', note: 'Bank transfer' } })
  expect((await pay(bill)).body.code).toBe('BILL_CHANGED')
  expect((await pay(paid)).body.code).toBe('BILL_NOT_OPEN')
  expect((await makeVoid(paid)).body.code).toBe('BILL_NOT_OPEN')
  const { body: open } = await shop.ask('bills.reopen', { billId: paid.id, version: paid.version })
  expect(open).toMatchObject({ status: 'Open', paid: null })
  expect((await shop.ask('bills.reopen', { billId: open.id, version: open.version })).body.code).toBe('BILL_NOT_PAID')
  const actions = (await shop.amira.call('records.timeline.list', { type: 'purchaseOrder', id: order.id }, { workspace: shop.workspace }))
    .body
  expect(actions.items.map(({ action }: { action: string }) => action)).toEqual(
    ['billReopened', 'billPaid', 'billEntered'].map((action) => `procurement.${action}`),
  )
})

test('above the approval limit somebody else pays; exactly at the limit the same person may', async () => {
  await shop.limit(100_000)
  const order = await shop.order([textLine('Kiln', 1, 100_000)])
  const { body: at } = await enter(order, [[1]])
  expect(at.needsOther).toBe(false)
  expect((await pay(at)).status).toBe(200)
  const { body: above } = await enter(order, [[1, 100_001]])
  expect(above.needsOther).toBe(true)
  expect((await pay(above)).body.code).toBe('SECOND_PERSON_NEEDED')
  expect((await pay(above, elena)).body).toMatchObject({ status: 'Paid', paid: { by: 'elena' } })
  await shop.limit(null)
})

test('a line with a bill stays in the order until the bill is void', async () => {
  const order = await shop.order([textLine('Repair', 1, 500), textLine('Sand', 1, 1)])
  const { body: bill } = await enter(order, [[1], [0]])
  const edit = async () => {
    const { version, items } = await reread(order)
    const kept = [{ ...textLine('Sand', 1, 1), id: items[1]?.id }]
    return shop.ask('orders.update', { ...shop.orderFields([]), orderId: order.id, version, items: kept })
  }
  expect((await edit()).body).toMatchObject({ code: 'LINE_BILLED', data: { position: 0 } })
  await makeVoid(bill)
  expect((await edit()).status).toBe(200)
  expect((await listed(order.id))[0]?.lines).toMatchObject([{ name: 'Repair' }])
})

test('strangers neither see nor enter bills', async () => {
  const order = await shop.order([textLine('Repair')])
  const { body: bill } = await enter(order, [[1]])
  const bruno = await plaza.member('bruno')
  for (const [operation, input] of [
    ['bills.list', { orderId: order.id }],
    ['bills.pay', { billId: bill.id, version: 1, paidOn: '2026-11-21', note: '' }],
  ] as const)
    expect((await bruno.call(`procurement.${operation}`, input, { workspace: shop.workspace })).status).toBe(404)
  expect((await plaza.browser().call('procurement.bills.list', {}, { workspace: shop.workspace })).status).toBe(401)
})

test('bills are listed by due day and number, those overdue apart, in as many statements for one as for twenty', async () => {
  const order = await shop.order([textLine('Repair', 100, 5)])
  for (const dueOn of ['2026-11-22', '2099-01-01']) await enter(order, [[1]], { dueOn, number: `DUE-${dueOn}` })
  const ask = async (more: object) =>
    (await shop.ask('bills.list', { orderId: order.id, ...more })).body.items.map((bill: BillView) => bill.number)
  expect(await ask({ sort: 'due' })).toEqual(['DUE-2026-11-22', 'DUE-2099-01-01'])
  expect(await ask({ q: '2099' })).toEqual(['DUE-2099-01-01'])
  const overdue = await ask({ overdue: true })
  expect(overdue).not.toContain('DUE-2099-01-01')
  const statements = () => countStatements(plaza, () => shop.ask('bills.list', { orderId: order.id }))
  const few = await statements()
  await Promise.all(Array.from({ length: 18 }, () => enter(order, [[1]])))
  expect(await statements()).toBe(few)
})

test('after any bills and voids, what is billed of a line is the sum of the bills that count', async () => {
  const act = fc.oneof(
    fc.record({ kind: fc.constant('enter' as const), units: fc.integer({ min: 0, max: 5 }), other: fc.integer({ min: 0, max: 9 }) }),
    fc.record({ kind: fc.constant('void' as const), at: fc.nat(9) }),
    fc.record({ kind: fc.constant('pay' as const), at: fc.nat(9) }),
  )
  await fc.assert(
    fc.asyncProperty(fc.array(act, { minLength: 1, maxLength: 8 }), async (acts) => {
      const order = await shop.order([textLine('Sand', 5, 7)])
      let units = 0
      for (const each of acts) {
        if (each.kind === 'enter') {
          const { status } = await enter(order, [[each.units]], { otherMinor: each.other })
          if (status === 200) units += each.units
          continue
        }
        const bills = await listed(order.id)
        const bill = bills[each.at % Math.max(1, bills.length)]
        if (!bill) continue
        const { status } = each.kind === 'void' ? await makeVoid(bill) : await pay(bill)
        if (each.kind === 'void' && status === 200) units -= bill.lines.reduce((sum, { quantity }) => sum + quantity, 0)
      }
      expect((await reread(order)).items[0]?.billed).toBe(units)
    }),
    { numRuns: 12 },
  )
})
