/** The collections of products in product files. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findViolations } from '#app/server/invariants.ts'
import type { Member } from '#test/plaza/member.ts'
import { openTestPlaza, type TestPlaza } from '#test/plaza/open.ts'
import { FILE_COLUMNS } from '../../contract.ts'

let plaza: TestPlaza
let amira: Member
let workspace = ''
let bowl: string
let plate: string

beforeAll(async () => {
  plaza = await openTestPlaza()
  amira = await plaza.member('amira')
  workspace = await plaza.workspace('Dar Amira')
  ;[bowl, plate] = [await plaza.product('BOWL'), await plaza.product('PLATE')]
  await collect('Table', { products: [plate] })
  await collect('Gifts')
  await collect('Cheap', { rule: { match: 'all', conditions: [{ field: 'price', op: 'atMost', amountMinor: 15_00 }] } })
})
afterAll(async () => {
  expect(await findViolations(plaza.pool)).toEqual([])
  await plaza.close()
})

const ask = (operation: string, input: object) => amira.call(operation, input, { workspace })
async function collect(en: string, changes: object = {}): Promise<void> {
  const texts = { en, es: '', ar: '' }
  const input = { name: texts, description: texts, published: true, rule: null, products: [], ...changes }
  expect((await ask('catalog.collections.create', input)).status).toBe(200)
}
const load = (collections?: string) =>
  ask('products.import', { rows: [{ line: 2, values: { product: bowl, sku: 'BOWL', ...(collections !== undefined && { collections }) } }] })
const membersOf = async (slug: string) =>
  (
    await plaza.rows<{ id: string }>(
      `select m.product_id as id from catalog.collection_products m join catalog.collections c on c.id = m.collection_id
       where c.slug = $1 order by position`,
      [slug],
    )
  ).map(({ id }) => id)
async function exported(sku: string) {
  const { rows } = (await ask('products.export', { limit: 100 })).body as { rows: { cells: (string | number | null)[] }[] }
  const all = rows.map(({ cells }) => Object.fromEntries(FILE_COLUMNS.map((column, index) => [column, cells[index]])))
  return all.find((cells) => cells['sku'] === sku)?.['collections']
}

test('a file puts a product at the end of collections, takes it out of others, and reads back what it wrote', async () => {
  expect((await load('Gifts, table')).body).toMatchObject({ problems: [], updated: 1 })
  expect([await membersOf('table'), await membersOf('gifts')]).toEqual([[plate, bowl], [bowl]])
  expect(await exported('BOWL')).toBe('gifts, table')
  expect((await load('gifts, table')).body).toEqual({ problems: [], created: 0, updated: 0 })
  expect((await load()).body).toEqual({ problems: [], created: 0, updated: 0 })
  expect((await load('table')).body).toMatchObject({ problems: [], updated: 1 })
  expect([await membersOf('table'), await membersOf('gifts')]).toEqual([[plate, bowl], []])
  expect((await load('')).body).toMatchObject({ problems: [], updated: 1 })
  expect(await membersOf('table')).toEqual([plate])
})

test('collections that do not exist, and those by rule, are reported with their column', async () => {
  for (const named of ['nowhere', 'cheap', 'not an address!']) {
    const { problems } = (await load(named)).body
    expect(problems).toMatchObject([{ line: 2, field: 'collections', rule: 'collection' }])
  }
  expect(await membersOf('cheap')).toEqual([bowl])
})

test('a saved product keeps its collections when they are left out, and an unknown one is refused', async () => {
  await load('table')
  const { id, version, language, texts, category, status, images, variants } = (await ask('products.get', { productId: bowl })).body
  const kept = variants.map(
    ({ available: _, stock, ...variant }: { available: unknown; stock: { onHand: number; reorderPoint: number } }) => ({
      ...variant,
      stock: { onHand: stock.onHand, seen: stock.onHand, reorderPoint: stock.reorderPoint },
    }),
  )
  const draft = { productId: id, version, language, texts, categorySlug: category.slug, status, images, options: [], variants: kept }
  expect((await ask('products.update', { ...draft, collections: ['cheap'] })).body).toMatchObject({
    code: 'UNKNOWN_COLLECTION',
    data: { slug: 'cheap' },
  })
  expect((await ask('products.update', draft)).body.collections).toEqual(['table'])
})
