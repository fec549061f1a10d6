/** Compares facet counts with a plain implementation of the same rules over the same products. */
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addCategory, archiveProduct, colorAndSize, createProduct } from '#domains/catalog/server/fixtures.ts'
import { receiveStock } from '#domains/inventory/server/index.ts'
import { transactAsSystem } from '#platform/server/transact.ts'
import { openTestPlaza, type TestPlaza } from '#test/plaza/open.ts'
import { LONG_RUN_OPTIONS, SEQUENCES } from '#test/plaza/sequences.ts'
import type { FacetsView } from '../../contract.ts'
import { rebuildListings } from '../rebuild-listings.ts'

type Form = { color?: string; size?: string; stock: number }
type Good = { name: string; category: string; price: number; forms: Form[] }

const form = (color: string, size?: string, stock = 5): Form => ({ color, ...(size && { size }), stock })

/** Products of the platform store: twelve in red, fifteen in blue, the last two in both; only some in leather. */
const GOODS: Good[] = [
  ...Array.from({ length: 10 }, (_, n) => ({ name: `Red scarf ${n}`, category: 'apparel', price: 1000 + n, forms: [form('rust', 'S')] })),
  ...Array.from({ length: 13 }, (_, n) => ({ name: `Blue scarf ${n}`, category: 'apparel', price: 2000 + n, forms: [form('navy', 'M')] })),
  { name: 'Coat', category: 'apparel', price: 9000, forms: [form('rust', 'S'), form('navy', 'L', 0), form('rust', 'M', 0)] },
  { name: 'Vest', category: 'apparel', price: 5000, forms: [form('rust', 'L', 0), form('navy', 'M', 0)] },
  { name: 'Strap', category: 'leather-goods', price: 2500, forms: [form('tan'), form('white')] },
  { name: 'Wallet', category: 'leather-goods', price: 2501, forms: [form('tan'), form('black')] },
]

let plaza: TestPlaza
let goods: Good[]

beforeAll(async () => {
  plaza = await openTestPlaza()
  const everything = await plaza.rows<{ product_id: string; workspace_id: string }>(
    'select id as product_id, workspace_id from catalog.products',
  )
  const workspaceId = everything[0]?.workspace_id ?? ''
  await transactAsSystem(plaza.services, async (tx) => {
    for (const { product_id } of everything) await archiveProduct(tx, product_id)
    await addCategory(tx, { slug: 'leather-goods', names: { en: 'Leather goods' }, position: 9, below: 'accessories' })
    for (const good of GOODS) await sell(tx, workspaceId, good)
  })
  await plaza.settle()
  goods = GOODS
})
afterAll(() => plaza.close())

async function sell(tx: Parameters<typeof createProduct>[0], workspaceId: string, { name, category, price, forms }: Good) {
  const created = await createProduct(tx, {
    workspaceId,
    categorySlug: category,
    status: 'active',
    language: 'en',
    pictures: [],
    texts: { en: { name, description: '' } },
    ...colorAndSize(forms.map(({ color, size }, index) => ({ sku: `${name} ${index}`, color, size, priceMinor: price }))),
  })
  for (const [index, { id }] of created.variants.entries())
    await receiveStock(tx, { workspaceId, productId: created.id, variantId: id, quantity: forms[index]?.stock ?? 0 })
}

type Asked = {
  q?: string
  category?: string[]
  color?: string[]
  size?: string[]
  stock?: 'inStock' | 'soldOut'
  minPriceMinor?: number
  maxPriceMinor?: number
}
type Listed = { items: { name: string; availability: string }[]; total: { count: number; exact: boolean }; facets: FacetsView }

async function ask(asked: Asked = {}): Promise<Listed> {
  const { body } = await plaza.browser().call<Listed>('marketplace.listings.list', { ...asked, facets: true, limit: 100 })
  return body
}
const countOf = (values: { value: string; count: number }[], value: string) => values.find((one) => one.value === value)?.count

/** The filter rules without bitmaps. */
function holds({ category, color, size, stock, minPriceMinor = 0, maxPriceMinor = Infinity, q = '' }: Asked, good: Good): boolean {
  const forms = good.forms.filter(
    (one) => (!color?.length || color.includes(one.color ?? '')) && (!size?.length || size.includes(one.size ?? '')),
  )
  const inStock = forms.some((one) => one.stock > 0)
  const path = good.category === 'leather-goods' ? ['leather-goods', 'accessories'] : [good.category]
  return (
    good.name.toLowerCase().includes(q) &&
    (!category?.length || category.some((slug) => path.includes(slug))) &&
    forms.length > 0 &&
    (stock === undefined || (stock === 'inStock') === inStock) &&
    good.price >= minPriceMinor &&
    good.price <= maxPriceMinor
  )
}
const expected = (asked: Asked) => goods.filter((good) => holds(asked, good)).length

describe('counts of facets', () => {
  test('F1 choosing red keeps blue’s own count, recounts sizes, and choosing both adds up', async () => {
    const nothing = await ask()
    expect([countOf(nothing.facets.colors, 'rust'), countOf(nothing.facets.colors, 'navy')]).toEqual([12, 15])
    const red = await ask({ color: ['rust'] })
    expect([countOf(red.facets.colors, 'rust'), countOf(red.facets.colors, 'navy')]).toEqual([12, 15])
    expect(red.facets.sizes).toEqual([
      { value: 'S', count: 11 },
      { value: 'M', count: 1 },
      { value: 'L', count: 1 },
    ])
    const either = await ask({ color: ['rust', 'navy'] })
    // The coat and the vest come in both colors.
    expect([red.total.count, either.total.count]).toEqual([12, 12 + 15 - 2])
  })

  test('F2 (tan or white) and leather: OR inside, AND across; products are counted, not variants, and before paging', async () => {
    const both = await ask({ color: ['tan', 'white'], category: ['accessories'] })
    expect(both.items.map(({ name }) => name).sort()).toEqual(['Strap', 'Wallet'])
    expect(both.total).toEqual({ count: 2, exact: true })
    expect(countOf(both.facets.colors, 'tan')).toBe(2)
    const { body } = await plaza.browser().call<Listed>('marketplace.listings.list', { color: ['navy'], facets: true, limit: 1 })
    expect([body.items.length, body.total.count, countOf(body.facets.colors, 'navy')]).toEqual([1, 15, 15])
  })

  test('red and M together mean one variant that is both', async () => {
    const names = async (asked: Asked) => (await ask(asked)).items.map(({ name }) => name).sort()
    expect(await names({ color: ['rust'], size: ['M'] })).toEqual(['Coat'])
    expect(await names({ color: ['rust'], size: ['M'], stock: 'inStock' })).toEqual([])
    expect(await names({ color: ['rust'], size: ['M'], stock: 'soldOut' })).toEqual(['Coat'])
    expect(await names({ color: ['rust'], size: ['S'], q: 'coat', stock: 'inStock' })).toEqual(['Coat'])
  })

  test('S10 a product is sold out when all its variants are, not when one is', async () => {
    const { items, facets } = await ask()
    const soldOut = items.filter(({ availability }) => availability === 'soldOut').map(({ name }) => name)
    expect(soldOut).toEqual(['Vest'])
    expect(facets.stock).toEqual({ inStock: GOODS.length - 1, soldOut: 1 })
  })

  test('a category counts the products of its subcategories', async () => {
    const { facets } = await ask()
    expect(facets.categories.map(({ slug, parent, count }) => [slug, parent, count])).toEqual([
      ['apparel', null, 25],
      ['accessories', null, 2],
      ['tech', null, 0],
      ['leather-goods', 'accessories', 2],
    ])
  })

  test('a value without matches is listed with a count of zero', async () => {
    const { facets } = await ask({ category: ['leather-goods'] })
    expect(countOf(facets.colors, 'navy')).toBe(0)
    expect(countOf(facets.sizes, 'M')).toBe(0)
    expect(facets.stock.soldOut).toBe(0)
    expect(facets.ratings.map(({ stars, count }) => [stars, count])).toEqual([4, 3, 2, 1].map((stars) => [stars, 0]))
  })

  test('are the same after a rebuild', async () => {
    const before = await ask({ color: ['rust'] })
    await rebuildListings(plaza.services)
    const after = await ask({ color: ['rust'] })
    expect([after.total, after.facets]).toEqual([before.total, before.facets])
  })

  test('for any filters, the total and every count equal a walk over all products', LONG_RUN_OPTIONS, async () => {
    const some = (values: string[]) => fc.subarray(values)
    const price = fc.option(fc.constantFrom(1000, 1005, 2000, 2500, 2501, 5000, 9000), { nil: undefined })
    await fc.assert(
      fc.asyncProperty(
        fc.record(
          {
            category: some(['apparel', 'accessories', 'leather-goods', 'tech']),
            color: some(['rust', 'navy', 'tan', 'white']),
            size: some(['S', 'M', 'L']),
            stock: fc.constantFrom('inStock' as const, 'soldOut' as const),
            minPriceMinor: price,
            maxPriceMinor: price,
            q: fc.constantFrom('scarf', 'coat', 'strap'),
          },
          { requiredKeys: [] },
        ),
        async (chosen) => {
          const asked = Object.fromEntries(Object.entries(chosen).filter(([, value]) => value !== undefined)) as Asked
          const { total, items, facets } = await ask(asked)
          expect(total.count).toBe(expected(asked))
          expect(items).toHaveLength(Math.min(total.count, 100))
          for (const { value, count } of facets.colors) expect(count, value).toBe(expected({ ...asked, color: [value] }))
          for (const { value, count } of facets.sizes) expect(count, value).toBe(expected({ ...asked, size: [value] }))
          for (const { slug, count } of facets.categories) expect(count, slug).toBe(expected({ ...asked, category: [slug] }))
          for (const stock of ['inStock', 'soldOut'] as const) expect(facets.stock[stock], stock).toBe(expected({ ...asked, stock }))
          const { minPriceMinor: _min, maxPriceMinor: _max, ...anyPrice } = asked
          for (const { fromMinor, toMinor, count } of facets.prices)
            expect(count).toBe(expected({ ...anyPrice, minPriceMinor: fromMinor, ...(toMinor !== null && { maxPriceMinor: toMinor }) }))
        },
      ),
      { numRuns: SEQUENCES },
    )
  })
})
