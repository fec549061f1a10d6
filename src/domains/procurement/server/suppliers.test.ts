/** The suppliers of Amira's workspace, over HTTP. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestPlaza, type TestPlaza } from '#test/plaza/open.ts'
import type { SupplierView } from '../contract.ts'
import { openShop, type Shop, supplierFields, textLine } from '../test/shop.ts'

let plaza: TestPlaza
let shop: Shop

beforeAll(async () => {
  plaza = await openTestPlaza()
  shop = await openShop(plaza)
})
afterAll(() => plaza.close())

const MISSING = 'supplier_00000000000000000000000000'
const names = async (input: object = {}) => (await shop.ask('suppliers.list', input)).body.items.map(({ name }: SupplierView) => name)

test('a supplier is created, read, changed and archived', async () => {
  const contact = { name: 'Lina', email: 'lina@clay.example', phone: '+34 600', address: 'Calle 1\nGranada', language: 'es' }
  const created = await shop.supplier('  First ', { contact, paymentTerms: '30 days', leadTimeDays: 7 } as object)
  expect(created).toMatchObject({ name: 'First', contact, paymentTerms: '30 days', leadTimeDays: 7, archived: false, version: 1 })
  const { body } = await shop.ask('suppliers.update', { ...supplierFields('Renamed'), supplierId: created.id, version: 1 })
  expect(body).toMatchObject({ name: 'Renamed', contact: { name: '' }, version: 2 })
  for (const turn of [1, 2]) {
    const archived = await shop.ask('suppliers.archive', { supplierId: created.id, archived: true })
    expect([turn, archived.body]).toMatchObject([turn, { archived: true, version: 3 }])
  }
  expect([await names({ q: 'Renamed' }), await names({ q: 'Renamed', archived: true })]).toEqual([[], ['Renamed']])
  const { status, body: failure } = await shop.ask('orders.create', shop.orderFields([textLine('x')], { supplierId: created.id }))
  expect([status, failure.code]).toEqual([409, 'SUPPLIER_ARCHIVED'])
  expect((await shop.ask('suppliers.archive', { supplierId: created.id, archived: false })).body.archived).toBe(false)
})

test('hazard 20: a new supplier has 5, 100 and 0, has no data yet, and comes after those that were measured', async () => {
  const fresh = await shop.supplier('Fresh')
  expect(fresh).toMatchObject({ rating: 5, onTimeDelivery: 100, totalSpend: { amountMinor: 0, currency: 'USD' }, measured: false })
  const { id: supplierId } = await shop.supplier('Sometimes late')
  const order = await shop.order([textLine('Clay', 100, 50)], { supplierId, expectedDate: '2026-11-20' })
  const part = await shop.receive(order, [60])
  expect((await shop.receive(part.body, [40], { receivedOn: '2026-11-21' })).body.status).toBe('Fulfilled')
  expect((await shop.ask('suppliers.get', { supplierId })).body).toMatchObject({
    measured: true,
    onTimeDelivery: 60,
    rating: 3.4,
    totalSpend: { amountMinor: 5000 },
  })
  const ranked = await names({ sort: '-rating' })
  expect(ranked.indexOf('Sometimes late')).toBeLessThan(ranked.indexOf('Fresh'))
})

test.each([
  [{ name: ' ' }, 400, 'name'],
  [{ name: 'x'.repeat(121) }, 422, 'name'],
  [{ contact: { name: '', email: 'no', phone: '', address: '', language: 'en' } }, 400, 'contact.email'],
  [{ currency: 'XXX' }, 400, 'currency'],
  [{ leadTimeDays: -1 }, 400, 'leadTimeDays'],
])('%j is bad input', async (wrong, expected, path) => {
  const { status, body } = await shop.ask('suppliers.create', { ...supplierFields('Good'), ...wrong })
  expect([status, body.code, body.data.fields[0].path]).toEqual([expected, 'INVALID_INPUT', path])
})

test('of two people who change a supplier at once, the second gets a conflict', async () => {
  const { id: supplierId, version } = await shop.supplier('Elm')
  expect((await shop.ask('suppliers.update', { ...supplierFields('Oak'), supplierId, version })).status).toBe(200)
  const elena = await plaza.member('elena')
  const { status, body } = await shop.ask('suppliers.update', { ...supplierFields('Ash'), supplierId, version }, elena)
  expect([status, body]).toMatchObject([409, { code: 'STALE', data: { current: { name: 'Oak', version: 2 } } }])
})

test('hazard 47: two tabs that save different suppliers at once lose nothing of each other', async () => {
  const found = await Promise.all([shop.supplier('Larch'), shop.supplier('Maple')])
  const saved = await Promise.all(
    found.map(({ id: supplierId, version, name }) =>
      shop.ask('suppliers.update', { ...supplierFields(name, { notes: `notes of ${name}` }), supplierId, version }),
    ),
  )
  expect(saved.map(({ status }) => status)).toEqual([200, 200])
  for (const { id: supplierId, name } of found)
    expect((await shop.ask('suppliers.get', { supplierId })).body).toMatchObject({ name, notes: `notes of ${name}`, version: 2 })
})

test('a request that is repeated runs once', async () => {
  const send = () => shop.ask('suppliers.create', supplierFields('Fir'), shop.amira, { key: 'the-same-request-sent-twice' })
  const first = await send()
  expect((await send()).body).toEqual(first.body)
  expect(await names({ q: 'fir' })).toEqual(['Fir'])
})

test('somebody else’s supplier and a missing one look the same, and strangers have no access', async () => {
  const { id: supplierId } = await shop.supplier('Hazel')
  const chen = await plaza.member('chen')
  const own = (await chen.call('workspaces.list')).body.workspaces[0].id
  const foreign = await shop.ask('suppliers.get', { supplierId }, chen, { workspace: own })
  const missing = await shop.ask('suppliers.get', { supplierId: MISSING })
  expect([foreign.status, foreign.body]).toEqual([404, missing.body])
  expect((await shop.ask('suppliers.list', {}, await plaza.member('bruno'))).status).toBe(404)
  expect((await shop.ask('suppliers.list', {}, plaza.browser())).status).toBe(401)
})
