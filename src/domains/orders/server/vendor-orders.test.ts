/** A vendor's orders: tasks, parcels, refunds and concurrent edits. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { findViolations } from '#app/server/invariants.ts'
import { BRUNO_ADDRESS, type Guest } from '#test/plaza/guest.ts'
import type { Member } from '#test/plaza/member.ts'
import { openTestPlaza, type TestPlaza } from '#test/plaza/open.ts'
import type { OrderView, VendorOrderRow, VendorOrderView } from '../contract.ts'

const DAY = 24 * 3600_000

let plaza: TestPlaza
let amira: Member
let farid: Member
let omar: Member
let darAmira: string
let platformStore: string

beforeAll(async () => {
  plaza = await openTestPlaza()
  amira = await plaza.member('amira')
  farid = await plaza.member('farid')
  omar = await plaza.member('omar')
  darAmira = await plaza.workspace('Dar Amira')
  platformStore = await plaza.workspace('Plaza House')
})
afterAll(() => plaza.close())

type Bought = { bruno: Guest; order: OrderView; number: string }

async function bought(...goods: [sku: string, quantity: number][]): Promise<Bought> {
  const bruno = plaza.guest()
  for (const [sku, quantity] of goods) await bruno.add(await plaza.variant(sku), quantity)
  const { body } = await bruno.placeOrder()
  const order: OrderView = (await bruno.get(`/orders/${body.orderId}`)).body
  return { bruno, order, number: order.parts.find(({ vendor }) => vendor.slug === 'dar-amira')?.number ?? '' }
}

const asAmira = (operation: string, input: object = {}) => amira.call(`orders.vendor.${operation}`, input, { workspace: darAmira })
const asFarid = (operation: string, input: object = {}) => farid.call(`orders.vendor.${operation}`, input, { workspace: darAmira })
const asPlatformStore = (operation: string, input: object = {}) =>
  omar.call(`orders.vendor.${operation}`, input, { workspace: platformStore })
const numbersOf = (rows: readonly { number: string }[]) => rows.map(({ number }) => number)

describe('the task list', () => {
  test('shows the oldest first, and drops what was shipped or answered', async () => {
    const first = await bought(['PLATE', 1])
    plaza.moveClock(60_000)
    const second = await bought(['PLATE', 2])
    plaza.moveClock(60_000)
    const { body } = await asAmira('toDo')
    expect(numbersOf(body.ship.items)).toEqual([first.number, second.number])
    expect(body.ship).toMatchObject({ count: 2, items: [{ toShip: 1 }, { toShip: 2 }] })
    const { parcels } = (await asAmira('ship', { number: first.number })).body
    await asAmira('deliver', { number: first.number, parcelId: parcels[0].id })
    const asked = { number: first.number, lines: [{ position: 0, quantity: 1 }], reason: 'damaged' }
    const { parts } = (await first.bruno.call('POST', `/orders/${first.order.id}/returns`, asked)).body
    const waiting = (await asAmira('toDo')).body
    expect(numbersOf(waiting.ship.items)).toEqual([second.number])
    expect(waiting.returns).toMatchObject({ count: 1, items: [{ number: first.number, status: 'Requested', itemCount: 1 }] })
    await asAmira('returns.refuse', { returnId: parts[0].returns[0].id, answer: 'It was whole.' })
    await asAmira('cancel', { number: second.number })
    expect((await asAmira('toDo')).body).toEqual({
      ship: { count: 0, items: [] },
      returns: { count: 0, items: [] },
      proposals: { count: 0, items: [] },
    })
  })

  test('another vendor does not see it', async () => {
    const { number } = await bought(['PLATE', 1], ['CABLE', 1])
    const { body } = await asPlatformStore('toDo')
    expect(numbersOf(body.ship.items)).not.toContain(number)
    expect(body.ship.count).toBe(1)
  })
})

describe('the list', () => {
  test('can be filtered by task, status, day and part of number, buyer or SKU, and sorted both ways', async () => {
    const { order, number } = await bought(['MUG-SAGE', 1], ['PLATE', 1])
    const found = async (asked: object): Promise<VendorOrderRow[]> => (await asAmira('list', asked)).body.items
    expect(await found({ q: order.id.slice(4, 9) })).toMatchObject([{ number, toShip: 2, openReturns: 0, goods: expect.any(Array) }])
    for (const q of ['mug-sage', 'BRUNO']) expect(numbersOf(await found({ q })), q).toContain(number)
    expect(await found({ q: '%' })).toEqual([])
    expect(numbersOf(await found({ toDo: 'ship', status: ['Pending'] }))).toContain(number)
    expect(numbersOf(await found({ status: ['Shipped', 'Delivered'] }))).not.toContain(number)
    const now = plaza.services.now().getTime()
    const before = new Date(now - DAY).toISOString()
    const after = new Date(now + 1).toISOString()
    expect(numbersOf(await found({ placed: { from: before, before: after } }))).toContain(number)
    expect(await found({ placed: { from: after } })).toEqual([])
    const oldest = await found({ sort: 'placed' })
    expect(numbersOf(await found({ sort: '-placed' }))).toEqual(numbersOf(oldest).reverse())
    const sums = (await found({ sort: 'total' })).map(({ total }) => total.amountMinor)
    expect(sums).toEqual([...sums].sort((a, b) => a - b))
    const page = (await asAmira('list', { sort: 'total', limit: 1 })).body
    expect(numbersOf((await asAmira('list', { sort: 'total', limit: 1, cursor: page.nextCursor })).body.items)).not.toEqual(
      numbersOf(page.items),
    )
    expect((await asAmira('list', { sort: 'placed', cursor: page.nextCursor })).body.code).toBe('INVALID_INPUT')
  })
})

test('the sales on the dashboard are the sums of the orders that they open', async () => {
  await bought(['PLATE', 3])
  const cancelled = await bought(['PLATE', 1])
  await asAmira('cancel', { number: cancelled.number })
  const { numbers } = (await amira.call('workspaces.dashboard', {}, { workspace: darAmira })).body
  const sales = numbers.find(({ key }: { key: string }) => key === 'orders.sales')
  const opened = new URL(sales.to, plaza.url).searchParams
  const [first = '', last = ''] = opened.get('placed')?.replace('Z', '').split('..') ?? []
  const before = new Date(Date.parse(last) + DAY).toISOString()
  const rows: VendorOrderRow[] = (
    await asAmira('list', { placed: { from: new Date(first).toISOString(), before }, status: opened.get('status')?.split(','), limit: 100 })
  ).body.items
  expect(numbersOf(rows)).not.toContain(cancelled.number)
  expect(sales.count).toBe(rows.length)
  expect(sales.amount.amountMinor).toBe(rows.reduce((sum, { total, refunded }) => sum + total.amountMinor - refunded.amountMinor, 0))
  expect(Date.parse(before) - Date.parse(first)).toBe(7 * DAY)
})

describe('a part', () => {
  test('is found by its order id too, and only by its own vendor', async () => {
    const { order, number } = await bought(['PLATE', 1])
    expect((await asAmira('get', { number: order.id })).body.number).toBe(number)
    expect((await asPlatformStore('get', { number: order.id })).status).toBe(404)
  })

  test('O1: ships in two parcels, each with its own carrier, tracking number and history of actors', async () => {
    const { number, bruno, order } = await bought(['PLATE', 3])
    await asAmira('ship', { number, carrier: 'Correo', trackingNumber: 'A1', lines: [{ position: 0, quantity: 1 }] })
    const { parcels } = (await asFarid('ship', { number, carrier: 'Mensajero', trackingNumber: 'B2' })).body as VendorOrderView
    const [first, second] = parcels
    const tracked = await asFarid('track', { number, parcelId: second?.id, carrier: 'Mensajero', trackingNumber: 'B22' })
    expect(tracked.body.parcels[1]).toMatchObject({ trackingNumber: 'B22', deliveredAt: null })
    const { body } = await asAmira('deliver', { number, parcelId: first?.id })
    const told = (index: number) =>
      body.parcels[index].history.map(({ step, actor }: { step: string; actor: string }) => `${step} ${actor}`)
    expect(told(0)).toEqual(['Sent amira', 'Delivered amira'])
    expect(told(1)).toEqual(['Sent farid', 'Tracked farid'])
    expect((await asAmira('track', { number, parcelId: first?.id, trackingNumber: 'X' })).body.code).toBe('WRONG_STATUS')
    const events: VendorOrderView['events'] = body.events
    const statuses = events.flatMap((event) => (event.kind === 'status' ? [`${event.status} ${event.actor}`] : []))
    expect(statuses).toEqual(['Shipped farid', 'Processing amira', 'Pending null'])
    const shopper = (await bruno.get(`/orders/${order.id}`)).body.parts[0].parcels
    expect(shopper.map(({ trackingNumber }: { trackingNumber: string }) => trackingNumber)).toEqual(['A1', 'B22'])
    expect(JSON.stringify(shopper)).not.toContain('farid')
  })

  test('shows its payment without the amounts of other vendors', async () => {
    const { order, number } = await bought(['PLATE', 1], ['CABLE', 1])
    const { body } = await asAmira('get', { number })
    expect(body.payment).toEqual({ method: 'delivery', status: 'pending', paidAt: null })
    const others = order.parts.find((part) => part.number !== number)
    expect(JSON.stringify(body)).not.toContain(others?.number)
    expect(JSON.stringify(body)).not.toContain(`"amountMinor":${order.total.amountMinor},`)
  })
})

describe('a vendor that cannot ship', () => {
  test('V13: refunds its share with shipping, and the other vendor continues', async () => {
    const { bruno, order, number } = await bought(['BOWL', 1], ['CABLE', 1])
    const own = order.parts.find((part) => part.number === number)
    const other = order.parts.find((part) => part.number !== number)
    const lines = [{ position: own?.lines[0]?.position, quantity: 1 }]
    expect((await asAmira('previewRefund', { number, lines })).body.total).toEqual(own?.total)
    expect((await asAmira('cancel', { number, reason: 'It cracked in the kiln.' })).body).toMatchObject({
      status: 'Cancelled',
      refunded: own?.total,
      next: [],
      events: [
        { kind: 'status', status: 'Cancelled', actor: 'amira' },
        { kind: 'refund', cause: 'cancelled', reason: 'It cracked in the kiln.' },
        {},
      ],
    })
    expect((await bruno.get(`/orders/${order.id}`)).body).toMatchObject({ status: 'PartiallyCancelled', refunded: own?.total })
    expect((await asPlatformStore('ship', { number: other?.number })).body.status).toBe('Shipped')
  })
})

describe('a refund without a return', () => {
  test('R5: three units refunded one by one add up to the paid amount, to the cent', async () => {
    const { order, number } = await bought(['BOWL', 3])
    await asAmira('ship', { number })
    const given: number[] = []
    for (const _ of [1, 2, 3]) {
      const { body } = await asAmira('refund', { number, lines: [{ position: 0, quantity: 1 }] })
      given.push(body.events.find(({ kind }: { kind: string }) => kind === 'refund').amount.amountMinor)
    }
    // 30.15 + 10.00 + 2.41 = 42.56: goods 10.05 each, delivery 3.33 + 3.33 + 3.34, tax 0.80 + 0.80 + 0.81
    expect(order.total.amountMinor).toBe(4256)
    expect(given).toEqual([1418, 1418, 1420])
  })

  test('refunds one line to the cent as previewed; the shopper gets the reason, and the rest continues', async () => {
    const { bruno, order, number } = await bought(['MUG-SAGE', 1], ['PLATE', 3])
    const plates = order.parts[0]?.lines.find(({ sku }) => sku === 'PLATE')?.position ?? -1
    await asAmira('ship', { number })
    const lines = [{ position: plates, quantity: 1 }]
    const preview = (await asAmira('previewRefund', { number, lines })).body
    const { body } = await asAmira('refund', { number, lines, reason: 'One broke on the way.' })
    expect(body.refunded).toEqual(preview.total)
    expect(body.status).toBe('Shipped')
    expect(body.events[0]).toMatchObject({ kind: 'refund', cause: 'refunded', actor: 'amira', amount: preview.total })
    const line = body.lines.find(({ position }: { position: number }) => position === plates)
    expect(line).toMatchObject({ refunded: 1, refundable: 2 })
    await plaza.settle()
    const mail = plaza.mailTo(bruno.email).find(({ subject }) => subject === `A refund for order ${order.id}`)
    expect(mail?.text).toContain('One broke on the way.')
    const rest = (await asAmira('refund', { number })).body
    expect(rest).toMatchObject({ status: 'Refunded', refunded: order.total })
    expect((await bruno.get(`/orders/${order.id}`)).body).toMatchObject({ status: 'Refunded', payment: { status: 'cancelled' } })
    expect((await asAmira('refund', { number })).body.code).toBe('NOT_REFUNDABLE')
    expect(await findViolations(plaza.pool)).toEqual([])
  })

  test('is refused for unshipped units, units in a return, and more units than exist', async () => {
    const { bruno, order, number } = await bought(['PLATE', 3])
    const lines = (quantity: number) => [{ position: 0, quantity }]
    expect((await asAmira('refund', { number })).body).toMatchObject({
      code: 'NOT_REFUNDABLE',
      data: { lines: [{ position: 0, left: 0 }] },
    })
    const { parcels } = (await asAmira('ship', { number })).body
    await asAmira('deliver', { number, parcelId: parcels[0].id })
    await bruno.call('POST', `/orders/${order.id}/returns`, { number, lines: lines(1), reason: 'other' })
    expect((await asAmira('refund', { number, lines: lines(3) })).body.data).toEqual({ lines: [{ position: 0, left: 2 }] })
    expect((await asAmira('previewRefund', { number, lines: lines(4) })).status).toBe(404)
    expect((await asPlatformStore('refund', { number })).status).toBe(404)
    expect((await asAmira('refund', { number, lines: lines(2) })).status).toBe(200)
    // Refunded units cannot be returned.
    const again = await bruno.call('POST', `/orders/${order.id}/returns`, { number, lines: lines(1), reason: 'other' })
    expect(again.body.data).toEqual({ lines: [{ position: 0, left: 0 }] })
    expect(await findViolations(plaza.pool)).toEqual([])
  })
})

describe('two people at one part', () => {
  test('the second sees what the first did, and nothing is done twice', async () => {
    const { number } = await bought(['PLATE', 2])
    const { version } = (await asAmira('get', { number })).body
    await asFarid('ship', { number, version, lines: [{ position: 0, quantity: 1 }] })
    for (const [operation, input] of [
      ['ship', {}],
      ['process', {}],
      ['cancel', {}],
      ['refund', {}],
    ] as const) {
      const { status, body } = await asAmira(operation, { number, version, ...input })
      expect([status, body.code], operation).toEqual([409, 'STALE'])
      expect(body.data.current).toMatchObject({ version: version + 1, status: 'PartiallyShipped', parcels: [{}] })
    }
    const now = (await asAmira('get', { number })).body
    expect((await asAmira('ship', { number, version: now.version })).body.status).toBe('Shipped')
  })

  test('another vendor’s progress is not visible and causes no conflict', async () => {
    const { order, number } = await bought(['PLATE', 1], ['CABLE', 1])
    const { version } = (await asAmira('get', { number })).body
    await asPlatformStore('ship', { number: order.parts.find((part) => part.number !== number)?.number ?? '' })
    expect((await asAmira('ship', { number, version })).status).toBe(200)
  })

  test('answering a return also requires its current version', async () => {
    const chen = await plaza.member('chen')
    await chen.call('cart.addLine', { variantId: await plaza.variant('PLATE'), quantity: 1 })
    const { orderId } = (await chen.call('checkout.placeOrder', { email: 'chen@example.com', shippingAddress: BRUNO_ADDRESS })).body
    const number = `${orderId}-1`
    const { parcels } = (await asAmira('ship', { number })).body
    const { version } = (await asAmira('deliver', { number, parcelId: parcels[0].id })).body
    const asked = { orderId, number, reason: 'other', lines: [{ position: 0, quantity: 1 }] }
    const returnId = (await chen.call('orders.returns.request', asked)).body.parts[0].returns[0].id
    expect((await asAmira('returns.accept', { returnId, version })).body.code).toBe('STALE')
    const now = (await asAmira('get', { number })).body
    expect((await asAmira('returns.accept', { returnId, version: now.version })).body.returns[0].status).toBe('Accepted')
  })
})
