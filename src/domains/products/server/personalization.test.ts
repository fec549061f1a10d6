/** Amira asks for a name on her ring: in the form, in product files, and on the product page. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Member } from '#test/plaza/member.ts'
import { openTestPlaza, type TestPlaza } from '#test/plaza/open.ts'
import { FILE_COLUMNS } from '../contract.ts'

const NAME = { id: 'name', type: 'text', labels: { en: 'Name', es: 'Nombre' }, required: true, maxLength: 20 }
const FONT = {
  id: 'font',
  type: 'choice',
  labels: { en: 'Font' },
  required: false,
  choices: [{ value: 'Serif', names: { es: 'Redonda' } }],
}
const PICTURE = { id: 'picture', type: 'image', labels: { en: 'Picture' }, required: false }

let plaza: TestPlaza
let amira: Member
let workspace = ''

beforeAll(async () => {
  plaza = await openTestPlaza()
  amira = await plaza.member('amira')
  workspace = await plaza.workspace('Dar Amira')
})
afterAll(() => plaza.close())

const ask = (operation: string, input: object) => amira.call(operation, input, { workspace })
const draft = (sku: string, more: object = {}) => ({
  language: 'en',
  texts: { en: { name: `Ring ${sku}`, description: '', seoTitle: '', seoDescription: '' } },
  categorySlug: 'accessories',
  status: 'active',
  images: [],
  variants: [{ id: null, sku, priceMinor: 4000, compareAtMinor: null, costMinor: null, stock: null }],
  ...more,
})
const create = async (sku: string, personalization: object[]) => (await ask('products.create', draft(sku, { personalization }))).body
const broken = ({ data }: { data: { fields: { path: string; rule: string }[] } }) => data.fields.map(({ path, rule }) => `${path} ${rule}`)

test('fields are saved as they are, unchanged when they are left out, and copied with the product', async () => {
  const product = await create('KEPT', [NAME, FONT, PICTURE])
  expect(product.personalization).toEqual([NAME, FONT, PICTURE])
  const variants = product.variants.map(({ stock: _, ...variant }: { stock: unknown }) => ({ ...variant, stock: null }))
  const update = { productId: product.id, version: product.version, ...draft('KEPT'), variants }
  expect((await ask('products.update', update)).body.personalization).toEqual([NAME, FONT, PICTURE])
  const copy = (await ask('products.duplicate', { productId: product.id })).body
  expect((await ask('products.get', { productId: copy.id })).body.personalization).toEqual([NAME, FONT, PICTURE])
  const version = (await ask('products.get', { productId: product.id })).body.version
  expect((await ask('products.update', { ...update, version, personalization: [PICTURE] })).body.personalization).toEqual([PICTURE])
})

test.each([
  ['no label in the product’s language', [{ ...NAME, labels: { es: 'Nombre' } }], ['personalization.0.labels.en required']],
  ['a field twice', [NAME, NAME], ['personalization.1 fieldTwice']],
  ['a choice twice', [{ ...FONT, choices: [{ value: 'Serif' }, { value: 'serif' }] }], ['personalization.0.choices choiceTwice']],
  ['no choices', [{ ...FONT, choices: [] }], ['personalization.0.choices too_small']],
  ['a text of no length', [{ ...NAME, maxLength: 0 }], ['personalization.0.maxLength too_small']],
  ['too long a text', [{ ...NAME, maxLength: 501 }], ['personalization.0.maxLength too_big']],
  ['six fields', 'abcdef'.split('').map((id) => ({ ...PICTURE, id })), ['personalization too_big']],
  ['another type', [{ ...NAME, type: 'video' }], ['personalization.0.type invalid_union']],
])('%s is refused', async (_what, personalization, expected) => {
  expect(broken(await create('REFUSED', personalization))).toEqual(expected)
})

test('the product page has the fields in the reader’s language', async () => {
  const product = await create('SHOWN', [NAME, FONT])
  await plaza.settle()
  const bruno = plaza.guest()
  bruno.language = 'es'
  expect((await bruno.get(`/marketplace/listings/${product.id}`)).body.personalization).toEqual([
    { id: 'name', type: 'text', label: 'Nombre', required: true, maxLength: 20, choices: [] },
    { id: 'font', type: 'choice', label: 'Font', required: false, maxLength: null, choices: [{ value: 'Serif', label: 'Redonda' }] },
  ])
  expect((await bruno.get(`/catalog/products/${product.id}`)).body.personalization).toHaveLength(2)
})

test.each([
  ['en', 'personalised ring findable'],
  ['en', 'ring to engrave'],
  ['es', 'personalizada'],
  ['ar', 'مخصص'],
])('in %s, “%s” finds a product that is personalized', async (language, words) => {
  const known = (await plaza.rows<{ id: string }>(`select product_id as id from catalog.variants where sku = 'FINDABLE'`))[0]?.id
  const id = known ?? (await create('FINDABLE', [{ ...NAME, labels: { en: 'Words to engrave' } }])).id
  await plaza.settle()
  const bruno = plaza.guest()
  bruno.language = language
  const { items } = (await bruno.get(`/marketplace/listings?q=${encodeURIComponent(words)}`)).body
  expect(items.map(({ productId }: { productId: string }) => productId)).toContain(id)
})

describe('a product file', () => {
  type Cells = Record<string, string>
  const exported = async (sku: string): Promise<Cells> => {
    const { rows } = (await ask('products.export', { limit: 100 })).body as { rows: { cells: (string | number | null)[] }[] }
    const named = rows.map(({ cells }) => Object.fromEntries(FILE_COLUMNS.map((column, index) => [column, String(cells[index] ?? '')])))
    return named.find((cells) => cells['sku'] === sku) ?? {}
  }
  const bring = (cells: Cells) => ask('products.import', { rows: [{ line: 2, values: cells }] })

  test('brings the fields back as they were; an empty cell removes them, a missing column changes nothing', async () => {
    await create('FILED', [NAME, FONT, PICTURE])
    const cells = await exported('FILED')
    expect(JSON.parse(cells['personalization'] ?? '')).toEqual([NAME, FONT, PICTURE])
    expect((await bring(cells)).body).toEqual({ problems: [], created: 0, updated: 0 })
    const { personalization: _, ...others } = cells
    expect((await bring(others)).body).toMatchObject({ updated: 0 })
    expect((await bring({ ...cells, personalization: '' })).body).toMatchObject({ problems: [], updated: 1 })
    expect((await exported('FILED'))['personalization']).toBe('')
    expect((await bring(cells)).body).toMatchObject({ updated: 1 })
    expect(await exported('FILED')).toEqual(cells)
  })

  test.each([
    ['what is no JSON', 'Name', 'personalization'],
    ['another list', '["Name"]', 'personalization'],
    ['a field without a label', JSON.stringify([{ ...NAME, labels: {} }]), 'required'],
    ['a field twice', JSON.stringify([NAME, NAME]), 'fieldTwice'],
  ])('%s is reported with its row and column', async (_what, cell, rule) => {
    const cells = await exported('FILED')
    expect((await bring({ ...cells, personalization: cell })).body.problems).toMatchObject([{ line: 2, field: 'personalization', rule }])
  })
})
