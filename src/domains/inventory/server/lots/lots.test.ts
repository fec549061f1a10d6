/** Batches and serial numbers as a workspace receives, sells, moves and loses them. */
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { findViolations } from '#app/server/invariants.ts'
import { transactAsSystem } from '#platform/server/transact.ts'
import { countStatements } from '#test/plaza/count-statements.ts'
import type { Member } from '#test/plaza/member.ts'
import { openTestPlaza, type TestPlaza } from '#test/plaza/open.ts'
import { buy, cancel, shipAndDeliver } from '#test/plaza/purchase.ts'
import { runConcurrently } from '#test/plaza/run-concurrently.ts'
import { allocate, type NamedLot, receiveStock, returnToSupplier, shipAllocated } from '../index.ts'
import { blockExpiredLots, completeTransfer, warnOfExpiringLots } from '../jobs.ts'
import { lotProblemOf } from './lot-failure.ts'

const DAY_MS = 86_400_000

let plaza: TestPlaza
let amira: Member
let bruno: Member
let workspace: string
let main: string
let depot: string

beforeAll(async () => {
  plaza = await openTestPlaza()
  ;[amira, bruno] = await Promise.all([plaza.member('amira'), plaza.member('bruno')])
  workspace = await plaza.workspace('Dar Amira')
  main = (await call('warehouses.list')).body.items[0].id
  depot = (await call('warehouses.create', { name: 'Depot', location: '' })).body.id
})
afterAll(() => plaza.close())
afterEach(async () => expect(await findViolations(plaza.pool)).toEqual([]))

const call = (operation: string, input: object = {}) => amira.call(`inventory.${operation}`, input, { workspace })
const day = (offset: number) => new Date(plaza.services.now().getTime() + offset * DAY_MS).toISOString().slice(0, 10)
const stockOf = async (variantId: string) => (await call('stock.get', { variantId })).body
const lotsOf = async (variantId: string) =>
  (await stockOf(variantId)).lots.map((lot: { number: string; quantity: number }) => [lot.number, lot.quantity])
const adjust = (variantId: string, by: number, lots?: NamedLot[], warehouseId = main) =>
  call('stock.adjust', { variantId, warehouseId, change: { by }, reason: 'counted', ...(lots && { lots }) })
const field = (reply: { body: { data: { fields: { path: string; rule: string }[] } } }) =>
  reply.body.data.fields.map(({ path, rule }) => `${path} ${rule}`).join()
async function receive(variantId: string, lots: NamedLot[], quantity = lots.reduce((sum, lot) => sum + lot.quantity, 0)) {
  const [row] = await plaza.rows<{ product_id: string }>('select product_id from catalog.variants where id = $1', [variantId])
  await transactAsSystem(plaza.services, (tx) =>
    receiveStock(tx, { workspaceId: workspace, productId: row?.product_id ?? '', variantId, quantity, lots, costMinor: 200 * quantity }),
  )
}
let made = 0
/** A new product that is kept so, with units that came before. */
async function make(tracking: 'none' | 'batch' | 'serial', onHand = 0): Promise<{ variantId: string; sku: string; productId: string }> {
  made += 1
  const sku = `LOT-${made}`
  const variant = {
    id: null,
    sku,
    priceMinor: 100_00,
    compareAtMinor: null,
    costMinor: null,
    stock: { onHand, seen: null, reorderPoint: 0 },
  }
  const texts = { en: { name: `Good ${sku}`, description: '', seoTitle: '', seoDescription: '' } }
  const draft = { language: 'en', texts, categorySlug: 'tech', status: 'active', images: [], variants: [variant] }
  const { body } = await amira.call('products.create', draft, { workspace })
  const variantId = await plaza.variant(sku)
  if (tracking !== 'none') expect((await call('lots.setTracking', { variantId, tracking })).status).toBe(200)
  await plaza.settle()
  return { variantId, sku, productId: body.id }
}
const batch = (number: string, quantity: number, expiresOn: string | null = null): NamedLot => ({ number, quantity, expiresOn })
const serials = (...numbers: string[]): NamedLot[] => numbers.map((number) => batch(number, 1))
const ship = (orderId: string, rest: object = {}) => amira.call('orders.vendor.ship', { number: `${orderId}-1`, ...rest }, { workspace })
const shippedIn = (reply: { body: { parcels: { lots: { number: string; quantity: number }[] }[] } }) =>
  reply.body.parcels.at(-1)?.lots.map(({ number, quantity }) => [number, quantity])
const failing = async (work: Promise<unknown>) => {
  const error: unknown = await work.then(
    () => null,
    (reason: unknown) => reason,
  )
  return lotProblemOf(error)?.rule
}

describe('what a variant is kept in', () => {
  test('units that are there become one batch “opening” through the ledger, at the same value, and leave it the same way', async () => {
    const { variantId } = await make('none', 10)
    await receive(variantId, [], 3)
    const before = (await stockOf(variantId)).total
    expect((await call('lots.setTracking', { variantId, tracking: 'batch' })).body).toMatchObject({ tracking: 'batch', total: before })
    expect(await lotsOf(variantId)).toEqual([['opening', 13]])
    expect((await call('lots.setTracking', { variantId, tracking: 'batch' })).status).toBe(200)
    await buy(plaza, bruno, `LOT-${made}`, { quantity: 2 })
    const ended = (await call('lots.setTracking', { variantId, tracking: 'none' })).body
    expect(ended).toMatchObject({ tracking: 'none', lots: [], total: { onHand: 13, allocated: 2, value: before.value } })
    const kinds = (await call('stock.moves', { variantId })).body.items.map(
      ({ kind, lot }: { kind: string; lot: { number: string } | null }) => [kind, lot?.number ?? null],
    )
    expect(kinds.slice(0, 4).sort()).toEqual([
      ['lotsChanged', null],
      ['lotsChanged', null],
      ['lotsChanged', 'opening'],
      ['lotsChanged', 'opening'],
    ])
  })

  test('serial numbers have to be counted first, in every warehouse, each once', async () => {
    const { variantId } = await make('none', 2)
    await adjust(variantId, 1, undefined, depot)
    const set = (opening: object[]) => call('lots.setTracking', { variantId, tracking: 'serial', opening })
    expect(field(await set([]))).toBe('lots lotsNeeded')
    expect(field(await set([{ warehouseId: main, lots: serials('A') }]))).toBe('lots lotsDiffer')
    const both = (depotNumber: string) => [
      { warehouseId: main, lots: serials('A', 'B') },
      { warehouseId: depot, lots: serials(depotNumber) },
    ]
    expect(field(await set(both('A')))).toBe('lots serialTaken')
    expect((await set(both('C'))).body.tracking).toBe('serial')
    expect((await lotsOf(variantId)).sort()).toEqual([
      ['A', 1],
      ['B', 1],
      ['C', 1],
    ])
    expect((await call('lots.setTracking', { variantId, tracking: 'pallet' })).body.code).toBe('INVALID_INPUT')
  })

  test('nothing changes while units are on their way', async () => {
    const { variantId } = await make('none', 5)
    const items = [{ variantId, quantity: 2 }]
    const { id } = (await call('transfers.create', { fromWarehouseId: main, toWarehouseId: depot, items })).body
    expect((await call('lots.setTracking', { variantId, tracking: 'batch' })).body.code).toBe('STOCK_IN_TRANSIT')
    await completeTransfer.run(plaza.services, { transferId: id })
    expect((await call('lots.setTracking', { variantId, tracking: 'batch' })).status).toBe(200)
    expect(await lotsOf(variantId)).toEqual([
      ['opening', 3],
      ['opening', 2],
    ])
  })

  test('the product form says it and changes the units by the rule; without serial numbers it names the field', async () => {
    const { productId, variantId, sku } = await make('batch')
    await receive(variantId, [batch('OLD', 4, day(50)), batch('NEW', 4, day(90))])
    const save = async (onHand: number, lots?: string) => {
      const { version, language, texts, status, variants } = (await amira.call('products.get', { productId }, { workspace })).body
      const stock = { onHand, seen: variants[0].stock.onHand, reorderPoint: 0, ...(lots && { lots }) }
      const draft = { productId, version, language, texts, categorySlug: 'tech', status, images: [], variants: [{ ...variants[0], stock }] }
      return amira.call('products.update', draft, { workspace })
    }
    expect((await save(5)).body.variants[0].stock).toMatchObject({ onHand: 5, lots: 'batch' })
    expect(await lotsOf(variantId)).toEqual([
      ['OLD', 1],
      ['NEW', 4],
    ])
    await save(7)
    expect(await lotsOf(variantId)).toEqual([
      ['OLD', 1],
      ['NEW', 4],
      [day(0), 2],
    ])
    expect(field(await save(7, 'serial'))).toBe('variants.0.stock.lots lotsNeeded')
    expect((await save(0, 'serial')).status).toBe(400)
    await save(0)
    expect((await save(0, 'serial')).body.variants[0].stock).toMatchObject({ onHand: 0, lots: 'serial' })
    expect(field(await save(1))).toBe('variants.0.stock.onHand lotsNeeded')
    expect((await stockOf(variantId)).variant.sku).toBe(sku)
  })
})

describe('units come in', () => {
  test('a receipt names batches; the sum is that of the units, and a batch expires on one day', async () => {
    const { variantId } = await make('batch')
    await receive(variantId, [batch('B1', 3, day(40)), batch('B2', 2)])
    await receive(variantId, [batch('B1', 1, day(40))])
    expect(await lotsOf(variantId)).toEqual([
      ['B1', 4],
      ['B2', 2],
    ])
    expect(await failing(receive(variantId, [batch('B3', 2)], 3))).toBe('lotsDiffer')
    expect(await failing(receive(variantId, [batch('B1', 2, day(41))]))).toBe('lotExpiry')
    const plain = await make('none', 1)
    expect(await failing(receive(plain.variantId, [batch('B1', 1)]))).toBe('lotsUnused')
  })

  test('a serial number is one unit; one that is on hand or on its way is refused', async () => {
    const { variantId } = await make('serial')
    await receive(variantId, serials('S1', 'S2', 'S3'))
    expect(await failing(receive(variantId, serials('S4', 'S4')))).toBe('serialTaken')
    expect(await failing(receive(variantId, [batch('S5', 2)]))).toBe('serialTaken')
    expect(await failing(receive(variantId, serials('S1')))).toBe('serialTaken')
    expect(await failing(receive(variantId, [], 1))).toBe('lotsNeeded')
    const items = [{ variantId, quantity: 1, lots: serials('S2') }]
    const { id } = (await call('transfers.create', { fromWarehouseId: main, toWarehouseId: depot, items })).body
    expect(await failing(receive(variantId, serials('S2')))).toBe('serialTaken')
    await completeTransfer.run(plaza.services, { transferId: id })
    const [found] = (await call('lots.list', { q: 's2', variantId })).body.items
    expect(found).toMatchObject({ number: 'S2', units: 1, places: [{ warehouse: { id: depot } }] })
  })

  test('hazard 7: ten receipts of a tenth of one batch are one, and taking one leaves nothing', async () => {
    const { variantId } = await make('batch')
    for (let step = 0; step < 10; step += 1) await receive(variantId, [batch('TENTH', 1)])
    expect(await lotsOf(variantId)).toEqual([['TENTH', 10]])
    await adjust(variantId, -10, [batch('TENTH', 10)])
    expect((await stockOf(variantId)).total).toMatchObject({ onHand: 0, value: { amountMinor: 0 } })
  })
})

describe('units leave', () => {
  test('an order takes the batch that expires first, then the oldest, and the parcel names it', async () => {
    const { variantId, sku } = await make('batch')
    await receive(variantId, [batch('NEVER', 2)])
    await receive(variantId, [batch('LATE', 2, day(90)), batch('SOON', 1, day(10))])
    const reply = await ship(await buy(plaza, bruno, sku, { quantity: 4 }))
    expect(shippedIn(reply)?.sort()).toEqual([
      ['LATE', 2],
      ['NEVER', 1],
      ['SOON', 1],
    ])
    expect(await lotsOf(variantId)).toEqual([['NEVER', 1]])
    expect(reply.body.parcels[0].lots.find(({ number }: { number: string }) => number === 'SOON').expiresOn).toBe(day(10))
  })

  test('lots are chosen by hand, also for some of the units; those that can’t be shipped are refused', async () => {
    const { variantId, sku } = await make('serial')
    await receive(variantId, serials('H1', 'H2', 'H3', 'H4'))
    const orderId = await buy(plaza, bruno, sku, { quantity: 2 })
    const choices = (await amira.call('orders.vendor.lots', { number: `${orderId}-1` }, { workspace })).body.items
    expect(choices.map(({ number }: { number: string }) => number)).toEqual(['H1', 'H2', 'H3', 'H4'])
    const chosen = (number: string) => ({ lots: [{ variantId, number, quantity: 1 }] })
    expect(field(await ship(orderId, chosen('H9')))).toBe('lots lotNotThere')
    expect(shippedIn(await ship(orderId, chosen('H3')))?.sort()).toEqual([
      ['H1', 1],
      ['H3', 1],
    ])
    const other = await buy(plaza, bruno, sku)
    expect(field(await ship(other, chosen('H3')))).toBe('lots lotNotThere')
    await cancel(plaza, other)
  })

  test('what a customer returns is the lot that was shipped', async () => {
    const { variantId, sku } = await make('serial')
    await receive(variantId, serials('R1', 'R2'))
    const orderId = await buy(plaza, bruno, sku, { quantity: 2 })
    await shipAndDeliver(plaza, orderId)
    await plaza.settle()
    for (const left of [1, 2]) {
      const asked = { orderId, number: `${orderId}-1`, lines: [{ position: 0, quantity: 1 }], reason: 'other' }
      const { body } = await bruno.call('orders.returns.request', asked)
      const returnId = body.parts[0].returns.at(-1).id
      await amira.call('orders.vendor.returns.accept', { returnId }, { workspace })
      expect((await amira.call('orders.vendor.returns.receive', { returnId, restock: true }, { workspace })).status).toBe(200)
      expect((await lotsOf(variantId)).length).toBe(left)
    }
    expect((await lotsOf(variantId)).sort()).toEqual([
      ['R1', 1],
      ['R2', 1],
    ])
  })

  test('hazard 2: more of a lot than a warehouse has is refused, and nothing moved', async () => {
    const { variantId } = await make('batch')
    await receive(variantId, [batch('A', 5), batch('B', 5)])
    const send = (lots: NamedLot[], quantity: number) =>
      call('transfers.create', { fromWarehouseId: main, toWarehouseId: depot, items: [{ variantId, quantity, lots }] })
    expect(field(await send([batch('A', 8)], 8))).toBe('items.0.lots lotNotThere')
    expect(field(await send([batch('A', 2)], 3))).toBe('items.0.lots lotsDiffer')
    expect(field(await send([batch('C', 1)], 1))).toBe('items.0.lots lotNotThere')
    expect((await send([batch('A', 5), batch('B', 6)], 11)).body.code).toBe('NOT_ENOUGH_STOCK')
    expect((await send([batch('A', 1)], 0)).body.code).toBe('INVALID_INPUT')
    expect(field(await adjust(variantId, -6, [batch('A', 6)]))).toBe('lots lotNotThere')
    expect((await call('stock.moves', { variantId })).body.items).toHaveLength(2)
    await transactAsSystem(plaza.services, (tx) =>
      returnToSupplier(tx, {
        workspaceId: workspace,
        lines: [{ variantId, warehouseId: main, quantity: 2, lots: [batch('B', 2)] }],
        reference: { type: 'purchaseOrder', id: '1' },
      }),
    )
    expect(await lotsOf(variantId)).toEqual([
      ['A', 5],
      ['B', 3],
    ])
  })

  test('hazard 1: of two orders that want the last serial number one gets it', async () => {
    const { variantId, sku } = await make('serial')
    await receive(variantId, serials('LAST'))
    const guests = [plaza.guest(), plaza.guest()]
    for (const guest of guests) await guest.add(variantId, 1)
    const replies = await runConcurrently(
      plaza,
      'select from inventory.stock where variant_id = $1',
      variantId,
      guests.map((guest) => () => guest.placeOrder()),
    )
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409])
    const { orderId } = replies.find(({ status }) => status === 200)?.body ?? {}
    expect(shippedIn(await ship(orderId))).toEqual([['LAST', 1]])
    expect(await lotsOf(variantId)).toEqual([])
    const [lot] = (await call('lots.list', { q: 'LAST' })).body.items
    expect(lot).toMatchObject({ units: 0, places: [], variant: { sku } })
    const trace = (await call('stock.moves', { lotId: lot.id })).body.items
    expect(trace.map(({ kind, reference }: { kind: string; reference: { id: string } }) => [kind, reference.id])).toMatchObject([
      ['shipped', orderId],
      ['received', expect.any(String)],
    ])
  })
})

describe('expired units', () => {
  test('aren’t available from the day after; they leave only by their name', async () => {
    const { variantId, sku } = await make('batch')
    await receive(variantId, [batch('TODAY', 3, day(0)), batch('GOOD', 2, day(5))])
    expect(await plaza.available(sku)).toBe(5)
    plaza.moveClock(DAY_MS)
    await blockExpiredLots.run(plaza.services, {})
    await blockExpiredLots.run(plaza.services, {})
    expect(await plaza.available(sku)).toBe(2)
    const { total, warehouses, allocations } = await stockOf(variantId)
    expect(total).toMatchObject({ onHand: 5, expired: 3, allocated: 0, available: 2 })
    expect([warehouses[0].allocated, warehouses[0].available, allocations]).toEqual([0, 2, []])
    expect((await adjust(variantId, -3)).body.code).toBe('STOCK_PROMISED')
    expect(field(await adjust(variantId, -4, [batch('TODAY', 4)]))).toBe('lots lotNotThere')
    expect((await adjust(variantId, -3, [batch('TODAY', 3)])).body.total).toMatchObject({ onHand: 2, expired: 0, available: 2 })
  })

  test('aren’t shipped, even to an order that was promised them, until good ones come', async () => {
    const { variantId, sku } = await make('batch')
    await receive(variantId, [batch('ENDS', 2, day(1))])
    const orderId = await buy(plaza, bruno, sku, { quantity: 2 })
    plaza.moveClock(2 * DAY_MS)
    await blockExpiredLots.run(plaza.services, {})
    expect((await stockOf(variantId)).total).toMatchObject({ onHand: 2, allocated: 2, expired: 0, available: 0 })
    expect(field(await ship(orderId))).toBe('lots lotsShort')
    expect(field(await ship(orderId, { lots: [{ variantId, number: 'ENDS', quantity: 1 }] }))).toBe('lots lotExpired')
    await receive(variantId, [batch('FRESH', 2, day(9))])
    expect(shippedIn(await ship(orderId))).toEqual([['FRESH', 2]])
    expect((await stockOf(variantId)).total).toMatchObject({ onHand: 2, allocated: 0, expired: 2, available: 0 })
  })

  test('are free again when the date was wrong; they can be sent elsewhere, and stay expired there', async () => {
    const { variantId, sku } = await make('batch')
    await receive(variantId, [batch('WRONG', 4, day(-1))])
    expect(await plaza.available(sku)).toBe(0)
    const items = [{ variantId, quantity: 1, lots: [batch('WRONG', 1)] }]
    expect(
      (await call('transfers.create', { fromWarehouseId: main, toWarehouseId: depot, items: [{ variantId, quantity: 1 }] })).body.code,
    ).toBe('NOT_ENOUGH_STOCK')
    const { id } = (await call('transfers.create', { fromWarehouseId: main, toWarehouseId: depot, items })).body
    await completeTransfer.run(plaza.services, { transferId: id })
    expect((await stockOf(variantId)).total).toMatchObject({ onHand: 4, expired: 4, available: 0 })
    const [lot] = (await call('lots.list', { state: 'expired', variantId })).body.items
    const update = (rest: object) => call('lots.update', { lotId: lot.id, number: 'WRONG', madeOn: null, expiresOn: day(60), ...rest })
    expect((await update({ madeOn: day(61) })).body.code).toBe('LOT_DATES')
    expect((await update({ number: 'RIGHT' })).body).toMatchObject({ number: 'RIGHT', state: 'ok' })
    expect(await plaza.available(sku)).toBe(4)
    await receive(variantId, [batch('OTHER', 1)])
    expect((await update({ number: 'OTHER' })).body.code).toBe('LOT_NUMBER_TAKEN')
  })

  test('end with the product: what is left of every lot is written off', async () => {
    const { variantId, productId } = await make('batch')
    await receive(variantId, [batch('GONE', 2, day(-1)), batch('TOO', 1)])
    expect((await amira.call('products.remove', { productId }, { workspace })).status).toBe(200)
    const { items } = (await call('lots.list', { variantId })).body
    expect(items.map(({ units }: { units: number }) => units)).toEqual([0, 0])
  })

  test('a batch that expires soon is announced once per date, to those who manage the stock', async () => {
    const { variantId } = await make('batch')
    await receive(variantId, [batch('SOONISH', 2, day(30)), batch('FAR', 2, day(31))])
    const said = async () => {
      await warnOfExpiringLots.run(plaza.services, {})
      await plaza.settle()
      const { items } = (await amira.call('notifications.list', { limit: 50 })).body
      const texts: string[] = items.map(({ text }: { text: string }) => text.replace(/[\u2068\u2069]/g, ''))
      return texts.filter((text) => /SOONISH|FAR/.test(text))
    }
    expect(await said()).toEqual([expect.stringContaining(`expires on ${day(30)}: 2 on hand`)])
    expect(await said()).toHaveLength(1)
    const [lot] = (await call('lots.list', { q: 'SOONISH' })).body.items
    await call('lots.update', { lotId: lot.id, number: 'SOONISH', madeOn: null, expiresOn: day(20) })
    expect((await said()).join()).toContain(`expires on ${day(20)}: 2 on hand`)
  })
})

describe('the list of lots', () => {
  test('finds a number, what is on hand, gone or expires, by page; nobody else’s', async () => {
    const { variantId } = await make('batch')
    await receive(variantId, [batch('P%1', 1, day(3)), batch('P2', 1, day(300)), batch('P3', 1)])
    await adjust(variantId, -1, [batch('P3', 1)])
    const numbers = async (input: object) =>
      (await call('lots.list', { variantId, ...input })).body.items.map(({ number }: { number: string }) => number)
    expect(await numbers({ sort: 'number' })).toEqual(['P%1', 'P2', 'P3'])
    expect(await numbers({ q: 'p%' })).toEqual(['P%1'])
    expect(await numbers({ state: 'onHand', sort: 'expiry' })).toEqual(['P%1', 'P2'])
    expect(await numbers({ state: 'gone' })).toEqual(['P3'])
    expect(await numbers({ expiresWithin: 30 })).toEqual(['P%1'])
    expect(await numbers({ warehouseId: depot })).toEqual([])
    for (const sort of ['number', '-number', 'expiry', '-expiry', 'created', '-created']) {
      const seen: string[] = []
      let cursor: string | undefined
      do {
        const page = (await call('lots.list', { variantId, sort, limit: 1, cursor })).body
        seen.push(...page.items.map(({ number }: { number: string }) => number))
        cursor = page.nextCursor ?? undefined
      } while (cursor)
      expect(seen).toEqual(await numbers({ sort }))
      expect(new Set(seen).size).toBe(3)
    }
    const [lot] = (await call('lots.list', { variantId })).body.items
    const own = { workspace: (await bruno.call('workspaces.list')).body.workspaces[0].id }
    expect((await bruno.call('inventory.lots.get', { lotId: lot.id }, own)).status).toBe(404)
    expect((await bruno.call('inventory.lots.list', { variantId }, own)).body.items).toEqual([])
    expect((await bruno.call('inventory.lots.update', { lotId: lot.id, number: 'X' }, own)).status).toBe(404)
    expect((await bruno.call('inventory.lots.setTracking', { variantId, tracking: 'none' }, own)).status).toBe(404)
  })

  test('sent twice with one key, an adjustment of a lot is one', async () => {
    const { variantId } = await make('batch')
    const input = { variantId, warehouseId: main, change: { by: 2 }, reason: 'found', lots: [batch('ONCE', 2)] }
    for (let time = 0; time < 2; time += 1) await amira.call('inventory.stock.adjust', input, { workspace, key: 'adjust-one-lot-once-01' })
    expect(await lotsOf(variantId)).toEqual([['ONCE', 2]])
  })
})

test('goods without lots pay nothing for those that have some', async () => {
  const { variantId, productId } = await make('none', 5)
  const reference = { type: 'count', id: 'cnt_statements' }
  const lines = [{ variantId, quantity: 2 }]
  const system = (work: Parameters<typeof transactAsSystem>[1]) => () => transactAsSystem(plaza.services, work)
  await system((tx) => allocate(tx, lines, reference))()
  // Lock, allocations, close them, rows, sums, ledger; and the transaction.
  expect(
    await countStatements(
      plaza,
      system((tx) => shipAllocated(tx, lines, reference)),
    ),
  ).toBe(6 + 2)
  // Default warehouse, keep it, lock, cost, rows, sums, ledger, events; and the transaction.
  const receipt = { workspaceId: workspace, productId, variantId, quantity: 2 }
  expect(
    await countStatements(
      plaza,
      system((tx) => receiveStock(tx, receipt)),
    ),
  ).toBe(8 + 2)
})
