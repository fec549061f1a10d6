import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { findViolations } from '#app/server/invariants.ts'
import type { Member } from '#test/plaza/member.ts'
import { openTestPlaza, type TestPlaza } from '#test/plaza/open.ts'
import { buy } from '#test/plaza/purchase.ts'
import { runConcurrently } from '#test/plaza/run-concurrently.ts'
import { setAvailable } from '#test/plaza/set-available.sql.ts'
import { completeTransfer } from '../jobs.ts'

let plaza: TestPlaza
let amira: Member
let workspace: string
let plate: string
let main: string
let depot: string

beforeAll(async () => {
  plaza = await openTestPlaza()
  amira = await plaza.member('amira')
  workspace = await plaza.workspace('Dar Amira')
  plate = await plaza.variant('PLATE')
  main = (await call('inventory.warehouses.list', {})).body.items[0].id
  depot = (await call('inventory.warehouses.create', { name: 'Depot', location: 'Zarqa' })).body.id
})
afterAll(() => plaza.close())
afterEach(async () => expect(await findViolations(plaza.pool)).toEqual([]))

const call = (operation: string, input: object) => amira.call(operation, input, { workspace })
const transfer = (quantity: number, rest: object = {}) =>
  call('inventory.transfers.create', { fromWarehouseId: main, toWarehouseId: depot, items: [{ variantId: plate, quantity }], ...rest })
const arrive = async () => {
  plaza.moveClock(3000)
  await plaza.settle()
}
/** Units on hand in the two warehouses, and in transit. */
async function units(variantId = plate) {
  const { warehouses, total } = (await call('inventory.stock.get', { variantId })).body
  const onHand = (id: string) => warehouses.find((row: { warehouse: { id: string } }) => row.warehouse.id === id)?.onHand ?? null
  return [onHand(main), onHand(depot), total.inTransit]
}
/** Leaves this many free units of plates in the main warehouse. */
async function available(count: number) {
  const { warehouses } = (await call('inventory.stock.get', { variantId: plate })).body
  const { onHand, allocated } = warehouses.find((row: { warehouse: { id: string } }) => row.warehouse.id === main)
  const by = count - (onHand - allocated)
  if (by !== 0) await call('inventory.stock.adjust', { variantId: plate, warehouseId: main, change: { by }, reason: 'counted' })
}

describe('a transfer', () => {
  test('takes the units from its source at once and is Pending; three seconds later it is Completed', async () => {
    await available(20)
    const { status, body } = await transfer(8, { note: 'for the fair' })
    expect(status, JSON.stringify(body)).toBe(200)
    expect(body).toMatchObject({
      id: expect.stringMatching(/^TRF-[0-9A-Z]{10}$/),
      status: 'Pending',
      from: { name: 'Main' },
      to: { name: 'Depot' },
      units: 8,
      note: 'for the fair',
      createdBy: { name: 'amira' },
      items: [{ sku: 'PLATE', quantity: 8 }],
    })
    expect(Date.parse(body.dueAt) - Date.parse(body.date)).toBe(3000)
    expect(await units()).toEqual([12, null, 8])
    expect(await plaza.available('PLATE')).toBe(12)
    await plaza.settle()
    expect(await units()).toEqual([12, null, 8])

    await arrive()
    expect(await units()).toEqual([12, 8, 0])
    expect((await call('inventory.transfers.get', { transferId: body.id })).body).toMatchObject({ status: 'Completed' })
    const bell = (await amira.call('notifications.list', {})).body
    expect(bell.items[0].text.replace(/[\u2068\u2069]/g, '')).toBe(`Transfer ${body.id} completed!`)
  })

  test('hazard 5: a destination without a row gets one with reorder point 5; one with reorder point 20 keeps it', async () => {
    const row = async () =>
      (await call('inventory.stock.get', { variantId: plate })).body.warehouses.find(
        (one: { warehouse: { id: string } }) => one.warehouse.id === depot,
      )
    expect((await row()).reorderPoint).toBe(5)
    await call('inventory.stock.setReorderPoint', { variantId: plate, warehouseId: depot, reorderPoint: 20 })
    await transfer(2)
    await arrive()
    expect(await row()).toMatchObject({ onHand: 10, reorderPoint: 20, state: 'low' })
  })

  test('hazard 2: more than there is, none, less than none, parts of a unit, the same warehouse, no lines, and one item on two lines', async () => {
    const before = await units()
    expect((await transfer(11)).body).toMatchObject({
      code: 'NOT_ENOUGH_STOCK',
      data: { lines: [{ variantId: plate, sku: 'PLATE', wanted: 11, available: 10 }] },
    })
    for (const quantity of [0, -1, 1.5])
      expect((await transfer(quantity)).body).toMatchObject({ code: 'INVALID_INPUT', data: { fields: [{ path: 'items.0.quantity' }] } })
    expect((await transfer(1, { toWarehouseId: main })).body.code).toBe('SAME_WAREHOUSE')
    expect((await transfer(1, { items: [] })).body).toMatchObject({ code: 'INVALID_INPUT', data: { fields: [{ path: 'items' }] } })
    const twice = [
      { variantId: plate, quantity: 6 },
      { variantId: plate, quantity: 6 },
    ]
    expect((await transfer(0, { items: twice })).body).toMatchObject({
      code: 'NOT_ENOUGH_STOCK',
      data: { lines: [{ wanted: 12, available: 10 }] },
    })
    expect((await transfer(1, { items: [{ variantId: await plaza.variant('TEE-S'), quantity: 1 }] })).status).toBe(404)
    expect(await units()).toEqual(before)
  })

  test('units that are promised to orders stay', async () => {
    await available(3)
    await buy(plaza, await plaza.member('bruno'), 'PLATE')
    expect((await transfer(3)).body).toMatchObject({ code: 'NOT_ENOUGH_STOCK' })
  })

  test('canceled before it is completed it returns the units; twice is once; a completed one is not canceled', async () => {
    await available(40)
    const before = await units()
    const transferId = (await transfer(4)).body.id
    const canceled = await call('inventory.transfers.cancel', { transferId })
    expect(canceled.body).toMatchObject({ status: 'Cancelled' })
    expect((await call('inventory.transfers.cancel', { transferId })).body).toMatchObject({ status: 'Cancelled' })
    await arrive()
    expect(await units()).toEqual(before)

    const other = (await transfer(1)).body.id
    await arrive()
    expect((await call('inventory.transfers.cancel', { transferId: other })).body.code).toBe('ALREADY_COMPLETED')
  })

  test('is completed once, however often its job runs, and survives that nobody ran it in time', async () => {
    const [inMain = 0, inDepot = 0] = await units()
    const transferId = (await transfer(5)).body.id
    plaza.moveClock(3_600_000)
    await Promise.all(Array.from({ length: 5 }, () => completeTransfer.run(plaza.services, { transferId })))
    await plaza.settle()
    expect(await units()).toEqual([inMain - 5, inDepot + 5, 0])
  })

  test('hazard 4: a product or warehouse with a transfer on its way is not deleted; afterwards it is', async () => {
    const created = (await call('inventory.warehouses.create', { name: 'Attic', location: '' })).body.id
    await transfer(2, { toWarehouseId: created })
    const productId = await plaza.product('PLATE')
    expect((await call('products.remove', { productId, evenInCarts: true })).body).toMatchObject({
      code: 'STOCK_IN_TRANSIT',
      data: { sku: 'PLATE' },
    })
    expect((await call('inventory.warehouses.remove', { warehouseId: created })).body).toMatchObject({
      code: 'WAREHOUSE_IN_USE',
      data: { onHand: 0, transfers: 1 },
    })
    await arrive()
    expect((await call('inventory.warehouses.remove', { warehouseId: created })).body).toMatchObject({ data: { onHand: 2, transfers: 0 } })
    await transfer(2, { fromWarehouseId: created, toWarehouseId: main })
    await arrive()
    expect((await call('inventory.warehouses.remove', { warehouseId: created })).status).toBe(200)
    expect((await call('inventory.warehouses.list', {})).body.items.map(({ name }: { name: string }) => name)).toEqual(['Main', 'Depot'])
  })
})

describe('at the same time', () => {
  test('hazard 1: of two transfers of all units one succeeds, and nothing is lost', async () => {
    await available(5)
    const [inMain = 0, inDepot = 0] = await units()
    const free = 5
    const outcomes = await runConcurrently(plaza, 'select 1 from inventory.stock where variant_id = $1', plate, [
      () => transfer(free).then(({ body }) => body.code ?? body.status),
      () => transfer(free).then(({ body }) => body.code ?? body.status),
    ])
    expect(outcomes.sort()).toEqual(['NOT_ENOUGH_STOCK', 'Pending'])
    await arrive()
    expect(await units()).toEqual([inMain - free, inDepot + free, 0])
  })

  test('hazard 1: a transfer and an order of the last units do not both succeed', async () => {
    const variantId = await plaza.variant('MUG-SAGE')
    await setAvailable(plaza.rows, variantId, 2)
    const guest = plaza.guest()
    await guest.add(variantId, 2)
    const outcomes = await runConcurrently(plaza, 'select 1 from inventory.stock where variant_id = $1', variantId, [
      () => guest.placeOrder().then(({ status }) => (status === 200 ? 'sold' : 'refused')),
      () => transfer(0, { items: [{ variantId, quantity: 2 }] }).then(({ status }) => (status === 200 ? 'moved' : 'refused')),
    ])
    expect(outcomes.filter((outcome) => outcome === 'refused')).toHaveLength(1)
  })
})

test('a stranger finds no transfer, and nobody who isn’t signed in does', async () => {
  const transferId = (await call('inventory.transfers.list', {})).body.items[0].id
  const chen = await plaza.member('chen')
  const { workspaces } = (await chen.call('workspaces.list')).body
  expect((await chen.call('inventory.transfers.get', { transferId }, { workspace: workspaces[0].id })).status).toBe(404)
  expect((await plaza.browser().call('inventory.transfers.get', { transferId }, { workspace })).status).toBe(401)
})
