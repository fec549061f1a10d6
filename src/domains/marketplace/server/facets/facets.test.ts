/** Compares facet counts with a plain implementation of the same rules over the same products. */
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { ProductAttributes, ProductOption } from '#domains/catalog/contract.ts'
import { addCategory, archiveProduct, colorAndSize, createProduct } from '#domains/catalog/server/fixtures.ts'
import { receiveStock } from '#domains/inventory/server/index.ts'
import { transactAsSystem } from '#platform/server/transact.ts'
import { openTestPlaza, type TestPlaza } from '#test/plaza/open.ts'
import { LONG_RUN_OPTIONS, SEQUENCES } from '#test/plaza/sequences.ts'
import type { FacetsView } from '../../contract.ts'
import { rebuildListings } from '../rebuild-listings.ts'

type Form = { color?: string; size?: string; more?: Record<string, string>; stock: number }
type Good = { name: string; category: string; price: number; forms: Form[]; attributes?: ProductAttributes }

const form = (color: string, size?: string, stock = 5): Form => ({ color, ...(size && { size }), stock })

const NAMES: Record<string, ProductOption['names']> = { wood: { en: 'Wood', es: 'Madera', ar: 'الخشب' }, cut: { en: 'Cut' } }

const shirt = (color: string, size: string, wood: string, cut: string, stock = 5): Form => ({ color, size, more: { wood, cut }, stock })

/** What is filtered by, besides color and size. */
const FILTERS = [
  { key: 'wood', names: { en: 'Wood', es: 'Madera', ar: 'الخشب' }, type: 'choice', choices: ['Oak', 'Elm'] },
  { key: 'cut', names: { en: 'Cut' }, type: 'choice', choices: ['Slim', 'Wide'] },
  { key: 'pages', names: { en: 'Pages', es: 'Páginas' }, type: 'number', unit: { en: 'pages', es: 'páginas' } },
  { key: 'lit', names: { en: 'Lit', es: 'Con luz' }, type: 'boolean' },
] as const

/** Products of the platform store. */
const GOODS: Good[] = [
  ...Array.from({ length: 10 }, (_, n) => ({ name: `Red scarf ${n}`, category: 'apparel', price: 1000 + n, forms: [form('rust', 'S')] })),
  ...Array.from({ length: 13 }, (_, n) => ({ name: `Blue scarf ${n}`, category: 'apparel', price: 2000 + n, forms: [form('navy', 'M')] })),
  { name: 'Coat', category: 'apparel', price: 9000, forms: [form('rust', 'S'), form('navy', 'L', 0), form('rust', 'M', 0)] },
  { name: 'Vest', category: 'apparel', price: 5000, forms: [form('rust', 'L', 0), form('navy', 'M', 0)] },
  { name: 'Strap', category: 'leather-goods', price: 2500, forms: [form('tan'), form('white')] },
  {
    name: 'Buttoned shirt',
    category: 'apparel',
    price: 3000,
    forms: [shirt('rust', 'M', 'oak', 'slim'), shirt('navy', 'M', 'elm', 'slim', 0), shirt('rust', 'L', 'elm', 'wide')],
  },
  {
    name: 'Buttoned scarf',
    category: 'apparel',
    price: 3100,
    forms: [shirt('rust', 'M', 'elm', 'slim', 0), shirt('navy', 'L', 'oak', 'wide'), shirt('rust', 'S', 'oak', 'wide', 0)],
  },
  { name: 'Wallet', category: 'leather-goods', price: 2501, forms: [form('tan'), form('black')] },
  // What others have as an option, these have as an attribute.
  { name: 'Oak tray', category: 'tech', price: 2500, forms: [{ stock: 2 }], attributes: { wood: ['oak'], pages: 12, lit: true } },
  { name: 'Mixed tray', category: 'tech', price: 1500, forms: [{ stock: 0 }], attributes: { wood: ['oak', 'elm'], pages: 14, lit: false } },
  {
    name: 'Rust elm box',
    category: 'accessories',
    price: 2000,
    forms: [form('rust', 'M'), form('navy', 'L', 0)],
    attributes: { wood: ['elm'], cut: ['wide'], pages: 320, lit: true, maker: 'Nour' },
  },
  { name: 'Rust scarf', category: 'apparel', price: 1005, forms: [{ stock: 1 }], attributes: { color: ['rust', 'navy'], pages: 330 } },
]

let plaza: TestPlaza
let goods: Good[]

beforeAll(async () => {
  plaza = await openTestPlaza()
  const everything = await plaza.rows<{ product_id: string; workspace_id: string }>(
    'select id as product_id, workspace_id from catalog.products',
  )
  const workspaceId = everything[0]?.workspace_id ?? ''
  const omar = await plaza.member('omar')
  for (const filter of FILTERS) {
    const choices = 'choices' in filter ? filter.choices.map((en) => ({ names: { en } })) : []
    await omar.call('catalog.admin.attributes.add', { ...filter, choices, facet: true, searchable: true })
  }
  await transactAsSystem(plaza.services, async (tx) => {
    for (const { product_id } of everything) await archiveProduct(tx, product_id)
    await addCategory(tx, { slug: 'leather-goods', names: { en: 'Leather goods' }, position: 9, below: 'accessories' })
    for (const good of GOODS) await sell(tx, workspaceId, good)
  })
  await plaza.settle()
  goods = GOODS
})
afterAll(() => plaza.close())

async function sell(tx: Parameters<typeof createProduct>[0], workspaceId: string, { name, category, price, forms, attributes }: Good) {
  const created = await createProduct(tx, {
    workspaceId,
    categorySlug: category,
    status: 'active',
    language: 'en',
    pictures: [],
    attributes,
    texts: { en: { name, description: '' } },
    ...withMore(colorAndSize(forms.map(({ color, size }, index) => ({ sku: `${name} ${index}`, color, size, priceMinor: price }))), forms),
  })
  for (const [index, { id }] of created.variants.entries())
    await receiveStock(tx, { workspaceId, productId: created.id, variantId: id, quantity: forms[index]?.stock ?? 0 })
}

/** Color and size, and the other options of the forms. */
function withMore<Variant extends { options: string[] }>(known: { options: ProductOption[]; variants: Variant[] }, forms: readonly Form[]) {
  const keys = Object.keys(forms[0]?.more ?? {})
  const valuesOf = (key: string) => forms.map(({ more }) => more?.[key] ?? '')
  return {
    options: [
      ...known.options,
      ...keys.map((key) => ({ key, names: NAMES[key] ?? {}, values: [...new Set(valuesOf(key))].map((value) => ({ value })) })),
    ],
    variants: known.variants.map((variant, index) => ({
      ...variant,
      options: [...variant.options, ...keys.map((key) => valuesOf(key)[index] ?? '')],
    })),
  }
}

type Asked = {
  q?: string
  category?: string[]
  attributes?: Record<string, string[]>
  stock?: 'inStock' | 'soldOut'
  minPriceMinor?: number
  maxPriceMinor?: number
}
type Listed = { items: { name: string; availability: string }[]; total: { count: number; exact: boolean }; facets: FacetsView }

async function ask(asked: Asked = {}): Promise<Listed> {
  const { body } = await plaza.browser().call<Listed>('marketplace.listings.list', { ...asked, facets: true, limit: 100 })
  return body
}
const valuesOf = (facets: FacetsView, key: string) => facets.attributes.find((one) => one.key === key)?.values ?? []
const countOf = (values: { value: string; count: number }[], value: string) => values.find((one) => one.value === value)?.count

/** The values of the filter that an attribute joins. */
function filteredAs(value: ProductAttributes[string] | undefined): string[] {
  if (typeof value === 'boolean') return [value ? 'yes' : 'no']
  if (typeof value === 'number') return [value < 100 ? '10' : '300']
  return Array.isArray(value) ? value : []
}

/** The filter rules without bitmaps. */
function holds({ category, attributes = {}, stock, minPriceMinor = 0, maxPriceMinor = Infinity, q = '' }: Asked, good: Good): boolean {
  const forms = good.forms.filter(({ color, size, more = {} }) => {
    const values: Record<string, string | undefined> = { color, size, ...more }
    const has = (key: string, value: string) =>
      values[key] === undefined ? filteredAs(good.attributes?.[key]).includes(value) : values[key] === value
    return Object.entries(attributes).every(([key, chosen]) => chosen.length === 0 || chosen.some((value) => has(key, value)))
  })
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
    expect([countOf(valuesOf(nothing.facets, 'color'), 'rust'), countOf(valuesOf(nothing.facets, 'color'), 'navy')]).toEqual([16, 19])
    const red = await ask({ attributes: { color: ['rust'] } })
    expect([countOf(valuesOf(red.facets, 'color'), 'rust'), countOf(valuesOf(red.facets, 'color'), 'navy')]).toEqual([16, 19])
    expect(valuesOf(red.facets, 'size')).toEqual([
      { value: 'S', label: 'S', count: 12 },
      { value: 'M', label: 'M', count: 4 },
      { value: 'L', label: 'L', count: 2 },
    ])
    const either = await ask({ attributes: { color: ['rust', 'navy'] } })
    // The coat, the vest, the box, one scarf, and what has buttons come in both colors.
    expect([red.total.count, either.total.count]).toEqual([16, 16 + 19 - 6])
  })

  test('F2 (tan or white) and leather: OR inside, AND across; products are counted, not variants, and before paging', async () => {
    const both = await ask({ attributes: { color: ['tan', 'white'] }, category: ['accessories'] })
    expect(both.items.map(({ name }) => name).sort()).toEqual(['Strap', 'Wallet'])
    expect(both.total).toEqual({ count: 2, exact: true })
    expect(countOf(valuesOf(both.facets, 'color'), 'tan')).toBe(2)
    const { body } = await plaza
      .browser()
      .call<Listed>('marketplace.listings.list', { attributes: { color: ['navy'] }, facets: true, limit: 1 })
    expect([body.items.length, body.total.count, countOf(valuesOf(body.facets, 'color'), 'navy')]).toEqual([1, 19, 19])
  })

  test('red and M together mean one variant that is both', async () => {
    const names = async (asked: Asked) => (await ask(asked)).items.map(({ name }) => name).sort()
    expect(await names({ attributes: { color: ['rust'], size: ['M'] } })).toEqual([
      'Buttoned scarf',
      'Buttoned shirt',
      'Coat',
      'Rust elm box',
    ])
    expect(await names({ attributes: { color: ['rust'], size: ['M'] }, stock: 'inStock' })).toEqual(['Buttoned shirt', 'Rust elm box'])
    expect(await names({ attributes: { color: ['rust'], size: ['M'] }, stock: 'soldOut' })).toEqual(['Buttoned scarf', 'Coat'])
    expect(await names({ attributes: { color: ['rust'], size: ['S'] }, q: 'coat', stock: 'inStock' })).toEqual(['Coat'])
  })

  test('values of four options are met by one variant, and with stock by one that can be bought', async () => {
    const names = async (asked: Asked) => (await ask(asked)).items.map(({ name }) => name).sort()
    const all = { color: ['rust'], size: ['M'], wood: ['oak', 'elm'], cut: ['slim'] }
    expect(await names({ attributes: all })).toEqual(['Buttoned scarf', 'Buttoned shirt'])
    expect(await names({ attributes: all, stock: 'inStock' })).toEqual(['Buttoned shirt'])
    // It has each pair of these values in some variant, and no variant with all three.
    expect(await names({ attributes: { color: ['rust'], size: ['L'], wood: ['oak'] } })).toEqual([])
  })

  test('options are named in the language of the shopper, and only those of the listed products are offered', async () => {
    const path = '/marketplace/listings?q=buttoned&facets=true&attributes[wood]=oak&attributes[size][]=M&attributes[size][]=L'
    const { items, facets } = (await plaza.guest().get(path, { 'accept-language': 'es' })).body as Listed
    expect(items.map(({ name }) => name).sort()).toEqual(['Buttoned scarf', 'Buttoned shirt'])
    expect(facets.attributes.map(({ key, name }) => [key, name])).toEqual([
      ['color', 'Color'],
      ['size', 'Talla'],
      ['wood', 'Madera'],
      ['cut', 'Cut'],
    ])
  })

  test('an attribute is one filter with the options of its key, and a product has the value either way', async () => {
    const names = async (asked: Asked) => (await ask(asked)).items.map(({ name }) => name).sort()
    expect(await names({ attributes: { wood: ['elm'] } })).toEqual(['Buttoned scarf', 'Buttoned shirt', 'Mixed tray', 'Rust elm box'])
    // The box is of elm as a whole, and its variant in navy is sold out.
    expect(await names({ attributes: { wood: ['elm'], color: ['rust'], size: ['M'] } })).toEqual(['Buttoned scarf', 'Rust elm box'])
    expect(await names({ attributes: { wood: ['elm'], color: ['navy'] }, stock: 'soldOut' })).toEqual(['Buttoned shirt', 'Rust elm box'])
    expect(await names({ attributes: { wood: ['oak'], color: ['rust'] }, stock: 'inStock' })).toEqual(['Buttoned shirt'])
  })

  test('numbers are filtered by bands and yes or no by both answers, in the administrator’s order and the shopper’s language', async () => {
    const path = '/marketplace/listings?q=tray&facets=true'
    const { facets } = (await plaza.guest().get(path, { 'accept-language': 'es' })).body as Listed
    expect(facets.attributes.map(({ name, values }) => [name, ...values.map(({ label, count }) => `${label}: ${count}`)])).toEqual([
      ['Madera', 'Oak: 2', 'Elm: 1'],
      ['Páginas', '10\u00a0–\u00a015 páginas: 2', '300\u00a0–\u00a0500 páginas: 0'],
      ['Con luz', 'Sí: 1', 'No: 1'],
    ])
  })

  test('what no administrator made a filter is none: a vendor’s option, and a text', async () => {
    expect((await ask()).facets.attributes.map(({ key }) => key)).toEqual(['color', 'size', 'wood', 'cut', 'pages', 'lit'])
    expect((await ask({ attributes: { maker: ['Nour'] } })).total.count).toBe(GOODS.length)
  })

  test('an option that no product has is ignored, and a value that none has lists nothing', async () => {
    expect((await ask({ attributes: { campaign: ['autumn'] } })).total.count).toBe(GOODS.length)
    expect((await ask({ attributes: { wood: ['plastic'] } })).total.count).toBe(0)
    // 20 values of each of four options are more combinations than could be tried one by one.
    const many = Array.from({ length: 50 }, (_, n) => `value ${n}`)
    const chosen = {
      color: ['rust', ...many.slice(1)],
      size: ['M', ...many.slice(1)],
      wood: ['oak', ...many.slice(1)],
      cut: ['slim', ...many.slice(1)],
    }
    expect((await ask({ attributes: chosen })).items.map(({ name }) => name)).toEqual(['Buttoned shirt'])
  })

  test('S10 a product is sold out when all its variants are, not when one is', async () => {
    const { items, facets } = await ask()
    const soldOut = items.filter(({ availability }) => availability === 'soldOut').map(({ name }) => name)
    expect(soldOut.sort()).toEqual(['Mixed tray', 'Vest'])
    expect(facets.stock).toEqual({ inStock: GOODS.length - 2, soldOut: 2 })
  })

  test('a category counts the products of its subcategories', async () => {
    const { facets } = await ask()
    expect(facets.categories.map(({ slug, parent, count }) => [slug, parent, count])).toEqual([
      ['apparel', null, 28],
      ['accessories', null, 3],
      ['tech', null, 2],
      ['leather-goods', 'accessories', 2],
    ])
  })

  test('a value without matches is listed with a count of zero', async () => {
    const { facets } = await ask({ category: ['leather-goods'] })
    expect(countOf(valuesOf(facets, 'color'), 'navy')).toBe(0)
    // No leather good has a size, so sizes are not offered.
    expect(facets.attributes.map(({ key }) => key)).toEqual(['color'])
    expect(facets.stock.soldOut).toBe(0)
    expect(facets.ratings.map(({ stars, count }) => [stars, count])).toEqual([4, 3, 2, 1].map((stars) => [stars, 0]))
  })

  test('are the same after a rebuild', async () => {
    const before = await ask({ attributes: { color: ['rust'] } })
    await rebuildListings(plaza.services)
    const after = await ask({ attributes: { color: ['rust'] } })
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
            attributes: fc.record(
              {
                color: some(['rust', 'navy', 'tan', 'white']),
                size: some(['S', 'M', 'L']),
                wood: some(['oak', 'elm', 'ash']),
                cut: some(['slim', 'wide']),
                pages: some(['10', '300']),
                lit: some(['yes', 'no']),
              },
              { requiredKeys: [] },
            ),
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
          for (const { key, values } of facets.attributes)
            for (const { value, count } of values)
              expect(count, `${key} ${value}`).toBe(expected({ ...asked, attributes: { ...asked.attributes, [key]: [value] } }))
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
