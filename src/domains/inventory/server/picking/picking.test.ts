/** What a warehouse has to send, and what was taken off its shelves, over HTTP. */
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { findViolations } from '#app/server/invariants.ts'
import type { CallOptions, Member } from '#test/plaza/member.ts'
import { openTestPlaza, type TestPlaza } from '#test/plaza/open.ts'
import { buy } from '#test/plaza/purchase.ts'
import type { PickOrder, PickRow } from '../../contract.ts'

let plaza: TestPlaza
let amira: Member
let bruno: Member
let workspace: string
let plate: string
let main: string

beforeAll(async () => {
  plaza = await openTestPlaza()
  ;[amira, bruno] = await Promise.all([plaza.member('amira'), plaza.member('bruno')])
  workspace = await plaza.workspace('Dar Amira')
  plate = await plaza.variant('PLATE')
  main = (await call('inventory.warehouses.list')).body.items[0].id
})
afterAll(() => plaza.close())
afterEach(async () => expect(await findViolations(plaza.pool)).toEqual([]))

const call = (operation: string, input: object = {}, by: Member = amira, options: CallOptions = {}) =>
  by.call(operation, input, { workspace, ...options })
const pick = (referenceId: string, line: object, options?: CallOptions) =>
  call(
    'inventory.picking.pick',
    { warehouseId: main, referenceType: 'order', referenceId, lines: [{ variantId: plate, ...line }] },
    amira,
    options,
  )
const listed = async (orderId: string): Promise<PickRow | undefined> =>
  (await call('inventory.picking.list', { warehouseId: main, limit: 100 })).body.items.find(
    ({ key }: PickRow) => key === `order:${orderId}`,
  )
const linesOf = async (orderId: string): Promise<PickOrder['lines']> =>
  (await call('inventory.picking.get', { warehouseId: main, keys: [`order:${orderId}`] })).body.orders[0]?.lines ?? []

test('an order is listed while units of it are open, with its number and page, and gone once it is shipped', async () => {
  const orderId = await buy(plaza, bruno, 'PLATE', { quantity: 2 })
  expect(await listed(orderId)).toMatchObject({ title: `${orderId}-1`, open: 2, picked: 0, short: 0, lines: 1 })
  expect((await listed(orderId))?.reference.href).toBe(`/orders/${orderId}-1`)
  expect(await linesOf(orderId)).toMatchObject([{ open: 2, picked: 0, short: 0, reason: null, variant: { sku: 'PLATE' } }])
  expect((await pick(orderId, { picked: 2 })).body.order.lines).toMatchObject([{ open: 2, picked: 2 }])
  expect((await call('orders.vendor.ship', { number: `${orderId}-1` })).status).toBe(200)
  expect([await listed(orderId), await linesOf(orderId)]).toEqual([undefined, []])
})

test('picks add up, never beyond what is open, and a queued pick counts once', async () => {
  const orderId = await buy(plaza, bruno, 'PLATE', { quantity: 3 })
  const key = 'the-own-id-of-a-queued-pick'
  const [first, again] = [await pick(orderId, { picked: 2 }, { key }), await pick(orderId, { picked: 2 }, { key })]
  expect([first.status, again.body]).toEqual([200, first.body])
  expect((await pick(orderId, { picked: 2 })).body).toMatchObject({ code: 'NOT_TO_PICK', data: { sku: 'PLATE', left: 1 } })
  const late = await Promise.all(Array.from({ length: 4 }, () => pick(orderId, { picked: 1 })))
  expect(late.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409])
  expect(await linesOf(orderId)).toMatchObject([{ open: 3, picked: 3 }])
})

test('a short pick keeps its reason until the units are found, or let go', async () => {
  const orderId = await buy(plaza, bruno, 'PLATE', { quantity: 3 })
  await pick(orderId, { picked: 1, short: { quantity: 2, reason: 'missing' } })
  expect(await listed(orderId)).toMatchObject({ open: 3, picked: 1, short: 2 })
  expect((await pick(orderId, { picked: 1 })).body.order.lines).toMatchObject([{ picked: 2, short: 1, reason: 'missing' }])
  expect((await pick(orderId, { picked: 1, short: { quantity: 1, reason: 'damaged' } })).body.code).toBe('NOT_TO_PICK')
  const [line] = (await call('orders.vendor.get', { number: `${orderId}-1` })).body.lines
  const gone = await call('orders.vendor.cancel', { number: `${orderId}-1`, lines: [{ position: line.position, quantity: 1 }] })
  expect(gone.status).toBe(200)
  expect(await linesOf(orderId)).toMatchObject([{ open: 2, picked: 2, short: 0, reason: null }])
})

test('units that were shipped without a pick leave the others to pick', async () => {
  const orderId = await buy(plaza, bruno, 'PLATE', { quantity: 3 })
  await pick(orderId, { picked: 1 })
  const [line] = (await call('orders.vendor.get', { number: `${orderId}-1` })).body.lines
  const ship = await call('orders.vendor.ship', { number: `${orderId}-1`, lines: [{ position: line.position, quantity: 2 }] })
  expect(ship.status).toBe(200)
  expect(await linesOf(orderId)).toMatchObject([{ open: 1, picked: 0 }])
  expect((await pick(orderId, { picked: 1 })).body.order.lines).toMatchObject([{ open: 1, picked: 1 }])
})

test('bad input names its field; strangers and missing warehouses are not found', async () => {
  const orderId = await buy(plaza, bruno, 'PLATE')
  expect((await pick(orderId, { picked: -1 })).body).toMatchObject({
    code: 'INVALID_INPUT',
    data: { fields: [{ path: 'lines.0.picked' }] },
  })
  expect((await pick('ORD-0000000000', { picked: 1 })).status).toBe(404)
  expect((await call('inventory.picking.get', { warehouseId: 'wh_unknown', keys: ['order:x'] })).status).toBe(404)
  expect((await call('inventory.picking.list', { warehouseId: main, limit: 10 }, bruno)).status).toBe(404)
  expect((await call('inventory.picking.list', { warehouseId: main, limit: 10 }, plaza.browser())).status).toBe(401)
})

test('pages of the list show each order once', async () => {
  for (let made = 0; made < 3; made += 1) await buy(plaza, bruno, 'PLATE')
  const all: string[] = (await call('inventory.picking.list', { warehouseId: main, limit: 100 })).body.items.map(({ key }: PickRow) => key)
  const seen: string[] = []
  let cursor: string | undefined
  do {
    const { items, nextCursor } = (await call('inventory.picking.list', { warehouseId: main, limit: 1, ...(cursor && { cursor }) })).body
    seen.push(...items.map(({ key }: PickRow) => key))
    cursor = nextCursor ?? undefined
  } while (cursor)
  expect(seen).toEqual(all)
})
