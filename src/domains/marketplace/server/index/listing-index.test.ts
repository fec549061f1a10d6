/** Checks that the index in memory equals one that a new process would load. */
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { archiveProduct, colorAndSize, createProduct, setVariantPrice } from '#domains/catalog/server/fixtures.ts'
import { receiveStock } from '#domains/inventory/server/index.ts'
import type { OperationContext } from '#platform/server/services.ts'
import { transactAsSystem } from '#platform/server/transact.ts'
import { openTestPlaza, type TestPlaza } from '#test/plaza/open.ts'
import { LONG_RUN_OPTIONS } from '#test/plaza/sequences.ts'
import { recordStatements } from '../../../../../bench/record-statements.ts'
import { type ListingQuery, listListings } from '../list-listings.ts'
import { rebuildListings } from '../rebuild-listings.ts'
import { refreshListings } from '../refresh-listings.ts'

let plaza: TestPlaza

beforeAll(async () => {
  plaza = await openTestPlaza()
})
afterAll(() => plaza.close())

type Process = Pick<OperationContext, 'services' | 'language' | 'viewer'>
/** A second process of the same Plaza with an empty index. */
const process = (): Process => ({
  services: { ...plaza.services, db: plaza.services.db.withTables() },
  language: 'en',
  viewer: { kind: 'guest', id: null },
})

type Asked = Partial<ListingQuery>
const ask = (who: Process, asked: Asked) => listListings(who as OperationContext, { limit: 100, facets: true, ...asked })
const namesOf = async (who: Process, asked: Asked) => (await ask(who, asked)).items.map(({ name }) => name)

const QUESTIONS: Asked[] = [
  {},
  { q: 'lantern' },
  { q: 'lan' },
  { q: 'brass lantern' },
  { q: 'stormproof' },
  { q: 'lantrn' },
  { category: ['tech'] },
  { attributes: { color: ['sage'] }, stock: 'inStock' },
  { minPriceMinor: 1100, maxPriceMinor: 2900 },
  { q: 'lantern', sort: 'priceAscending' },
]

type Step = { kind: 'publish' | 'archive' | 'price' | 'stock' | 'rebuild'; which: number }
const NAMES = ['Brass Lantern', 'Lantern', 'Paper Lamp', 'Brass Bell']
const made: { id: string; variantId: string }[] = []

async function take({ kind, which }: Step): Promise<void> {
  const one = made[which % Math.max(1, made.length)]
  if (kind === 'rebuild') await rebuildListings(plaza.services)
  else if (kind === 'publish') made.push(await publish(which))
  else if (one) {
    await transactAsSystem(plaza.services, async (tx) => {
      if (kind === 'archive') await archiveProduct(tx, one.id)
      if (kind === 'price') await setVariantPrice(tx, one.variantId, 1000 + which * 97)
      if (kind === 'stock')
        await receiveStock(tx, { workspaceId: await platformStore(), productId: one.id, variantId: one.variantId, quantity: 1 + which })
    })
  }
  await plaza.settle()
}

const platformStore = () => plaza.workspace('Plaza House')

async function publish(which: number): Promise<{ id: string; variantId: string }> {
  const workspaceId = await platformStore()
  const { id, variants } = await transactAsSystem(plaza.services, (tx) =>
    createProduct(tx, {
      workspaceId,
      categorySlug: which % 2 ? 'tech' : 'apparel',
      status: 'active',
      language: 'en',
      pictures: [],
      texts: { en: { name: NAMES[which % NAMES.length] ?? '', description: which % 3 ? 'Stormproof.' : '' } },
      ...colorAndSize([{ sku: `MADE-${made.length}`, color: 'sage', priceMinor: 1000 + which * 10 }]),
    }),
  )
  return { id, variantId: variants[0]?.id ?? '' }
}

describe('the listing index of a process', () => {
  test('follows another process’s changes: a new product, its stock, and its removal', async () => {
    const web = process()
    const other = process()
    for (const who of [web, other]) expect(await namesOf(who, { q: 'gramophone' })).toEqual([])
    const workspaceId = await platformStore()
    const product = await transactAsSystem(plaza.services, (tx) =>
      createProduct(tx, {
        workspaceId,
        categorySlug: 'tech',
        status: 'active',
        language: 'en',
        pictures: [],
        texts: { en: { name: 'Gramophone', description: '' } },
        ...colorAndSize([{ sku: 'GRAM', color: 'walnut', priceMinor: 400_00 }]),
      }),
    )
    const receive = (quantity: number) =>
      transactAsSystem(plaza.services, (tx) =>
        receiveStock(tx, { workspaceId, productId: product.id, variantId: product.variants[0]?.id ?? '', quantity }),
      )
    await receive(0)
    await plaza.settle()
    for (const who of [web, other]) {
      expect(await namesOf(who, { q: 'gramophone' })).toEqual(['Gramophone'])
      expect((await ask(who, { color: ['walnut'], stock: 'inStock' })).total.count).toBe(0)
    }
    await receive(3)
    await plaza.settle()
    for (const who of [web, other]) expect((await ask(who, { color: ['walnut'], stock: 'inStock' })).total.count).toBe(1)
    await transactAsSystem(plaza.services, (tx) => archiveProduct(tx, product.id))
    await plaza.settle()
    for (const who of [web, other]) {
      expect(await namesOf(who, { q: 'gramophone' })).toEqual([])
      expect((await ask(who, {})).facets?.attributes.flatMap(({ values }) => values.map(({ value }) => value))).not.toContain('walnut')
    }
  })

  test('finds a product by its new name, and no longer by the old one', async () => {
    const web = process()
    const found = async () => [await namesOf(web, { q: 'tumbler' }), await namesOf(web, { q: 'ribbed' })]
    expect(await found()).toEqual([[], ['Ribbed Mug']])
    const productId = await plaza.product('MUG-SAGE')
    await plaza.rows(
      `update catalog.product_texts set name = 'Plain Tumbler', description = '' where product_id = $1 and language = 'en'`,
      [productId],
    )
    await transactAsSystem(plaza.services, (tx) => refreshListings(tx, [productId], { texts: true }))
    expect(await found()).toEqual([['Plain Tumbler'], []])
  })

  test('ranks a whole word in the name first, then a longer word in the name, then the description; ties by newest', async () => {
    const web = process()
    const names = ['Maple Tray', 'Old Maple Bench', 'Mapleton Chair', 'Oak Stool']
    const workspaceId = await platformStore()
    for (const name of names)
      await transactAsSystem(plaza.services, (tx) =>
        createProduct(tx, {
          workspaceId,
          categorySlug: 'tech',
          status: 'active',
          language: 'en',
          pictures: [],
          texts: { en: { name, description: name === 'Oak Stool' ? 'As warm as maple.' : '' } },
          variants: [{ sku: name, priceMinor: 1000 }],
        }),
      )
    await plaza.settle()
    const ranked = ['Old Maple Bench', 'Maple Tray', 'Mapleton Chair', 'Oak Stool']
    expect(await namesOf(web, { q: 'maple' })).toEqual(ranked)
    const paged: string[] = []
    for (let cursor: string | null | undefined; cursor !== null; ) {
      const page: Awaited<ReturnType<typeof ask>> = await ask(web, { q: 'maple', limit: 1, ...(cursor && { cursor }) })
      paged.push(...page.items.map(({ name }) => name))
      cursor = page.nextCursor
    }
    expect(paged).toEqual(ranked)
  })

  test('equals the index of a new process after any sequence of changes', LONG_RUN_OPTIONS, async () => {
    const step = fc.record({ kind: fc.constantFrom('publish', 'publish', 'archive', 'price', 'stock', 'rebuild'), which: fc.nat(20) })
    await fc.assert(
      fc.asyncProperty(fc.array(step as fc.Arbitrary<Step>, { minLength: 1, maxLength: 6 }), async (steps) => {
        const kept = process()
        for (const asked of QUESTIONS) await ask(kept, asked)
        for (const one of steps) {
          await take(one)
          for (const asked of QUESTIONS) expect(await ask(kept, asked), JSON.stringify(asked)).toEqual(await ask(process(), asked))
        }
      }),
      { numRuns: Number(globalThis.process.env['PLAZA_SEQUENCES'] ?? 5) },
    )
  })

  test('loads everything once and then only changes: four statements with all facets and a search', async () => {
    // A lamp with a color, so that the names of options are loaded too.
    await publish(NAMES.indexOf('Paper Lamp'))
    await plaza.settle()
    const web = process()
    const first = await recordStatements(() => ask(web, { q: 'lamp' }))
    const again = await recordStatements(() => ask(web, { q: 'lamp' }))
    expect([first.length, again.length]).toEqual([6, 4])
  })

  test('is correct for concurrent requests while the first one loads everything', async () => {
    const web = process()
    const answers = await Promise.all([...QUESTIONS, ...QUESTIONS].map((asked) => ask(web, asked)))
    const fresh = await Promise.all(QUESTIONS.map((asked) => ask(process(), asked)))
    expect(answers).toEqual([...fresh, ...fresh])
  })

  test('ignores a search word that is only punctuation', async () => {
    const web = process()
    expect(await namesOf(web, { q: 'ـ lamp' })).toEqual(await namesOf(web, { q: 'lamp' }))
    expect((await ask(web, { q: 'ـ' })).total).toEqual((await ask(web, {})).total)
  })
})
