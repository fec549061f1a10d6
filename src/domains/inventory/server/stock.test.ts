/** Stock per variant and warehouse as the workspace sees and changes it. */
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { findViolations } from '#app/server/invariants.ts'
import { transactAsSystem } from '#platform/server/transact.ts'
import type { Member } from '#test/plaza/member.ts'
import { openTestPlaza, type TestPlaza } from '#test/plaza/open.ts'
import { buy } from '#test/plaza/purchase.ts'
import { adjustStock, clearIncoming, loadAverageCosts, loadProjectedLow, receiveStock, returnToSupplier, setIncoming } from './index.ts'

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
  main = (await call('warehouses.list')).body.items[0].id
})
afterAll(() => plaza.close())
afterEach(async () => expect(await findViolations(plaza.pool)).toEqual([]))

const call = (operation: string, input: object = {}) => amira.call(`inventory.${operation}`, input, { workspace })
const stockOf = async (variantId = plate) => (await call('stock.get', { variantId })).body
const adjust = (change: object, rest: object = {}) =>
  call('stock.adjust', { variantId: plate, warehouseId: main, change, reason: 'counted', ...rest })
const system = <T>(work: Parameters<typeof transactAsSystem<T>>[1]) => transactAsSystem(plaza.services, work)
const receive = async (sku: string, quantity: number, unitCostMinor?: number) => {
  const [variantId, productId] = [await plaza.variant(sku), await plaza.product(sku)]
  await system((tx) =>
    receiveStock(tx, {
      workspaceId: workspace,
      productId,
      variantId,
      quantity,
      costMinor: unitCostMinor === undefined ? undefined : unitCostMinor * quantity,
    }),
  )
}

describe('the list', () => {
  test('has a row per variant and warehouse, by SKU; finds words of the name and the SKU; filters what is low and what is out', async () => {
    const { items, total } = (await call('stock.list')).body
    expect(total.count).toBe(items.length)
    const skus = items.map(({ variant }: { variant: { sku: string } }) => variant.sku)
    expect(skus).toEqual([...skus].sort())
    expect(items[0].warehouse.name).toBe('Main')
    const found = (await call('stock.list', { q: 'plat' })).body.items
    expect(found.map(({ variant }: { variant: { sku: string } }) => variant.sku)).toEqual(['PLATE'])
    const low = (await call('stock.list', { state: 'low' })).body.items
    expect(low.length).toBeGreaterThan(0)
    expect(low.every(({ available, reorderPoint }: { available: number; reorderPoint: number }) => available <= reorderPoint)).toBe(true)
    const out = (await call('stock.list', { state: 'out' })).body.items
    expect(out.every(({ state }: { state: string }) => state === 'out')).toBe(true)
    expect((await call('stock.list', { sort: 'price' })).body).toMatchObject({
      code: 'INVALID_INPUT',
      data: { fields: [{ path: 'sort' }] },
    })
  })

  test.each(['sku', '-sku', 'onHand', '-onHand', 'available', '-available'])('pages by %s show each row once', async (sort) => {
    const seen: string[] = []
    let cursor: string | undefined
    do {
      const page = (await call('stock.list', { sort, limit: 2, cursor })).body
      seen.push(...page.items.map(({ id }: { id: string }) => id))
      cursor = page.nextCursor ?? undefined
    } while (cursor)
    const all = (await call('stock.list', { sort, limit: 100 })).body.items.map(({ id }: { id: string }) => id)
    expect(seen).toEqual(all)
  })

  test('nobody sees the stock of another workspace, or a variant of it', async () => {
    const chen = await plaza.member('chen')
    const { workspaces } = (await chen.call('workspaces.list')).body
    const own = { workspace: workspaces[0].id }
    expect((await chen.call('inventory.stock.list', {}, own)).body.items).toEqual([])
    expect((await chen.call('inventory.stock.moves', { variantId: plate }, own)).body.items).toEqual([])
    expect((await chen.call('inventory.stock.get', { variantId: plate }, own)).status).toBe(404)
    expect((await chen.call('inventory.stock.list', {}, { workspace })).status).toBe(404)
    expect((await plaza.browser().call('inventory.stock.list', {}, { workspace })).status).toBe(401)
  })
})

describe('an adjustment', () => {
  test('is a move from or to loss with its reason, note and person; a count keeps the sales since it began', async () => {
    const { total } = await stockOf()
    const seen: number = total.onHand
    await buy(plaza, bruno, 'PLATE')
    expect((await adjust({ to: seen - 3, seen }, { note: 'three broke' })).body.total).toMatchObject({ onHand: seen - 3, allocated: 1 })
    const [move] = (await call('stock.moves', { variantId: plate })).body.items
    expect(move).toMatchObject({
      kind: 'adjusted',
      from: { kind: 'warehouse', id: main, name: 'Main' },
      to: { kind: 'loss', id: null },
      quantity: 3,
      change: -3,
      reason: 'counted',
      note: 'three broke',
      actor: { name: 'amira' },
    })
  })

  test('hazard 11: a count below what was promised since is refused, and no one can date it back', async () => {
    const { onHand, allocated } = (await stockOf()).total
    expect((await adjust({ to: 0, seen: onHand })).body).toMatchObject({
      code: 'STOCK_PROMISED',
      data: { sku: 'PLATE', promised: allocated },
    })
    const later = plaza.services.now().getTime()
    const { body } = await adjust({ by: 1 }, { movedAt: '2020-01-01T00:00:00.000Z', at: '2020-01-01T00:00:00.000Z' })
    expect(body.total.onHand).toBe(onHand + 1)
    const [move] = (await call('stock.moves', { variantId: plate })).body.items
    expect(Date.parse(move.at)).toBeGreaterThanOrEqual(later)
  })

  test('more than there is, no reason, and half a unit are refused, by field', async () => {
    expect((await adjust({ by: -100_000 })).body.code).toBe('NOT_ENOUGH_STOCK')
    expect((await adjust({ by: 1 }, { reason: 'mood' })).body.data.fields).toMatchObject([{ path: 'reason' }])
    expect((await adjust({ by: 0.5 })).body.code).toBe('INVALID_INPUT')
  })

  test('sent twice with one key it is one adjustment', async () => {
    const before = (await stockOf()).total.onHand
    const input = { variantId: plate, warehouseId: main, change: { by: 2 }, reason: 'found' }
    const context = { workspace, key: 'adjust-plates-once-0001' }
    const [first, again] = [
      await amira.call('inventory.stock.adjust', input, context),
      await amira.call('inventory.stock.adjust', input, context),
    ]
    expect(again.body).toEqual(first.body)
    expect((await stockOf()).total.onHand).toBe(before + 2)
  })

  test('starts to track a variant that was not, and a sale then counts', async () => {
    const variantId = await plaza.variant('TEE-S')
    const omar = await plaza.member('omar')
    const house = { workspace: await plaza.workspace('Plaza House') }
    const [warehouse] = (await omar.call('inventory.warehouses.list', {}, house)).body.items
    const input = { variantId, warehouseId: warehouse.id, change: { by: 4 }, reason: 'found' }
    expect((await omar.call('inventory.stock.adjust', input, house)).body.total).toMatchObject({ onHand: 4, available: 4 })
    await buy(plaza, bruno, 'TEE-S')
    expect(await plaza.available('TEE-S')).toBe(3)
  })

  test('the product form counts the default warehouse only, and leaves it no less than is allocated there', async () => {
    const depot = (await call('warehouses.create', { name: 'Depot', location: '' })).body.id
    await call('stock.adjust', { variantId: plate, warehouseId: depot, change: { by: 30 }, reason: 'found' })
    const productId = await plaza.product('PLATE')
    const [main] = (await stockOf()).warehouses
    const count = (onHand: number, seen: number | null = main.onHand) => {
      const adjustment = { productId, variantId: plate, sku: 'PLATE', to: { onHand, seen, reorderPoint: 5 } }
      return system((tx) => adjustStock(tx, { workspaceId: workspace, actor: 'usr_x' }, [adjustment]))
    }
    const onHand = async () => (await stockOf()).warehouses.map((row: { onHand: number }) => row.onHand)
    await count(main.onHand + 4)
    expect(await onHand()).toEqual([main.onHand + 4, 30])
    await count(main.allocated, null)
    expect(await onHand()).toEqual([main.allocated, 30])
    if (main.allocated > 0) await expect(count(main.allocated - 1, null)).rejects.toThrow('STOCK_PROMISED')
    const { variants } = (await amira.call('products.get', { productId }, { workspace })).body
    expect(variants[0].stock).toMatchObject({ onHand: main.allocated, elsewhere: 30 })
    await call('stock.adjust', { variantId: plate, warehouseId: depot, change: { by: -25 }, reason: 'lost' })
  })

  test('a low row names its warehouse in an event, once, when its free units fall to the reorder point', async () => {
    const lows = () =>
      plaza.rows<{ payload: object }>(`select payload from platform.events where type = 'inventory.stockLow' order by position`)
    await adjust({ by: 8 })
    const before = (await lows()).length
    await adjust({ by: -2 })
    await adjust({ by: -2 })
    await adjust({ by: -2 })
    const after = await lows()
    expect(after.length - before).toBe(1)
    expect(after.at(-1)?.payload).toMatchObject({ variantId: plate, warehouseId: main, available: 4, reorderPoint: 5 })
  })
})

describe('what stock has cost', () => {
  test('hazard 8: after all was sold, the next receipt decides the cost; before, both are averaged', async () => {
    await receive('MUG-CLAY', 0)
    await receive('MUG-CLAY', 2, 500)
    const clay = await plaza.variant('MUG-CLAY')
    const taken = { variantId: clay, warehouseId: main, quantity: 2 }
    await system((tx) =>
      returnToSupplier(tx, { workspaceId: workspace, lines: [taken], reference: { type: 'purchaseOrder', id: '12345' } }),
    )
    expect((await stockOf(clay)).total).toMatchObject({ onHand: 0, value: { amountMinor: 0 }, averageCost: null })
    await receive('MUG-CLAY', 20, 330)
    expect((await stockOf(clay)).total.averageCost.amountMinor).toBe(330)
    await receive('MUG-CLAY', 20, 430)
    expect((await stockOf(clay)).total.averageCost.amountMinor).toBe(380)
    expect(await loadAverageCosts(plaza.services.db, [clay])).toEqual(new Map([[clay, 380]]))
  })

  test('hazard 7: ten receipts of a tenth are one, and taking one leaves nothing', async () => {
    const clay = await plaza.variant('MUG-CLAY')
    const { onHand } = (await stockOf(clay)).total
    for (let step = 0; step < 10; step += 1) await receive('MUG-CLAY', 1, 33)
    expect((await stockOf(clay)).total.onHand).toBe(onHand + 10)
    await call('stock.adjust', { variantId: clay, warehouseId: main, change: { by: -(onHand + 10) }, reason: 'lost' })
    expect((await stockOf(clay)).total).toMatchObject({ onHand: 0, value: { amountMinor: 0 } })
  })

  test('the value of yesterday is that of now without what moved today', async () => {
    const clay = await plaza.variant('MUG-CLAY')
    const value = async (input: object = {}) => (await call('stock.value', input)).body
    const before = (await value()).total.amountMinor
    plaza.moveClock(86_400_000)
    await receive('MUG-CLAY', 10, 100)
    const now = await value({ days: 2 })
    expect(now.total.amountMinor).toBe(before + 1000)
    expect(now.days.map(({ value: { amountMinor } }: { value: { amountMinor: number } }) => amountMinor)).toEqual([before, before + 1000])
    expect((await value({ on: now.days[0].day })).total.amountMinor).toBe(before)
    expect((await stockOf(clay)).total.value.amountMinor).toBe(1000)
    const warehouses = now.warehouses.reduce((sum: number, row: { value: { amountMinor: number } }) => sum + row.value.amountMinor, 0)
    expect(warehouses).toBe(now.total.amountMinor)
  })

  test('an order freezes what its units cost on average', async () => {
    const orderId = await buy(plaza, bruno, 'MUG-CLAY')
    const [line] = await plaza.rows<{ unit_cost_minor: number }>('select unit_cost_minor::int from orders.lines where order_id = $1', [
      orderId,
    ])
    expect(line?.unit_cost_minor).toBe(100)
  })
})

test('what is incoming counts as projected, and a low row that is on order is not suggested', async () => {
  const reference = { type: 'purchaseOrder', id: '54321' }
  const suggested = async () =>
    (await loadProjectedLow(plaza.services.db, workspace, { limit: 100 })).map(({ sku, warehouseId }) => `${sku} ${warehouseId === main}`)
  expect(await suggested()).toContain('PLATE true')
  const lines = [{ variantId: plate, warehouseId: main, quantity: 20, expectedOn: '2026-12-24' }]
  await system((tx) => setIncoming(tx, workspace, reference, lines))
  const { incoming, total, warehouses } = await stockOf()
  expect(incoming).toMatchObject([{ quantity: 20, expectedOn: '2026-12-24', reference: { type: 'purchaseOrder', id: '54321' } }])
  expect(total.projected).toBe(total.available + 20)
  expect(warehouses[0].projected).toBe(warehouses[0].available + 20)
  expect(await suggested()).not.toContain('PLATE true')
  await system((tx) => clearIncoming(tx, reference))
  expect((await stockOf()).incoming).toEqual([])
})

test('the picture has a cell per product and warehouse, and none where there is no row', async () => {
  const { warehouses, items } = (await call('stock.map')).body
  expect(warehouses.map(({ name }: { name: string }) => name)).toEqual(['Main', 'Depot'])
  const row = items.find(({ product }: { product: { name: string } }) => product.name.includes('Plate'))
  expect(row.cells[1]).toMatchObject({ onHand: 5, available: 5, low: 1, out: 0 })
  expect(items.some(({ cells }: { cells: unknown[] }) => cells[1] === null)).toBe(true)
  const low = (await call('stock.map', { low: true })).body.items
  const marked = ({ cells }: { cells: ({ low: number; out: number } | null)[] }) =>
    cells.some((cell) => cell !== null && cell.low + cell.out > 0)
  expect(low).toEqual(items.filter(marked))
  expect(low.length).toBeLessThan(items.length)
})

describe('hazard 41', () => {
  test('canceling an order gives its units back once', async () => {
    const variantId = await plaza.variant('BOWL')
    const before = (await stockOf(variantId)).total.available
    const guest = plaza.guest()
    await guest.add(variantId, 3)
    const { orderId } = (await guest.placeOrder()).body
    expect((await stockOf(variantId)).total.available).toBe(before - 3)
    for (let time = 0; time < 2; time += 1) await amira.call('orders.vendor.cancel', { number: `${orderId}-1` }, { workspace })
    expect((await stockOf(variantId)).total).toMatchObject({ available: before, allocated: 0 })
  })

  test('after one of three was shipped, canceling the rest gives two back', async () => {
    const variantId = await plaza.variant('BOWL')
    const before = (await stockOf(variantId)).total
    const guest = plaza.guest()
    await guest.add(variantId, 3)
    const number = `${(await guest.placeOrder()).body.orderId}-1`
    await amira.call('orders.vendor.ship', { number, lines: [{ position: 0, quantity: 1 }] }, { workspace })
    for (let time = 0; time < 2; time += 1) await amira.call('orders.vendor.cancel', { number }, { workspace })
    expect((await stockOf(variantId)).total).toMatchObject({ onHand: before.onHand - 1, available: before.available - 1, allocated: 0 })
  })

  test('units that were shipped lately tell how many days the rest lasts', async () => {
    const rowOf = async (sku: string) =>
      (await call('stock.list')).body.items.find(({ variant }: { variant: { sku: string } }) => variant.sku === sku)
    const [shipped] = await plaza.rows<{ units: number }>(
      `select sum(quantity)::int as units from inventory.moves where kind = 'shipped' and variant_id = $1`,
      [await plaza.variant('BOWL')],
    )
    const row = await rowOf('BOWL')
    expect(shipped?.units).toBeGreaterThan(0)
    expect(row.daysOfCover).toBe(Math.floor((row.available * 30) / (shipped?.units ?? 0)))
    plaza.moveClock(31 * 86_400_000)
    amira = await plaza.member('amira')
    expect((await rowOf('BOWL')).daysOfCover).toBeNull()
  })
})
