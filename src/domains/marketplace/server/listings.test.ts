import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { archiveProduct, createProduct, setVariantPrice } from '#domains/catalog/server/fixtures.ts'
import { transactAsSystem } from '#platform/server/transact.ts'
import { openTestPlaza, type TestPlaza } from '#test/plaza/open.ts'
import { rebuildListings } from './rebuild-listings.ts'

let plaza: TestPlaza

beforeAll(async () => {
  plaza = await openTestPlaza()
})
afterAll(() => plaza.close())

const list = async (query: string, language = 'en') => {
  const guest = plaza.guest()
  guest.language = language
  return guest.get(`/marketplace/listings${query}`)
}
const names = async (query: string, language = 'en') => (await list(query, language)).body.items.map(({ name }: { name: string }) => name)

describe('the list', () => {
  test('shows what is on sale with its vendor, price, availability and colors', async () => {
    const { body } = await list('?q=mug')
    expect(body.items).toHaveLength(1)
    expect(body.items[0]).toMatchObject({
      name: 'Ribbed Mug',
      vendor: { slug: 'dar-amira', name: 'Dar Amira' },
      category: { slug: 'accessories', name: 'Accessories' },
      price: { amountMinor: 2800, currency: 'USD' },
      priceVaries: true,
      availability: 'available',
      colors: ['sage', 'ivory', 'clay'],
    })
    expect(body.total).toEqual({ count: 1, exact: true })
  })

  test('is sorted by newest, cheapest and dearest', async () => {
    const prices = async (sort: string) =>
      (await list(`?sort=${sort}`)).body.items.map(({ price }: { price: { amountMinor: number } }) => price.amountMinor)
    expect(await prices('priceAscending')).toEqual([1005, 1999, 2800, 3000, 3000, 12000])
    expect(await prices('priceDescending')).toEqual([12000, 3000, 3000, 2800, 1999, 1005])
    expect(await names('?sort=newest')).toHaveLength(6)
  })

  test('is narrowed by category, vendor and price, both ends included', async () => {
    expect((await names('?category=tech')).sort()).toEqual(['Charging Cable', 'Desk Lamp'])
    expect((await names('?vendor=dar-amira')).sort()).toEqual(['Ribbed Mug', 'Serving Plate', 'Small Bowl'])
    expect((await names('?minPriceMinor=1999&maxPriceMinor=2800')).sort()).toEqual(['Plain Tee', 'Ribbed Mug'])
    expect(await names('?category=nothing')).toEqual([])
  })

  test('is paged by cursor: every listing once, whatever the sort', async () => {
    for (const sort of ['newest', 'priceAscending', 'priceDescending']) {
      const seen: string[] = []
      let cursor: string | null = ''
      while (cursor !== null) {
        const { body }: { body: { items: { name: string }[]; nextCursor: string | null } } = await list(
          `?sort=${sort}&limit=2${cursor ? `&cursor=${cursor}` : ''}`,
        )
        seen.push(...body.items.map(({ name }) => name))
        cursor = body.nextCursor
      }
      expect(seen, sort).toHaveLength(6)
      expect(new Set(seen).size, sort).toBe(6)
    }
  })

  test('rejects a cursor of another sort and an invalid one', async () => {
    const { body } = await list('?sort=newest&limit=2')
    for (const cursor of [body.nextCursor, 'nonsense']) {
      const refused = await list(`?sort=priceAscending&limit=2&cursor=${cursor}`)
      expect([refused.status, refused.body.code, refused.body.data.fields[0].path]).toEqual([400, 'INVALID_INPUT', 'cursor'])
    }
  })

  test('rejects more than a hundred at once and negative prices', async () => {
    const { status, body } = await list('?limit=101&minPriceMinor=-1')
    expect(status).toBe(400)
    expect(body.data.fields.map(({ path }: { path: string }) => path).sort()).toEqual(['limit', 'minPriceMinor'])
  })
})

describe('search', () => {
  test('finds beginnings of words in names and descriptions, names first', async () => {
    expect(await names('?q=rib')).toEqual(['Ribbed Mug'])
    expect(await names('?q=oli')).toEqual(['Small Bowl'])
    expect(await names('?q=ribbed+mug')).toEqual(['Ribbed Mug'])
  })

  test('finds Spanish without accents and Arabic without vowel signs, in the reader’s words', async () => {
    expect(await names('?q=algodon', 'es')).toEqual(['Camiseta lisa'])
    expect(await names('?q=كوب', 'ar')).toEqual(['كوب مضلّع'])
    expect(await names('?q=مضلع', 'ar')).toEqual(['كوب مضلّع'])
  })

  test('finds a product by its own name in a language it has no words in', async () => {
    expect(await names('?q=lamp', 'ar')).toEqual(['Desk Lamp'])
  })

  test('finds a similarly spelled name when nothing matches exactly', async () => {
    expect(await names('?q=ribed')).toEqual(['Ribbed Mug'])
  })

  test('treats operators in a query as plain text', async () => {
    for (const q of ["'", '"', '%', ':*', '&|!', '()', '\\', "');drop table catalog.products;--", '💥', ' '.repeat(10)]) {
      expect((await list(`?q=${encodeURIComponent(q)}`)).status, q).toBe(200)
    }
  })
})

describe('a listing follows changes in other domains', () => {
  test('a product appears when it is published and disappears when it is archived', async () => {
    const [{ workspace_id: workspaceId = '' } = {}] = await plaza.rows<{ workspace_id: string }>(
      `select workspace_id from vendors.vendors where slug = 'dar-amira'`,
    )
    const { id } = await transactAsSystem(plaza.services, (tx) =>
      createProduct(tx, {
        workspaceId,
        categorySlug: 'tech',
        status: 'active',
        language: 'en',
        texts: { en: { name: 'Zebra Radio', description: '' } },
        pictures: [],
        variants: [{ sku: 'ZEBRA', priceMinor: 9900 }],
      }),
    )
    expect(await names('?q=zebra')).toEqual([])
    await plaza.settle()
    expect(await names('?q=zebra')).toEqual(['Zebra Radio'])
    await transactAsSystem(plaza.services, (tx) => archiveProduct(tx, id))
    await plaza.settle()
    expect(await names('?q=zebra')).toEqual([])
    expect((await plaza.guest().get(`/marketplace/listings/${id}`)).status).toBe(404)
  })

  test('a new price is shown and published for the pages that show it', async () => {
    const bowl = await plaza.variant('BOWL')
    await transactAsSystem(plaza.services, (tx) => setVariantPrice(tx, bowl, 1500))
    await plaza.settle()
    const { body } = await list('?q=bowl')
    expect(body.items[0].price.amountMinor).toBe(1500)
    const [event] = await plaza.rows<{ aggregate: string }>(
      `select aggregate from platform.events where type = 'marketplace.listingChanged' order by position desc limit 1`,
    )
    expect(event?.aggregate).toBe(await plaza.product('BOWL'))
  })

  test('the last units bought show the product sold out; buying one of many changes no list', async () => {
    const changes = async (sku: string) =>
      (
        await plaza.rows(`select 1 from platform.events where type = 'marketplace.listingChanged' and aggregate = $1`, [
          await plaza.product(sku),
        ])
      ).length
    const bruno = plaza.guest()
    await plaza.settle()
    const before = await changes('CABLE')
    await bruno.add(await plaza.variant('CABLE'), 1)
    await bruno.placeOrder()
    await plaza.settle()
    expect(await changes('CABLE')).toBe(before)
    await bruno.add(await plaza.variant('LAMP'), 50)
    await bruno.placeOrder()
    await plaza.settle()
    expect((await list('?q=lamp')).body.items[0].availability).toBe('soldOut')
  })

  test('a rebuild from nothing makes the same listings', async () => {
    await plaza.settle()
    const snapshot = () =>
      plaza.rows(
        `select to_jsonb(l) - '{ordinal,version}'::text[] as listing, (select jsonb_agg(to_jsonb(t) - '{ordinal,version}'::text[] order by language) from marketplace.listing_texts t where t.product_id = l.product_id) as texts from marketplace.listings l order by product_id`,
      )
    const before = await snapshot()
    expect(await rebuildListings(plaza.services)).toBe(before.length)
    expect(await snapshot()).toEqual(before)
  })
})

describe('the product page', () => {
  test('shows the units left of a variant only when few are left, and related listings', async () => {
    const { body } = await plaza.guest().get(`/marketplace/listings/${await plaza.product('MUG-SAGE')}`)
    expect(body.variants.map(({ sku, availability, left }: Record<string, unknown>) => [sku, availability, left])).toEqual([
      ['MUG-SAGE', 'available', null],
      ['MUG-IVORY', 'low', 3],
      ['MUG-CLAY', 'soldOut', 0],
    ])
    expect(body.vendor.tagline).toBe('Dar Amira makes and sells.')
    expect(body.sameVendor.map(({ name }: { name: string }) => name).sort()).toEqual(['Serving Plate', 'Small Bowl'])
    expect(body.similar).toEqual([])
    expect(body.vendor).toMatchObject({ policies: { shipping: null, returns: null }, rating: null })
    const shared = { freeOver: { amountMinor: 5000, currency: 'USD' }, fee: { amountMinor: 1000, currency: 'USD' } }
    expect(body.delivery).toEqual({ from: expect.stringMatching(/^\d{4}-\d\d-\d\d$/), to: expect.any(String), method: null, shared })
  })

  test('shows the compare-at price of a reduced variant', async () => {
    const { body } = await plaza.guest().get(`/marketplace/listings/${await plaza.product('LAMP')}`)
    expect(body.variants[0]).toMatchObject({ price: { amountMinor: 120_00 }, compareAt: { amountMinor: 150_00 } })
  })

  test('needs as many statements for a product with three variants as with one', async () => {
    let asked = 0
    const count = () => {
      asked += 1
    }
    const statements = async (sku: string) => {
      const productId = await plaza.product(sku)
      asked = 0
      plaza.pool.on('acquire', count)
      await plaza.guest().get(`/marketplace/listings/${productId}`)
      plaza.pool.off('acquire', count)
      return asked
    }
    expect(await statements('MUG-SAGE')).toBeLessThanOrEqual(12)
    expect(await statements('MUG-SAGE')).toBe(await statements('LAMP'))
  })

  test('C7 is removed with the product, which can’t be asked about and is not shown as related', async () => {
    const { id } = await transactAsSystem(plaza.services, async (tx) =>
      createProduct(tx, {
        workspaceId: await plaza.workspace('Plaza House'),
        categorySlug: 'tech',
        status: 'active',
        language: 'en',
        pictures: [],
        texts: { en: { name: 'Short-lived Radio', description: '' } },
        variants: [{ sku: 'SHORT', priceMinor: 50_00 }],
      }),
    )
    await plaza.settle()
    const relatedIds = async () => {
      const { body } = await plaza.guest().get(`/marketplace/listings/${await plaza.product('LAMP')}`)
      return body.sameVendor.map(({ productId }: { productId: string }) => productId)
    }
    expect(await relatedIds()).toContain(id)
    await transactAsSystem(plaza.services, (tx) => archiveProduct(tx, id))
    await plaza.settle()
    expect(await relatedIds()).not.toContain(id)
    expect((await plaza.guest().get(`/marketplace/listings/${id}`)).status).toBe(404)
    const bruno = await plaza.member('bruno')
    expect((await bruno.call('marketplace.questions.ask', { productId: id, text: 'Still there?' })).status).toBe(404)
  })

  test('answers 404 for a product that does not exist', async () => {
    expect((await plaza.guest().get('/marketplace/listings/prod_00000000000000000000000000')).status).toBe(404)
    expect((await plaza.guest().get(`/marketplace/listings/${'x'.repeat(65)}`)).status).toBe(422)
  })
})

test('the overview counts what it shows', async () => {
  const { body } = await plaza.guest().get('/marketplace/overview')
  expect(body.categories.map(({ slug, productCount }: Record<string, unknown>) => [slug, productCount])).toEqual([
    ['apparel', 1],
    ['accessories', 3],
    ['tech', 2],
  ])
  expect(body.vendors.map(({ name }: { name: string }) => name)).toEqual(['Plaza House', 'Dar Amira'])
  expect(body.productCount).toBe(6)
})
