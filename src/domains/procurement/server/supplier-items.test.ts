/** Prices and lead times of suppliers, and what uses them, over HTTP. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestPlaza, type TestPlaza } from '#test/plaza/open.ts'
import type { Suggestion, SupplierItemView } from '../contract.ts'
import { goodsLine, openShop, type Shop } from '../test/shop.ts'

let plaza: TestPlaza
let shop: Shop
let mug: string
let bowl: string

beforeAll(async () => {
  plaza = await openTestPlaza()
  shop = await openShop(plaza)
  ;[mug = '', bowl = ''] = shop.goods
})
afterAll(() => plaza.close())

const FIELDS = { supplierSku: '', priceMinor: 400, minUnits: null, leadTimeDays: null, packSize: null, preferred: false, version: null }
const save = (supplierId: string, variantId: string, more: object = {}) =>
  shop.ask('supplierItems.save', { ...FIELDS, supplierId, variantId, ...more })
const list = async (supplierId: string): Promise<SupplierItemView[]> => (await shop.ask('supplierItems.list', { supplierId })).body.items

test('a price is in the supplier’s currency, is changed at the version that was seen, and is gone when removed, twice', async () => {
  const { id } = await shop.supplier('Riyadh Clay', { currency: 'SAR' })
  const { body: saved } = await save(id, mug, { supplierSku: 'RC-9', minUnits: 6, packSize: 6, leadTimeDays: 12 })
  expect(saved).toMatchObject({ supplierSku: 'RC-9', price: { amountMinor: 400, currency: 'SAR' }, packSize: 6, last: null, version: 1 })
  expect(saved.variant.name).not.toBe('')
  expect((await save(id, mug, { priceMinor: 500, version: 1 })).body).toMatchObject({ price: { amountMinor: 500 }, version: 2 })
  expect((await save(id, mug, { priceMinor: 600, version: 1 })).body).toMatchObject({ code: 'STALE', data: { current: { version: 2 } } })
  expect((await save(id, mug)).body.code).toBe('STALE')
  for (let twice = 0; twice < 2; twice++)
    expect((await shop.ask('supplierItems.remove', { supplierId: id, variantId: mug })).status).toBe(200)
  expect(await list(id)).toEqual([])
  expect((await save(id, mug, { version: 2 })).status).toBe(404)
})

test.each([
  ['a negative price', { priceMinor: -1 }, 'INVALID_INPUT'],
  ['a pack of 0', { packSize: 0 }, 'INVALID_INPUT'],
  ['a lead time of two years', { leadTimeDays: 730 }, 'INVALID_INPUT'],
  ['an unknown product', { variantId: 'var_nothing' }, 'UNKNOWN_VARIANT'],
])('%s is refused', async (_, wrong, code) => {
  expect((await save(shop.supplierId, mug, wrong)).body.code).toBe(code)
})

test('a product of another workspace has no price here, and strangers see none', async () => {
  const [foreign] = await plaza.rows<{ id: string }>('select id from catalog.variants where workspace_id <> $1 limit 1', [shop.workspace])
  expect((await save(shop.supplierId, foreign?.id ?? '')).body.code).toBe('UNKNOWN_VARIANT')
  const bruno = await plaza.member('bruno')
  const { workspaces } = (await bruno.call('workspaces.list')).body
  const asked = await bruno.call('procurement.supplierItems.list', { supplierId: shop.supplierId }, { workspace: workspaces[0]?.id })
  expect(asked.status).toBe(404)
})

test('one supplier is preferred for a product, also when two are chosen at once', async () => {
  const suppliers = [await shop.supplier('One'), await shop.supplier('Two'), await shop.supplier('Three')]
  await Promise.all(suppliers.map(({ id }) => save(id, bowl, { preferred: true })))
  const preferred = (await Promise.all(suppliers.map(({ id }) => list(id)))).flat().filter((item) => item.preferred)
  expect(preferred).toHaveLength(1)
  for (const { id } of suppliers) await shop.ask('supplierItems.remove', { supplierId: id, variantId: bowl })
})

test('an order line has the supplier’s SKU, by which the order and the supplier are found, and a receipt keeps the last price', async () => {
  const { id: supplierId } = await shop.supplier('Numbers Ltd')
  await save(supplierId, mug, { supplierSku: 'NUM-77' })
  const { body: choices } = await shop.ask('variants', { q: '', supplierId })
  const offers = choices.items.flatMap(({ id, offer }: { id: string; offer: object | null }) => (offer ? [{ id, ...offer }] : []))
  expect(offers).toMatchObject([{ id: mug, supplierSku: 'NUM-77', priceMinor: 400, currency: 'USD' }])
  const order = await shop.order([goodsLine(mug, 2, 390), goodsLine(bowl, 1, 100)], { supplierId })
  expect(order.items.map(({ supplierSku }) => supplierSku)).toEqual(['NUM-77', ''])
  const found = async (type: string) =>
    (await shop.amira.call('search.list', { q: 'NUM-77', type })).body.items.map(({ id }: { id: string }) => id)
  expect([await found('supplier'), await found('purchaseOrder')]).toEqual([[supplierId], [order.id]])
  const { body: part } = await shop.receive(order, [1], { receivedOn: '2026-11-20' })
  await shop.receive(part, [1], { receivedOn: '2026-11-01' })
  expect(await list(supplierId)).toMatchObject([{ last: { price: { amountMinor: 390, currency: 'USD' }, receivedOn: '2026-11-20' } }])
})

test('a suggestion names the cheapest supplier, then the preferred one, and orders whole packs at its price and lead time', async () => {
  const dear = await shop.supplier('Dear', { leadTimeDays: 2 })
  const cheap = await shop.supplier('Cheap', { leadTimeDays: 3 })
  await save(dear.id, bowl, { priceMinor: 900 })
  await save(cheap.id, bowl, { priceMinor: 300, packSize: 12, leadTimeDays: 20 })
  const gone = await shop.supplier('Gone')
  await save(gone.id, bowl, { priceMinor: 1 })
  await shop.ask('suppliers.archive', { supplierId: gone.id, archived: true })
  const [stock] = await plaza.rows<{ warehouse: string }>(
    'select warehouse_id as warehouse from inventory.items where variant_id = $1 order by quantity desc limit 1',
    [bowl],
  )
  await plaza.rows('update inventory.items set reorder_point = quantity + 1000 where variant_id = $1', [bowl])
  const suggestion = async () =>
    ((await shop.ask('suggestions.list')).body.items as Suggestion[]).find(({ variantId }) => variantId === bowl) as Suggestion
  expect(await suggestion()).toMatchObject({ supplier: { name: 'Cheap', packSize: 12 } })
  await save(dear.id, bowl, { priceMinor: 900, preferred: true, version: 1 })
  const row = await suggestion()
  expect(row).toMatchObject({ supplier: { name: 'Dear', packSize: null } })
  expect(row.offers.map(({ packSize }) => packSize).sort()).toEqual([12, null])
  const target = row.projected + 13
  const line = { variantId: bowl, warehouseId: stock?.warehouse, supplierId: cheap.id, target }
  const { body } = await shop.ask('suggestions.order', { lines: [line] })
  expect(body).toMatchObject({ orders: [{ supplier: { name: 'Cheap' }, total: { amountMinor: 24 * 300 } }], skipped: 0 })
  const days = (Date.parse(body.orders[0].expectedDate) - Date.parse(body.orders[0].createdDate.slice(0, 10))) / 86_400_000
  expect(days).toBe(20)
})
