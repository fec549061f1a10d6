/** Collections as shoppers see them: their pages, their lists in the shop, and links to them. Over HTTP. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Guest } from '#test/plaza/guest.ts'
import type { Member } from '#test/plaza/member.ts'
import { openTestPlaza, type TestPlaza } from '#test/plaza/open.ts'

let plaza: TestPlaza
let bruno: Member
let amira: Member
let omar: Member
let workspace: string
let mug: string
let bowl: string
let plate: string
let lamp: string

beforeAll(async () => {
  plaza = await openTestPlaza()
  ;[bruno, amira, omar] = [await plaza.member('bruno'), await plaza.member('amira'), await plaza.member('omar')]
  workspace = await plaza.workspace('Dar Amira')
  ;[mug, bowl, plate, lamp] = await Promise.all([
    plaza.product('MUG-SAGE'),
    plaza.product('BOWL'),
    plaza.product('PLATE'),
    plaza.product('LAMP'),
  ])
})
afterAll(() => plaza.close())

const input = (changes: Record<string, unknown> = {}) => ({
  name: { en: 'For the table', es: 'Para la mesa', ar: '' },
  description: { en: 'Plates and bowls.', es: '', ar: '' },
  published: true,
  rule: null,
  products: [],
  ...changes,
})
async function save(operation: string, body: object) {
  const reply = await amira.call(`catalog.collections.${operation}`, body, { workspace })
  expect(reply.status, JSON.stringify(reply.body)).toBe(200)
  await plaza.settle()
  return reply.body
}
const create = (changes: Record<string, unknown>) => save('create', input(changes))
const list = async (asked: object) => (await bruno.call('marketplace.listings.list', asked)).body
const idsOf = ({ items }: { items: { productId: string }[] }) => items.map(({ productId }) => productId)
const page = (slug: string) => bruno.call('marketplace.collections.get', { slug })
const change = (ids: string[], what: object) => amira.call('products.change', { meant: { ids }, change: what }, { workspace })

describe('the page of a collection', () => {
  test('has its name in the reader’s language, its vendor and the number of its products', async () => {
    const { slug } = await create({ products: [plate, mug] })
    expect((await page(slug)).body).toEqual({
      slug,
      name: 'For the table',
      description: 'Plates and bowls.',
      vendor: { slug: 'dar-amira', name: 'Dar Amira' },
      ordered: true,
      productCount: 2,
      image: null,
    })
    bruno.language = 'es'
    expect((await page(slug)).body).toMatchObject({ name: 'Para la mesa', description: 'Plates and bowls.' })
    bruno.language = 'en'
  })

  test('is missing while the collection is hidden, and so is its list', async () => {
    const { id, slug } = await create({ published: false, products: [mug] })
    expect((await page(slug)).status).toBe(404)
    expect((await list({ collection: slug })).total.count).toBe(0)
    await save('update', { ...input({ products: [mug] }), collectionId: id, version: 1 })
    expect((await page(slug)).body.productCount).toBe(1)
    expect(idsOf(await list({ collection: slug }))).toEqual([mug])
    await save('remove', { collectionId: id })
    expect((await page(slug)).status).toBe(404)
    expect((await list({ collection: slug })).total.count).toBe(0)
  })

  test('is linked from its vendor and from its products, unless it is hidden', async () => {
    const shown = await create({ name: { en: 'Gifts', es: '', ar: '' }, products: [bowl] })
    await create({ name: { en: 'Secret', es: '', ar: '' }, published: false, products: [bowl] })
    const link = { slug: shown.slug, name: 'Gifts' }
    expect((await bruno.call('marketplace.listings.get', { productId: bowl })).body.collections).toEqual([link])
    const { collections } = (await bruno.call('marketplace.vendors.get', { slug: 'dar-amira' })).body
    expect(collections).toContainEqual(link)
    expect(JSON.stringify(collections)).not.toContain('Secret')
  })
})

describe('the list of a collection', () => {
  test('has the order that the vendor chose, page by page, until the shopper sorts it', async () => {
    const { slug } = await create({ products: [plate, mug, bowl] })
    expect(idsOf(await list({ collection: slug }))).toEqual([plate, mug, bowl])
    const first = await list({ collection: slug, limit: 2 })
    expect(idsOf(first)).toEqual([plate, mug])
    expect(first.total.count).toBe(3)
    expect(await list({ collection: slug, limit: 2, cursor: first.nextCursor })).toMatchObject({
      items: [{ productId: bowl }],
      nextCursor: null,
    })
    expect(idsOf(await list({ collection: slug, sort: 'priceAscending' }))).toEqual([bowl, mug, plate])
    expect(await list({ collection: slug, sort: 'newest', cursor: first.nextCursor })).toMatchObject({ code: 'INVALID_INPUT' })
    const sorted = await list({ collection: slug, sort: 'newest', limit: 1 })
    expect(await list({ collection: slug, cursor: sorted.nextCursor })).toMatchObject({ code: 'INVALID_INPUT' })
  })

  test('is searched and filtered like the shop, and counts its facets', async () => {
    const { slug } = await create({ products: [plate, mug] })
    expect(idsOf(await list({ collection: slug, q: 'mug' }))).toEqual([mug])
    expect(idsOf(await list({ collection: slug, minPriceMinor: 29_00 }))).toEqual([plate])
    const { facets } = await list({ collection: slug, facets: true })
    expect(facets.stock).toEqual({ inStock: 2, soldOut: 0 })
    expect(facets.categories.find((category: { slug: string }) => category.slug === 'accessories').count).toBe(2)
  })

  test('follows the rule: a product that becomes cheap enough enters, one that becomes dearer leaves', async () => {
    const rule = { match: 'all', conditions: [{ field: 'price', op: 'atMost', amountMinor: 15_00 }] }
    const { slug } = await create({ name: { en: 'Under 15', es: '', ar: '' }, rule })
    expect(idsOf(await list({ collection: slug }))).toEqual([bowl])
    await change([plate], { kind: 'price', byHundredths: -50_00 })
    await plaza.settle()
    expect(idsOf(await list({ collection: slug })).sort()).toEqual([bowl, plate].sort())
    await change([plate], { kind: 'price', byHundredths: 100_00 })
    await plaza.settle()
    expect(idsOf(await list({ collection: slug }))).toEqual([bowl])
  })

  test('leaves out archived products and those that were taken down', async () => {
    const { slug } = await create({ products: [plate, mug, bowl] })
    await change([plate], { kind: 'status', status: 'archived' })
    await omar.call('catalog.admin.products.takeDown', { productId: mug, reason: 'dangerous', statement: 'Cracks.' })
    await plaza.settle()
    expect(idsOf(await list({ collection: slug }))).toEqual([bowl])
    expect((await page(slug)).body.productCount).toBe(1)
    await change([plate], { kind: 'status', status: 'active' })
    await omar.call('catalog.admin.products.putBack', { productId: mug })
    await plaza.settle()
    expect(idsOf(await list({ collection: slug }))).toEqual([plate, mug, bowl])
  })
})

describe('a collection of the platform', () => {
  test('has products of several vendors, and those of a suspended one are gone with the vendor’s own collections', async () => {
    const own = await create({ products: [mug] })
    const { slug } = (await omar.call('catalog.admin.collections.create', input({ products: [lamp, mug] }))).body
    await plaza.settle()
    expect((await page(slug)).body).toMatchObject({ vendor: null, productCount: 2 })
    expect(idsOf(await list({ collection: slug }))).toEqual([lamp, mug])
    const [{ id } = { id: '' }] = (await omar.call('vendors.admin.vendors.list', { q: 'Dar Amira' })).body.items
    const reply = await omar.call('vendors.admin.vendors.suspend', { id, reason: 'Under review.' })
    expect(reply.status, JSON.stringify(reply.body)).toBe(200)
    await plaza.settle()
    expect(idsOf(await list({ collection: slug }))).toEqual([lamp])
    expect((await page(own.slug)).status).toBe(404)
  })
})

test('guests of the public API read a collection and its products', async () => {
  const guest: Guest = plaza.guest()
  const { slug } = (await omar.call('catalog.admin.collections.create', input({ name: { en: 'Light', es: '', ar: '' }, products: [lamp] })))
    .body
  await plaza.settle()
  expect((await guest.get(`/marketplace/collections/${slug}`)).body).toMatchObject({ name: 'Light', productCount: 1 })
  expect(idsOf((await guest.get(`/marketplace/listings?collection=${slug}`)).body)).toEqual([lamp])
})

test('the one search finds published collections by their names in any language', async () => {
  const name = { en: 'Winter evenings', es: 'Noches de invierno', ar: '' }
  const { id } = (await omar.call('catalog.admin.collections.create', input({ name, products: [lamp] }))).body
  const found = async (q: string) =>
    (await bruno.call('search.list', { q, type: 'collection' })).body.items.map(({ title }: { title: string }) => title)
  expect(await found('winter')).toEqual(['Winter evenings'])
  expect(await found('invierno')).toEqual(['Winter evenings'])
  await omar.call('catalog.admin.collections.update', { ...input({ name, published: false }), collectionId: id, version: 1 })
  expect(await found('winter')).toEqual([])
})

test('the shop is filtered by tags, in any case, together with its other filters', async () => {
  await plaza.rows(`update catalog.products set tags = '{Gift, desk}' where id = $1`, [lamp])
  const cable = await plaza.product('CABLE')
  await plaza.rows(`update catalog.products set tags = '{gift}' where id = $1`, [cable])
  const house = await plaza.workspace('Plaza House')
  const meant = { ids: [lamp, cable] }
  await omar.call('products.change', { meant, change: { kind: 'price', byHundredths: 0 } }, { workspace: house })
  await plaza.settle()
  expect(idsOf(await list({ tag: 'GIFT' })).sort()).toEqual([lamp, cable].sort())
  expect(idsOf(await list({ tag: ['desk', 'nowhere'] }))).toEqual([lamp])
  expect(idsOf(await list({ tag: 'gift', maxPriceMinor: 50_00 }))).toEqual([cable])
  expect((await list({ tag: 'nowhere' })).total.count).toBe(0)
})
