import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { findViolations } from '#app/server/invariants.ts'
import { BRUNO_ADDRESS } from '#test/plaza/guest.ts'
import type { Member } from '#test/plaza/member.ts'
import { openTestPlaza, type TestPlaza } from '#test/plaza/open.ts'

let plaza: TestPlaza
let amira: Member
let workspace: string

beforeAll(async () => {
  plaza = await openTestPlaza()
  amira = await plaza.member('amira')
  workspace = await plaza.workspace('Dar Amira')
})
afterAll(() => plaza.close())
afterEach(async () => expect(await findViolations(plaza.pool)).toEqual([]))

const call = (operation: string, input: object = {}) => amira.call(`inventory.${operation}`, input, { workspace })
const list = async (): Promise<{ id: string; name: string; isDefault: boolean; version: number }[]> =>
  (await call('warehouses.list')).body.items
const named = async (name: string) => (await list()).find((warehouse) => warehouse.name === name)

test('the stock of today is in the warehouse Main, which is the default', async () => {
  expect(await list()).toMatchObject([{ name: 'Main', isDefault: true, priority: 1 }])
})

test('a warehouse is added, renamed, and keeps its address; its name is its own, whatever its case', async () => {
  const depot = (await call('warehouses.create', { name: 'Depot', location: 'Zarqa, Jordan', country: 'JO', postalCode: '13110' })).body
  expect(depot).toMatchObject({ name: 'Depot', location: 'Zarqa, Jordan', priority: 2, isDefault: false, onHand: 0, transfers: 0 })
  expect((await call('warehouses.create', { name: 'DEPOT', location: '' })).body.code).toBe('NAME_TAKEN')
  const renamed = await call('warehouses.update', { warehouseId: depot.id, version: 1, name: 'Zarqa', location: 'Zarqa', country: 'JO' })
  expect(renamed.body).toMatchObject({ name: 'Zarqa', version: 2 })
  const late = await call('warehouses.update', { warehouseId: depot.id, version: 1, name: 'Amman', location: '' })
  expect(late.body).toMatchObject({ code: 'STALE', data: { current: { name: 'Zarqa' } } })
  expect((await call('warehouses.update', { warehouseId: depot.id, version: 2, name: 'main', location: '' })).body.code).toBe('NAME_TAKEN')
  expect((await call('warehouses.create', { name: ' ', location: '', country: 'Jordan' })).body.data.fields).toMatchObject([
    { path: 'name' },
    { path: 'country' },
  ])
})

test('an order is allocated in the nearest warehouse, and in the first of those that are equally near', async () => {
  const berlin = (await call('warehouses.create', { name: 'Berlin', location: 'Berlin', country: BRUNO_ADDRESS.country })).body.id
  const main = (await named('Main'))?.id
  const variantId = await plaza.variant('BOWL')
  await call('stock.adjust', { variantId, warehouseId: berlin, change: { by: 2 }, reason: 'found' })
  const place = async () => {
    const guest = plaza.guest()
    await guest.add(variantId, 2)
    const { orderId } = (await guest.placeOrder()).body
    const { allocations } = (await call('stock.get', { variantId })).body
    const own = allocations.filter(({ reference }: { reference: { id: string } }) => reference.id === orderId)
    return { orderId, from: own.map(({ warehouse }: { warehouse: { name: string } }) => warehouse.name) }
  }
  expect((await place()).from).toEqual(['Berlin'])
  const { orderId, from } = await place()
  expect(from).toEqual(['Main'])

  await call('stock.adjust', { variantId, warehouseId: berlin, change: { by: 2 }, reason: 'found' })
  const move = { variantId, reference: { type: 'order', id: orderId }, fromWarehouseId: main, toWarehouseId: berlin }
  expect((await call('stock.moveAllocation', { ...move, quantity: 3 })).body).toMatchObject({
    code: 'NOT_ALLOCATED',
    data: { allocated: 2 },
  })
  const moved = (await call('stock.moveAllocation', { ...move, quantity: 2 })).body
  expect(moved.allocations.map(({ warehouse }: { warehouse: { name: string } }) => warehouse.name)).toEqual(['Berlin', 'Berlin'])
  const back = { ...move, fromWarehouseId: berlin, toWarehouseId: (await named('Zarqa'))?.id, quantity: 1 }
  expect((await call('stock.moveAllocation', back)).body.code).toBe('NOT_ENOUGH_STOCK')

  const shipped = await amira.call('orders.vendor.ship', { number: `${orderId}-1` }, { workspace })
  expect(shipped.status).toBe(200)
  const [left] = (await call('stock.moves', { warehouseId: berlin })).body.items
  expect(left).toMatchObject({ kind: 'shipped', quantity: 2, change: -2, to: { kind: 'customer' }, reference: { id: orderId } })
})

test('the order of priorities is kept as arranged; unknown warehouses are refused', async () => {
  const berlin = (await named('Berlin'))?.id
  const arranged = await call('warehouses.arrange', { warehouseIds: [berlin] })
  expect(arranged.body.items.map(({ name }: { name: string }) => name)).toEqual(['Berlin', 'Main', 'Zarqa'])
  expect((await call('warehouses.arrange', { warehouseIds: ['wh_unknown'] })).status).toBe(404)
})

test('another warehouse becomes the default: the product form edits it from then on, and the shop compares with its reorder points', async () => {
  const berlin = (await named('Berlin'))?.id ?? ''
  const variantId = await plaza.variant('BOWL')
  await call('stock.setReorderPoint', { variantId, warehouseId: berlin, reorderPoint: 12 })
  const after = (await call('warehouses.setDefault', { warehouseId: berlin })).body.items
  expect(after.filter(({ isDefault }: { isDefault: boolean }) => isDefault).map(({ name }: { name: string }) => name)).toEqual(['Berlin'])
  const product = (await amira.call('products.get', { productId: await plaza.product('BOWL') }, { workspace })).body
  expect(product.variants[0].stock.reorderPoint).toBe(12)
  expect((await call('warehouses.remove', { warehouseId: berlin })).body.code).toBe('DEFAULT_WAREHOUSE')
})

test('a warehouse that holds something is not removed; an empty one is, its name is free again, and the ledger still names it', async () => {
  const zarqa = (await named('Zarqa'))?.id ?? ''
  const variantId = await plaza.variant('BOWL')
  await call('stock.adjust', { variantId, warehouseId: zarqa, change: { by: 1 }, reason: 'found' })
  expect((await call('warehouses.remove', { warehouseId: zarqa })).body).toMatchObject({ code: 'WAREHOUSE_IN_USE', data: { onHand: 1 } })
  await call('stock.adjust', { variantId, warehouseId: zarqa, change: { by: -1 }, reason: 'lost' })
  expect((await call('warehouses.remove', { warehouseId: zarqa })).status).toBe(200)
  expect((await call('warehouses.remove', { warehouseId: zarqa })).status).toBe(404)
  expect((await call('stock.adjust', { variantId, warehouseId: zarqa, change: { by: 1 }, reason: 'found' })).status).toBe(404)
  expect((await call('warehouses.create', { name: 'Zarqa', location: '' })).status).toBe(200)
  const [last] = (await call('stock.moves', { warehouseId: zarqa })).body.items
  expect(last).toMatchObject({ from: { name: 'Zarqa' }, to: { kind: 'loss' }, reason: 'lost' })
})

test('the first warehouse of a workspace without any is its default', async () => {
  const chen = await plaza.member('chen')
  const { workspaces } = (await chen.call('workspaces.list')).body
  const own = { workspace: workspaces[0].id }
  expect((await chen.call('inventory.warehouses.list', {}, own)).body.items).toEqual([])
  expect((await chen.call('inventory.warehouses.create', { name: 'Shed', location: 'Behind the house' }, own)).body.isDefault).toBe(true)
})
