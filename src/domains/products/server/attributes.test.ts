/** Attributes of a product: in the form, in files, on its page and in the feed. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { findViolations } from '#app/server/invariants.ts'
import type { Member } from '#test/plaza/member.ts'
import { openTestPlaza, type TestPlaza } from '#test/plaza/open.ts'
import { type AttributesView, FILE_COLUMNS, type RowProblem, type VendorProductView } from '../contract.ts'
import { productImport } from './files/import-products.ts'

let plaza: TestPlaza
let [amira, omar] = [] as unknown as [Member, Member]
let workspace = ''

const categoryId = async (slug: string) =>
  (await plaza.rows<{ id: string }>('select id from catalog.categories where slug = $1', [slug]))[0]?.id ?? ''

const DEFINED = [
  { key: 'glaze', names: { en: 'Glaze', ar: 'الطلاء' }, type: 'choice', required: true, choices: ['Matte', 'Salt glaze'] },
  { key: 'capacity', names: { en: 'Capacity', es: 'Capacidad' }, type: 'number', required: false, unit: { en: 'ml', ar: 'مل' } },
  { key: 'kiln', names: { en: 'Kiln' }, type: 'text', required: false },
  { key: 'dishwasher-safe', names: { en: 'Dishwasher safe', es: 'Apto para lavavajillas' }, type: 'boolean', required: false },
] as const

beforeAll(async () => {
  plaza = await openTestPlaza()
  ;[amira, omar] = await Promise.all([plaza.member('amira'), plaza.member('omar')])
  workspace = await plaza.workspace('Dar Amira')
  const id = await categoryId('accessories')
  for (const { required, ...attribute } of DEFINED) {
    const choices = 'choices' in attribute ? attribute.choices.map((en) => ({ names: { en } })) : []
    const input = { ...attribute, choices, facet: attribute.type !== 'text', searchable: true, categories: [{ id, required }] }
    expect((await omar.call('catalog.admin.attributes.add', input)).status).toBe(200)
  }
  await ask('categories.add', { name: 'Cruets', parentSlug: 'accessories' })
})
afterAll(async () => {
  expect(await findViolations(plaza.pool)).toEqual([])
  await plaza.close()
})

const ask = (name: string, input: object = {}) => amira.call(`products.${name}`, input, { workspace })
const text = (name: string) => ({ name, description: '', seoTitle: '', seoDescription: '' })
const draft = (sku: string, more: object = {}) => ({
  language: 'en',
  texts: { en: text(`Cruet ${sku}`) },
  categorySlug: 'cruets',
  status: 'active',
  images: [],
  variants: [{ id: null, sku, priceMinor: 20_00, compareAtMinor: null, costMinor: null, stock: null }],
  ...more,
})
const edit = ({ id, version, texts, variants, attributes: _, ...view }: VendorProductView, more: object = {}) =>
  ask('update', {
    productId: id,
    version,
    texts,
    language: view.language,
    categorySlug: view.category.slug,
    status: view.status,
    images: [],
    variants: variants.map(({ stock: __, ...variant }) => ({ ...variant, stock: null })),
    ...more,
  })
const FULL = { glaze: ['matte', 'salt-glaze'], capacity: 350.5, kiln: 'Wood-fired, Fes', 'dishwasher-safe': false }
const fieldsOf = ({ body }: { body: { data: { fields: { path: string; rule: string }[] } } }) =>
  body.data.fields.map(({ path, rule }) => `${path} ${rule}`)

test('a vendor sees the attributes of each category, with those of the categories above it', async () => {
  const { items, categories } = (await ask('attributes.list')).body as AttributesView
  expect(items.map(({ key }) => key)).toEqual(['color', 'size', 'material', 'glaze', 'capacity', 'kiln', 'dishwasher-safe'])
  expect(items.find(({ key }) => key === 'glaze')?.choices).toEqual([
    { value: 'matte', label: 'Matte' },
    { value: 'salt-glaze', label: 'Salt glaze' },
  ])
  expect(categories.map(({ slug, attributes }) => [slug, attributes.map(({ key, required }) => `${key}${required ? '!' : ''}`)])).toEqual(
    ['accessories', 'cruets'].map((slug) => [slug, ['glaze!', 'capacity', 'kiln', 'dishwasher-safe']]),
  )
})

test('values are saved as they are, and stay when a later change leaves them out', async () => {
  const { body } = await ask('create', draft('FULL', { attributes: FULL }))
  expect(body.attributes).toEqual(FULL)
  expect((await edit(body)).body.attributes).toEqual(FULL)
  expect((await ask('get', { productId: (await ask('duplicate', { productId: body.id })).body.id })).body.attributes).toEqual(FULL)
})

describe('bad input names the field', () => {
  test.each([
    [{ glaze: 'matte' }, 'attributes.glaze attributeChoice'],
    [{ glaze: ['gold'] }, 'attributes.glaze attributeChoice'],
    [{ capacity: '350' }, 'attributes.capacity attributeNumber'],
    [{ kiln: 3 }, 'attributes.kiln attributeText'],
    [{ 'dishwasher-safe': 'yes' }, 'attributes.dishwasher-safe attributeBoolean'],
    [{ horsepower: 200 }, 'attributes.horsepower unknownAttribute'],
  ])('%j', async (attributes, expected) => {
    expect(fieldsOf(await ask('create', draft('BAD', { attributes, status: 'draft' })))).toEqual([expected])
  })

  test.each([[{ capacity: -1 }], [{ capacity: 1.2345 }], [{ kiln: 'x'.repeat(201) }], [{ kiln: '' }], [{ glaze: [] }], [{ 'A key': 1 }]])(
    '%j',
    async (attributes) => {
      expect((await ask('create', draft('BAD', { attributes, status: 'draft' }))).body.code).toBe('INVALID_INPUT')
    },
  )
})

describe('a required attribute', () => {
  test('is asked for when the product becomes active, not for a draft', async () => {
    expect(fieldsOf(await ask('create', draft('NEEDS')))).toEqual(['attributes.glaze required'])
    const made = (await ask('create', draft('NEEDS', { status: 'draft' }))).body
    expect(fieldsOf(await edit(made, { status: 'active' }))).toEqual(['attributes.glaze required'])
    expect((await edit(made, { status: 'active', attributes: { glaze: ['matte'] } })).status).toBe(200)
  })

  test('of products that were active before keeps nobody from editing them, but can’t be taken away', async () => {
    const mug = (await ask('get', { productId: await plaza.product('BOWL') })).body
    const edited = await edit(mug, { texts: { en: text('Small Olive Bowl') } })
    expect(edited.status).toBe(200)
    const glazed = (await edit(edited.body, { attributes: { glaze: ['matte'] } })).body
    expect(fieldsOf(await edit(glazed, { attributes: {} }))).toEqual(['attributes.glaze required'])
  })

  test('stops many products from becoming active, and the failure names one', async () => {
    const { id } = (await ask('create', draft('BULK', { status: 'draft' }))).body
    const change = { meant: { ids: [id] }, change: { kind: 'status', status: 'active' } }
    expect((await ask('change', change)).body).toMatchObject({
      code: 'ATTRIBUTE_MISSING',
      data: { product: 'Cruet BULK', attribute: 'Glaze' },
    })
    expect((await ask('get', { productId: id })).body.status).toBe('draft')
  })
})

describe('a product file', () => {
  const keys = DEFINED.map(({ key }) => key)
  const say = ({ line, field, rule }: RowProblem) => `${line} ${field} ${rule}`
  const table = async () => {
    const { rows } = (await ask('export', { limit: 100, attributes: keys })).body as { rows: { cells: (string | number | null)[] }[] }
    return [[...FILE_COLUMNS, ...keys.map((key) => `attr:${key}`)], ...rows.map(({ cells }) => cells.map((cell) => String(cell ?? '')))]
  }
  const imported = async (file: string[][]) => (await ask('import', { rows: productImport.toRows(file) })).body
  const row = (more: Record<string, string>) => ({ name: 'Jug', category: 'Cruets', price: '12', ...more })
  const rowsOf = (...rows: Record<string, string>[]) => rows.map((values, index) => ({ line: index + 2, values }))

  test('has a column for each attribute, which an import reads unchanged', async () => {
    const file = await table()
    const full = file.find((cells) => cells.includes('FULL'))?.slice(FILE_COLUMNS.length)
    expect(full).toEqual(['matte, salt-glaze', '350.5', 'Wood-fired, Fes', 'no'])
    expect(await imported(file)).toEqual({ problems: [], created: 0, updated: 0 })
  })

  test('takes choices by name, and empty cells remove a value', async () => {
    const rows = rowsOf(row({ sku: 'JUG', 'attr:glaze': 'Salt Glaze; MATTE', 'attr:capacity': '٣٥٠', 'attr:dishwasher-safe': 'Sí' }))
    expect((await ask('import', { rows })).body).toMatchObject({ problems: [], created: 1 })
    const stored = async () =>
      (await plaza.rows<{ attributes: object }>(`select attributes from catalog.products where sort_name = 'jug'`))[0]?.attributes
    expect(await stored()).toEqual({ glaze: ['salt-glaze', 'matte'], capacity: 350, 'dishwasher-safe': true })
    await ask('import', { rows: rowsOf({ sku: 'JUG', 'attr:capacity': '' }) })
    expect(await stored()).toEqual({ glaze: ['salt-glaze', 'matte'], 'dishwasher-safe': true })
  })

  test('reports all bad cells of a row, and a required value that is missing', async () => {
    const bad = row({ sku: 'J1', 'attr:glaze': 'gold', 'attr:capacity': 'much', 'attr:dishwasher-safe': 'perhaps', 'attr:horsepower': '2' })
    const rows = rowsOf(bad, row({ sku: 'J2' }), row({ sku: 'J3', status: 'draft' }))
    const { problems, created } = (await ask('import', { rows })).body
    expect(problems.map(say)).toEqual([
      '2 attr:glaze attributeChoice',
      '2 attr:capacity attributeNumber',
      '2 attr:dishwasher-safe attributeBoolean',
      '2 attr:horsepower unknownAttribute',
      '3 attr:glaze required',
    ])
    expect(created).toBe(1)
  })

  test('with a column of another name is rejected', async () => {
    expect((await ask('checkImport', { rows: rowsOf({ sku: 'J4', 'attr:': 'x' }) })).body.code).toBe('INVALID_INPUT')
  })
})

test('shoppers and shopping sites read the attributes in their language and in the administrator’s order', async () => {
  await plaza.settle()
  const productId = await plaza.product('FULL')
  const read = async (language: string) =>
    (await plaza.guest().get(`/marketplace/listings/${productId}`, { 'accept-language': language })).body.attributes
  expect(await read('es')).toEqual([
    { key: 'glaze', name: 'Glaze', value: 'Matte, Salt glaze', unit: '' },
    { key: 'capacity', name: 'Capacidad', value: 350.5, unit: 'ml' },
    { key: 'kiln', name: 'Kiln', value: 'Wood-fired, Fes', unit: '' },
    { key: 'dishwasher-safe', name: 'Apto para lavavajillas', value: 'No', unit: '' },
  ])
  expect((await read('ar'))[0].name).toBe('الطلاء')
  expect((await read('ar'))[1].unit).toBe('مل')
  const feed = await (await fetch(new URL('/feeds/vendors/dar-amira.xml', plaza.url))).text()
  expect(feed).toContain(
    '<g:product_detail><g:attribute_name>Capacity</g:attribute_name><g:attribute_value>350.5 ml</g:attribute_value></g:product_detail>',
  )
})

test('a product that moves to another category keeps its values', async () => {
  const { body } = await ask('create', draft('MOVES', { attributes: FULL }))
  const moved = (await edit(body, { categorySlug: 'tech', attributes: FULL })).body
  expect([moved.category.slug, moved.attributes]).toEqual(['tech', FULL])
})
