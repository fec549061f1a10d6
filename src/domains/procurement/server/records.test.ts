/** What the timelines of suppliers and purchase orders say, who finds them, and what their pages cost. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { countStatements } from '#test/plaza/count-statements.ts'
import { openTestPlaza, type TestPlaza } from '#test/plaza/open.ts'
import { goodsLine, openShop, type Shop, supplierFields, textLine } from '../test/shop.ts'

let plaza: TestPlaza
let shop: Shop

beforeAll(async () => {
  plaza = await openTestPlaza()
  shop = await openShop(plaza)
})
afterAll(() => plaza.close())

const timeline = async (type: string, id: string) =>
  (await shop.amira.call('records.timeline.list', { type, id }, { workspace: shop.workspace })).body.items
const found = async (q: string, type: string) =>
  (await shop.amira.call('search.list', { q, type })).body.items.map(({ id }: { id: string }) => id)

test('the timeline of a supplier says who added it, what an edit changed, and that it was archived, once', async () => {
  const { id, version } = await shop.supplier('Sand Pit')
  const edited = supplierFields('Sand Pit', { leadTimeDays: 4, contact: { ...supplierFields('').contact, email: 'pit@example.com' } })
  await shop.ask('suppliers.update', { ...edited, supplierId: id, version })
  await shop.ask('suppliers.update', { ...edited, supplierId: id, version: version + 1 })
  for (const archived of [true, true, false]) await shop.ask('suppliers.archive', { supplierId: id, archived })
  expect(await timeline('supplier', id)).toMatchObject([
    { action: 'procurement.restored', actor: { username: 'amira' } },
    { action: 'procurement.archived' },
    {
      action: 'procurement.updated',
      changes: [
        { field: 'email', before: null, after: { kind: 'text', text: 'pit@example.com' } },
        { field: 'leadTimeDays', before: null, after: { kind: 'number', number: 4 } },
      ],
    },
    { action: 'procurement.created', changes: [] },
  ])
})

test('an edit of an order says quantity and price of each item before and after, beside the steps that the order keeps itself', async () => {
  const order = await shop.order([textLine('Sand', 5, 100), textLine('Water', 1, 50)])
  const [sand] = order.items
  const items = [{ ...textLine('Sand', 8, 120), id: sand?.id }, textLine('Salt', 2, 10)]
  const input = { ...shop.orderFields([]), orderId: order.id, version: order.version, items, notes: 'Dry.' }
  const { body } = await shop.ask('orders.update', input)
  expect(body.history.map(({ kind }: { kind: string }) => kind)).toEqual(['created'])
  const [entry, ...others] = await timeline('purchaseOrder', order.id)
  expect(others).toEqual([])
  expect(entry.changes).toMatchObject([
    { field: 'notes', label: null, before: null, after: { text: 'Dry.' } },
    { field: 'qty', label: 'Sand', before: { number: 5 }, after: { number: 8 } },
    { field: 'price', label: 'Sand', before: { amount: { amountMinor: 100 } }, after: { amount: { amountMinor: 120 } } },
    { field: 'qty', label: 'Salt', before: null, after: { number: 2 } },
    { field: 'price', label: 'Salt', before: null },
    { field: 'qty', label: 'Water', before: { number: 1 }, after: null },
    { field: 'price', label: 'Water', after: null },
  ])
})

test('colleagues with the permission note and follow both kinds of record; for others they don’t exist', async () => {
  const order = await shop.order([textLine('Sand')])
  const note = (type: string, id: string, by = shop.amira) =>
    by.call('records.notes.add', { type, id, text: 'Call them.' }, { workspace: shop.workspace })
  const farid = await plaza.member('farid')
  for (const [type, id] of [
    ['supplier', shop.supplierId],
    ['purchaseOrder', order.id],
  ] as const) {
    expect((await note(type, id)).status).toBe(200)
    expect((await note(type, id, farid)).status).toBe(404)
  }
})

test('a renamed supplier and its orders are found by the new name, an order also by its items and number', async () => {
  const { id: supplierId, version } = await shop.supplier('Oldname Clay')
  const { id, number } = await shop.order([textLine('Porcelain slip')], { supplierId })
  expect(await found('oldname', 'purchaseOrder')).toEqual([id])
  await shop.ask('suppliers.update', { ...supplierFields('Newname Clay'), supplierId, version })
  expect([await found('oldname', 'supplier'), await found('oldname', 'purchaseOrder')]).toEqual([[], []])
  expect([await found('newname', 'supplier'), await found('newname', 'purchaseOrder')]).toEqual([[supplierId], [id]])
  expect(await found('porcelain slip', 'purchaseOrder')).toEqual([id])
  expect(await found(`PO-${number}`, 'purchaseOrder')).toEqual([id])
})

test('an order is read in five statements, however many lines and receipts it has', async () => {
  const [mug = '', bowl = ''] = shop.goods
  const small = await shop.order([textLine('Sand')])
  const { body: large } = await shop.receive(
    await shop.order([goodsLine(mug, 5), goodsLine(bowl, 5), ...Array.from({ length: 20 }, (_, at) => textLine(`Item ${at}`))]),
    [1, 2],
  )
  const session = await countStatements(plaza, () => shop.ask('settings.get'))
  const read = (orderId: string) => countStatements(plaza, () => shop.ask('orders.get', { orderId }))
  const [ofSmall, ofLarge] = [await read(small.id), await read(large.id)]
  // Reading the settings takes one statement beside those of the session.
  expect(ofSmall - (session - 1)).toBeLessThanOrEqual(5)
  expect(ofLarge).toBe(ofSmall)
})
