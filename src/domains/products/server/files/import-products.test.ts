/** Import and export of products, as in Amira's spreadsheet. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findViolations } from '#app/server/invariants.ts'
import type { Member } from '#test/plaza/member.ts'
import { openTestPlaza, type TestPlaza } from '#test/plaza/open.ts'
import { FILE_COLUMNS, type FileColumn, type RowProblem } from '../../contract.ts'

let plaza: TestPlaza
let amira: Member
let workspace = ''

beforeAll(async () => {
  plaza = await openTestPlaza()
  amira = await plaza.member('amira')
  workspace = await plaza.workspace('Dar Amira')
})
afterAll(async () => {
  expect(await findViolations(plaza.pool)).toEqual([])
  await plaza.close()
})

type Values = Partial<Record<FileColumn, string>>

const ask = (name: string, input: object, by = amira, within = workspace) => by.call(`products.${name}`, input, { workspace: within })
const asRows = (rows: readonly Values[]) => rows.map((values, index) => ({ line: index + 2, values }))
const say = ({ line, field, rule }: RowProblem) => `${line} ${field} ${rule}`
const row = (sku: string, more: Values = {}): Values => ({
  sku,
  name: `Thing ${sku}`,
  category: 'Tech',
  price: '12.50',
  stock: '3',
  ...more,
})

async function exported(by = amira, within = workspace) {
  const { rows } = (await ask('export', { limit: 100 }, by, within)).body as { rows: { cells: (string | number | null)[] }[] }
  return rows.map(({ cells }) => Object.fromEntries(FILE_COLUMNS.map((column, index) => [column, cells[index]])))
}
const skus = async () =>
  (await plaza.rows<{ sku: string }>('select sku from catalog.variants where workspace_id = $1', [workspace])).map(({ sku }) => sku)

test('of fifty rows with three bad ones, forty-seven are imported and three are reported with field and reason', async () => {
  const fifty = Array.from({ length: 50 }, (_, index) => row(`FIFTY-${index + 1}`))
  fifty[6] = row('FIFTY-7', { price: 'twelve' })
  fifty[20] = row('', {})
  fifty[40] = row('FIFTY-41', { stock: '-3' })
  const rows = asRows(fifty)
  const expected = ['8 price amount', '22 sku required', '42 stock units']
  expect((await ask('checkImport', { rows })).body.problems.map(say)).toEqual(expected)
  expect((await skus()).filter((sku) => sku.startsWith('FIFTY'))).toEqual([])
  const { body } = await ask('import', { rows })
  expect(body).toMatchObject({ created: 47, updated: 0 })
  expect(body.problems.map(say)).toEqual(expected)
  expect((await skus()).filter((sku) => sku.startsWith('FIFTY'))).toHaveLength(47)
  await plaza.settle()
  expect((await plaza.guest().get('/marketplace/listings?q=fifty')).body.items.length).toBeGreaterThan(0)
})

test('importing the same file again changes nothing, for any member', async () => {
  const rows = asRows([row('FIFTY-1'), row('FIFTY-2')])
  const versions = () => plaza.rows(`select id, version from catalog.products where workspace_id = $1 order by id`, [workspace])
  const before = await versions()
  expect((await ask('import', { rows })).body).toEqual({ problems: [], created: 0, updated: 0 })
  expect(await versions()).toEqual(before)
})

test('an export can be imported again unchanged, with formulas, commas and other languages', async () => {
  const wild = row('=WILD', {
    name: '=SUM(A1), "so"',
    description: '+1\n-2\n@three',
    name_ar: 'شيء',
    compare_at: '20',
    cost: '4.35',
    size: '-M',
    color: 'sage',
  })
  expect((await ask('import', { rows: asRows([wild]) })).body).toMatchObject({ problems: [], created: 1 })
  const out = await exported()
  expect(out.find(({ sku }) => sku === '=WILD')).toMatchObject({
    name: '=SUM(A1), "so"',
    description: '+1\n-2\n@three',
    name_ar: 'شيء',
    price: '12.50',
    compare_at: '20.00',
    cost: '4.35',
    stock: 3,
    reorder_point: 5,
    currency: 'USD',
    option1_name: 'Color',
    option1_value: 'sage',
    option2_name: 'Size',
    option2_value: '-M',
    status: 'active',
  })
  const rows = asRows(
    out.map((cells) => Object.fromEntries(Object.entries(cells).map(([key, cell]) => [key, cell === null ? '' : String(cell)]))),
  )
  expect((await ask('import', { rows })).body).toEqual({ problems: [], created: 0, updated: 0 })
  expect(await exported()).toEqual(out)
})

test('details of a product are imported, exported and imported again; an empty cell clears, a missing column changes nothing', async () => {
  const full = row('DETAILED', {
    gtin: '400 6381-333931',
    weight_g: '1250',
    brand: 'Dar Amira',
    tags: 'clay, Fes، handmade,clay',
    origin: 'ma',
    hs_code: '6912.00',
    length_mm: '240',
    width_mm: '120',
    height_mm: '35',
    manufacturer: 'Dar Amira\nFes, Morocco',
    responsible_person: 'Plaza House',
  })
  const own = async () => (await exported()).find(({ sku }) => sku === 'DETAILED')
  expect((await ask('import', { rows: asRows([full]) })).body).toMatchObject({ problems: [], created: 1 })
  const all = {
    gtin: '4006381333931',
    weight_g: 1250,
    brand: 'Dar Amira',
    tags: 'clay, Fes, handmade',
    origin: 'MA',
    hs_code: '691200',
    length_mm: 240,
    width_mm: 120,
    height_mm: 35,
    manufacturer: 'Dar Amira\nFes, Morocco',
    responsible_person: 'Plaza House',
  }
  expect(await own()).toMatchObject(all)
  expect((await ask('import', { rows: asRows([row('DETAILED')]) })).body).toMatchObject({ problems: [], updated: 0 })
  expect(await own()).toMatchObject(all)
  expect((await ask('import', { rows: asRows([row('DETAILED', { gtin: '', tags: '', origin: '', brand: '' })]) })).body).toMatchObject({
    updated: 1,
  })
  expect(await own()).toMatchObject({ ...all, gtin: null, tags: '', origin: null, brand: '' })
})

test('rows with the same handle make one product; a bad row alone is skipped', async () => {
  const mug = (sku: string, more: Values) => row(sku, { product: 'travel mug', name: 'Travel Mug', ...more })
  const rows = asRows([
    mug('TM-S', { size: 'S' }),
    mug('TM-M', { size: 'M' }),
    mug('TM-M2', { size: 'm' }),
    mug('TM-L', { size: 'L', compare_at: '3' }),
  ])
  expect((await ask('import', { rows })).body).toMatchObject({ created: 1 })
  expect((await ask('import', { rows })).body.problems.map(say)).toEqual(['4 size formTwice', '5 compare_at noReduction'])
  const [product] = (await ask('list', { q: 'travel mug' })).body.items
  expect(product).toMatchObject({ name: 'Travel Mug', skus: ['TM-S', 'TM-M'] })
  expect((await ask('import', { rows: asRows([mug('TM-XL', { product: product.id, size: 'XL' })]) })).body).toMatchObject({ updated: 1 })
  expect((await ask('list', { q: 'travel mug' })).body.items[0].skus).toEqual(['TM-S', 'TM-M', 'TM-XL'])
})

test('M1 M13: amounts are parsed in common formats, to the cent', async () => {
  const written: [string, number][] = [
    ['1.15', 115],
    ['4.35', 435],
    ['1.005', 101],
    ['١٢٣٤٫٥٠', 123_450],
    ['1,234.50', 123_450],
  ]
  const rows = asRows(written.map(([price], index) => row(`AMOUNT-${index}`, { price })))
  expect((await ask('import', { rows })).body.problems).toEqual([])
  const kept = await plaza.rows(`select price_minor from catalog.variants where sku like 'AMOUNT-%' order by sku`)
  expect(kept.map(({ price_minor }) => price_minor)).toEqual(written.map(([, minor]) => minor))
})

test.each([
  ['a category nobody has', { category: 'Nowhere' }, 'category category'],
  ['no name', { name: '' }, 'name required'],
  ['another currency', { currency: 'EUR' }, 'currency currency'],
  ['a status that is none', { status: 'sold' }, 'status status'],
  ['a price that is missing', { price: '' }, 'price required'],
  ['a negative price', { price: '-1' }, 'price amount'],
  ['half a unit', { stock: '1.5' }, 'stock units'],
  ['a wrong check digit', { gtin: '4006381333932' }, 'gtin gtin'],
  ['a short HS code', { hs_code: '6912' }, 'hs_code hsCode'],
  ['a country by its name', { origin: 'Spain' }, 'origin country'],
  ['no weight at all', { weight_g: '0' }, 'weight_g units'],
  ['a mark nobody sees in its name', { name: 'Lamp\u202eevil' }, 'name characters'],
])('a row with %s is reported', async (_what, more, expected) => {
  const { problems } = (await ask('checkImport', { rows: asRows([row('CHECKED', more)]) })).body
  expect(problems.map(say)).toEqual([`2 ${expected}`])
})

test('a row with several mistakes has all of them reported at once, each with its column', async () => {
  const wrong = { price: 'twelve', stock: '-1', category: 'Nowhere', gtin: '1', kind: 'madeToOrder', unit_step: '0' }
  const { problems } = (
    await ask('checkImport', { rows: asRows([row('', wrong), row('MANY', { price: '9', compare_at: '9', category: '' })]) })
  ).body
  expect(problems.map(say).sort()).toEqual([
    '2 category category',
    '2 gtin gtin',
    '2 price amount',
    '2 sku required',
    '2 stock units',
    '2 unit_step units',
    '3 category required',
    '3 compare_at noReduction',
  ])
})

test('what a product needs as a whole is reported with its column, and what a variant needs for its row alone', async () => {
  const sofa = (sku: string, more: Values) => row(sku, { product: 'sofa', name: 'Sofa', kind: 'madeToOrder', ...more })
  const rows = asRows([
    sofa('SOFA-2', { option1_name: 'Seats', option1_value: '2', option2_name: 'Fabric', option2_value: 'wool' }),
    sofa('SOFA-3', { option1_name: 'Seats', option1_value: '3' }),
  ])
  expect((await ask('checkImport', { rows })).body.problems.map(say)).toEqual([
    '2 lead_days required',
    '3 lead_days required',
    '3 option1_value optionValue',
  ])
})

test('of two rows with the same SKU the first is kept', async () => {
  const { problems } = (await ask('checkImport', { rows: asRows([row('ONCE'), row('once')]) })).body
  expect(problems).toEqual([{ line: 3, field: 'sku', rule: 'skuTwice', params: { first: 2 } }])
})

test('a product with stock below its allocations stays unchanged, and the rest is imported', async () => {
  const bruno = await plaza.member('bruno')
  await bruno.call('cart.addLine', { variantId: await plaza.variant('FIFTY-1'), quantity: 2 })
  const address = { name: 'B', line1: '1 Main St', line2: '', city: 'Springfield', region: 'IL', postalCode: '62701', country: 'US' }
  const placed = await bruno.call('checkout.placeOrder', { email: 'b@example.com', shippingAddress: address })
  expect(placed.status, JSON.stringify(placed.body)).toBe(200)
  const rows = asRows([row('FIFTY-1', { name: 'Renamed', stock: '1' }), row('FIFTY-2', { price: '13' })])
  const { body } = await ask('import', { rows })
  expect([body.problems.map(say), body.updated]).toEqual([['2 stock promised'], 1])
  expect((await ask('list', { q: 'renamed' })).body.items).toEqual([])
})

test('an import into another workspace changes nothing of Amira’s', async () => {
  const chen = await plaza.member('chen')
  const mine = (await chen.call('workspaces.list')).body.workspaces[0].id
  const productId = await plaza.product('PLATE')
  const { body } = await ask('import', { rows: asRows([row('PLATE', { product: productId, price: '1' })]) }, chen, mine)
  expect(body).toMatchObject({ created: 1, updated: 0 })
  expect((await plaza.rows('select price_minor from catalog.variants where product_id = $1', [productId]))[0]).toEqual({
    price_minor: 3000,
  })
})

test('the column `lots` keeps units in batches; serial numbers of units that are there have to be counted first', async () => {
  const importOne = async (more: Values) => (await ask('import', { rows: asRows([row('LOT-FILE', more)]) })).body
  const kept = async () => (await exported()).find(({ sku }) => sku === 'LOT-FILE')?.['lots']
  expect(await importOne({ lots: 'batch' })).toMatchObject({ created: 1, problems: [] })
  expect(await kept()).toBe('batch')
  expect(await importOne({})).toMatchObject({ updated: 0, problems: [] })
  expect((await importOne({ lots: 'pallet' })).problems.map(say)).toEqual(['2 lots lots'])
  expect((await importOne({ lots: 'serial' })).problems.map(say)).toEqual(['2 lots lotsNeeded'])
  expect((await importOne({ stock: '0', lots: 'none' })).problems).toEqual([])
  expect(await importOne({ stock: '0', lots: 'serial' })).toMatchObject({ updated: 1, problems: [] })
  expect((await importOne({ stock: '2' })).problems.map(say)).toEqual(['2 stock lotsNeeded'])
  expect(await kept()).toBe('serial')
})
