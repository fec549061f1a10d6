/** Random rules and changes of products and categories: a collection always has exactly the products that meet its rule. */
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { transactAsSystem } from '#platform/server/transact.ts'
import type { Member } from '#test/plaza/member.ts'
import { openTestPlaza, type TestPlaza } from '#test/plaza/open.ts'
import { RUN_PARAMETERS } from '#test/plaza/sequences.ts'
import type { CollectionCondition, CollectionRule } from '../../contract.ts'
import { addCategory, createProduct } from '../fixtures.ts'
import { markDeleted, updateCategories } from '../vendor-product-writes.sql.ts'

const TAGS = ['Gift', 'gift', 'Kitchen', 'طاولة']
const BRANDS = ['', 'Alto', 'ALTO', 'Bruma']
const KINDS = ['goods', 'digital', 'service'] as const
const PRICES = [0, 500, 1000, 2000]
const CATEGORIES = ['tech', 'apparel', 'lamps']

let plaza: TestPlaza
let amira: Member
let omar: Member
let shops: string[]

beforeAll(async () => {
  plaza = await openTestPlaza()
  ;[amira, omar] = [await plaza.member('amira'), await plaza.member('omar')]
  shops = [await plaza.workspace('Dar Amira'), await plaza.workspace('Plaza House')]
  await transactAsSystem(plaza.services, (tx) => addCategory(tx, { slug: 'lamps', names: { en: 'Lamps' }, position: 9, below: 'tech' }))
})
afterAll(() => plaza.close())

type Fields = { category: string; tags: string[]; brand: string; kind: (typeof KINDS)[number]; priceMinor: number }
type Step =
  | { kind: 'add'; shop: number; fields: Fields }
  | { kind: 'change' | 'move' | 'delete'; product: number; fields: Fields }
  | { kind: 'hang'; above: 'tech' | 'apparel' }
  | { kind: 'save'; platform: boolean; rule: CollectionRule }

const fields: fc.Arbitrary<Fields> = fc.record({
  category: fc.constantFrom(...CATEGORIES),
  tags: fc.subarray(TAGS),
  brand: fc.constantFrom(...BRANDS),
  kind: fc.constantFrom(...KINDS),
  priceMinor: fc.constantFrom(...PRICES),
})
const oneOf = <Field extends string, Value>(field: Field, values: readonly Value[]) =>
  fc.record({
    field: fc.constant(field),
    op: fc.constantFrom('is' as const, 'isNot' as const),
    values: fc.subarray([...values], { minLength: 1 }),
  })
const condition = (platform: boolean): fc.Arbitrary<CollectionCondition> =>
  fc.oneof(
    oneOf('category' as const, CATEGORIES),
    oneOf('tag' as const, TAGS),
    oneOf('brand' as const, BRANDS.filter(Boolean)),
    oneOf('kind' as const, KINDS),
    fc.record({
      field: fc.constant('price' as const),
      op: fc.constantFrom('atLeast' as const, 'atMost' as const),
      amountMinor: fc.constantFrom(...PRICES),
    }),
    // A workspace may not name vendors.
    ...(platform ? [fc.nat(1).chain((shop) => oneOf('vendor' as const, [shops[shop] ?? '']))] : []),
  )
const save = (platform: boolean): fc.Arbitrary<Step> =>
  fc
    .record({
      match: fc.constantFrom('all' as const, 'any' as const),
      conditions: fc.array(condition(platform), { minLength: 1, maxLength: 3 }),
    })
    .map((rule) => ({ kind: 'save', platform, rule }))
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ kind: fc.constant('add' as const), shop: fc.nat(1), fields }),
  fc.record({ kind: fc.constantFrom('change' as const, 'move' as const, 'delete' as const), product: fc.nat(30), fields }),
  fc.record({ kind: fc.constant('hang' as const), above: fc.constantFrom('tech' as const, 'apparel' as const) }),
  save(false),
  save(true),
)

async function take(taken: Step): Promise<void> {
  if (taken.kind === 'save') return saveCollection(taken)
  if (taken.kind === 'hang')
    return void (await plaza.rows(
      `update catalog.categories set parent_id = (select id from catalog.categories where slug = $1) where slug = 'lamps'`,
      [taken.above],
    ))
  if (taken.kind === 'add') return addProduct(shops[taken.shop] ?? '', taken.fields)
  const ids = await plaza.rows<{ id: string }>(`select id from catalog.products where deleted_at is null order by id`)
  const id = ids[taken.product % ids.length]?.id ?? ''
  const { category, tags, brand, kind, priceMinor } = taken.fields
  if (taken.kind === 'change')
    return void (await plaza.rows(
      `update catalog.products set tags = $2, brand = $3, kind = $4, price_minor = $5, max_price_minor = $5 where id = $1`,
      [id, tags, brand, kind, priceMinor],
    ))
  const [{ id: categoryId } = { id: '' }] = await plaza.rows<{ id: string }>('select id from catalog.categories where slug = $1', [
    category,
  ])
  await transactAsSystem(plaza.services, async ({ db, now }) =>
    taken.kind === 'move' ? updateCategories(db, [id], categoryId, now) : markDeleted(db, [id], now),
  )
}

async function addProduct(workspaceId: string, { category, tags, brand, kind, priceMinor }: Fields): Promise<void> {
  await transactAsSystem(plaza.services, (tx) =>
    createProduct(tx, {
      workspaceId,
      categorySlug: category,
      status: 'draft',
      language: 'en',
      texts: { en: { name: 'Thing', description: '' } },
      pictures: [],
      details: { tags, brand },
      kind,
      variants: [{ sku: crypto.randomUUID(), priceMinor }],
    }),
  )
}

async function saveCollection({ platform, rule }: Step & { kind: 'save' }): Promise<void> {
  const texts = { en: 'Any', es: '', ar: '' }
  const input = { name: texts, description: texts, published: true, rule, products: [] }
  const { status, body } = platform
    ? await omar.call('catalog.admin.collections.create', input)
    : await amira.call('catalog.collections.create', input, { workspace: shops[0] ?? '' })
  expect(status, JSON.stringify(body)).toBe(200)
}

type Product = Omit<Fields, 'category'> & { id: string; workspaceId: string; categories: string[] }

function meets({ categories, tags, brand, kind, priceMinor, workspaceId }: Product, asked: CollectionCondition): boolean {
  if (asked.field === 'price') return asked.op === 'atLeast' ? priceMinor >= asked.amountMinor : priceMinor <= asked.amountMinor
  const lower = (texts: readonly string[]) => texts.map((text) => text.toLowerCase())
  const had = { category: categories, tag: lower(tags), brand: lower([brand]), kind: [kind], vendor: [workspaceId] }[
    asked.field
  ] as string[]
  const wanted = asked.field === 'tag' || asked.field === 'brand' ? lower(asked.values) : (asked.values as string[])
  return wanted.some((value) => had.includes(value)) === (asked.op === 'is')
}

/** Walks over all products. */
async function expectedMembers(): Promise<string[]> {
  const products = await plaza.rows<Product>(`
    select p.id, p.workspace_id as "workspaceId", p.tags, p.brand, p.kind, p.price_minor as "priceMinor",
      array_remove(array[c.slug, above.slug], null) as categories
    from catalog.products p join catalog.categories c on c.id = p.category_id left join catalog.categories above on above.id = c.parent_id
    where p.deleted_at is null`)
  const collections = await plaza.rows<{ id: string; owner: string | null; rule: CollectionRule }>(
    'select id, workspace_id as owner, rule from catalog.collections',
  )
  return collections
    .flatMap(({ id, owner, rule: { match, conditions } }) =>
      products
        .filter(({ workspaceId }) => owner === null || owner === workspaceId)
        .filter((product) =>
          match === 'all' ? conditions.every((one) => meets(product, one)) : conditions.some((one) => meets(product, one)),
        )
        .map((product) => `${id} ${product.id}`),
    )
    .sort()
}

const members = async () =>
  (await plaza.rows<{ of: string }>(`select collection_id || ' ' || product_id as of from catalog.collection_products`))
    .map(({ of }) => of)
    .sort()

test('a collection has the products that meet its rule, after any change', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 25 }), async (steps) => {
      await plaza.rows('delete from catalog.collections')
      for (const taken of [...fc.sample(save(true), 1), ...steps]) await take(taken)
      expect(await members()).toEqual(await expectedMembers())
    }),
    RUN_PARAMETERS,
  )
})

test('rules that are saved while products change miss none of the changes', async () => {
  await plaza.rows('delete from catalog.collections')
  const taken = fc.sample(fc.oneof(step, save(false), save(true)), { numRuns: 60, seed: 7 })
  const shares = [0, 1, 2, 3].map((lane) => taken.filter((_, at) => at % 4 === lane))
  await Promise.all(
    shares.map(async (own) => {
      for (const one of own) await take(one)
    }),
  )
  expect(await members()).toEqual(await expectedMembers())
})
