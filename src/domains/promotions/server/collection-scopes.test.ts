/** Promotions for a tag or a collection: the same price on the card, the product page, in the cart, at checkout and in the order. Over HTTP. */
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { FIXTURE_PASSWORD } from '#app/server/fixtures.ts'
import { findViolations } from '#app/server/invariants.ts'
import { openTestPlaza, type TestPlaza } from '#test/plaza/open.ts'
import { openSalesFlow, type SalesFlow } from '#test/plaza/sales-flow.ts'
import { reducedPrice } from '../contract/reduction.ts'
import type { PromotionView } from '../contract.ts'

let plaza: TestPlaza
let till: SalesFlow
let mug: string
let plate: string

beforeAll(async () => {
  plaza = await openTestPlaza()
  till = await openSalesFlow(plaza)
  ;[mug, plate] = await Promise.all([plaza.product('MUG-SAGE'), plaza.product('PLATE')])
  await plaza.rows(`update catalog.products set tags = '{Gift, table}' where id = $1`, [plate])
  await refresh(plate)
})
afterAll(() => plaza.close())
afterEach(async () => {
  await plaza.settle()
  expect(await findViolations(plaza.pool)).toEqual([])
  await plaza.rows('update promotions.promotions set archived_at = now() where archived_at is null')
})

const inShop = (operation: string, body: object) => till.amira.call(operation, body, { workspace: till.darAmira })
/** A change without effect, which publishes the product. */
async function refresh(id: string): Promise<void> {
  const change = { kind: 'price', byHundredths: 0 }
  expect((await inShop('products.change', { meant: { ids: [id] }, change })).status).toBe(200)
  await plaza.settle()
}

const input = (changes: Record<string, unknown>) => ({
  minimumMinor: 0,
  products: [],
  categories: [],
  vendors: [],
  endsAt: null,
  maxUses: null,
  maxUsesPerCustomer: null,
  name: { en: 'Gifts', es: '', ar: '' },
  code: null,
  offer: { kind: 'percentage', percent: 15 },
  startsAt: new Date(plaza.services.now().getTime() - 1000).toISOString(),
  ...changes,
})
async function offer(changes: Record<string, unknown>): Promise<PromotionView> {
  const { status, body } = await inShop('promotions.create', input(changes))
  expect(status, JSON.stringify(body)).toBe(200)
  return body
}
const TEXTS = { en: 'Kept together', es: '', ar: '' }
async function collect(changes: object): Promise<string> {
  const collection = { name: TEXTS, description: { en: '', es: '', ar: '' }, published: false, rule: null, products: [], ...changes }
  const { status, body } = await inShop('catalog.collections.create', collection)
  expect(status, JSON.stringify(body)).toBe(200)
  await plaza.settle()
  return body.id
}

type Money = { amountMinor: number }
type Shown = { productId: string; category: { slug: string }; price: Money; collectionIds: string[]; tags: string[] }

/** The prices of one piece: on the card, the page, in the cart, and what the order charges for it, whose total the cart announced. */
async function pricesOf(sku: string): Promise<number[]> {
  const guest = plaza.guest()
  const productId = await plaza.product(sku)
  const { reductions } = (await guest.get('/promotions/reductions?vendors=dar-amira')).body.items[0]
  const reduced = ({ category, price, tags, collectionIds }: Shown) =>
    reducedPrice(reductions, { productId, category: category.slug, tags, collections: collectionIds, priceMinor: price.amountMinor })
      ?.priceMinor ?? price.amountMinor
  const card = ((await guest.get(`/marketplace/listings`)).body.items as Shown[]).find((item) => item.productId === productId)
  const page = (await guest.get(`/marketplace/listings/${productId}`)).body
  if (!card) throw new Error(`${sku} has no card`)
  await guest.add(await plaza.variant(sku), 1)
  const left = ({ subtotal, discount }: { subtotal: Money; discount: Money }) => subtotal.amountMinor - discount.amountMinor
  const cart = (await guest.cart()).body
  const placed = await guest.placeOrder({ expectedTotalMinor: cart.totals.total.amountMinor })
  expect(placed.status, JSON.stringify(placed.body)).toBe(200)
  const order = (await guest.get(`/orders/${placed.body.orderId}`)).body
  return [reduced(card), reduced({ ...page, tags: page.details.tags }), left(cart.totals), left(order)]
}
const same = (minor: number) => [minor, minor, minor, minor]

describe('an automatic promotion', () => {
  test('for a tag reduces products with the tag, in any case, by the same amount everywhere', async () => {
    expect(await offer({ tags: ['GIFT'] })).toMatchObject({ tags: ['GIFT'], products: [] })
    expect(await pricesOf('PLATE')).toEqual(same(25_50))
    expect(await pricesOf('BOWL')).toEqual(same(10_05))
  })

  test('for a collection that was chosen by hand reduces its products by the same amount everywhere', async () => {
    const id = await collect({ products: [plate] })
    expect((await offer({ collections: [id] })).scope.collections).toEqual([{ id, name: 'Kept together' }])
    expect(await pricesOf('PLATE')).toEqual(same(25_50))
    expect(await pricesOf('BOWL')).toEqual(same(10_05))
  })

  test('for a collection by rule reduces what enters it, and no longer what leaves it', async () => {
    await offer({
      collections: [await collect({ rule: { match: 'all', conditions: [{ field: 'price', op: 'atMost', amountMinor: 15_00 }] } })],
    })
    expect(await pricesOf('BOWL')).toEqual(same(8_54))
    expect(await pricesOf('PLATE')).toEqual(same(30_00))
    const reprice = async (byHundredths: number) => {
      await inShop('products.change', { meant: { ids: [plate] }, change: { kind: 'price', byHundredths } })
      await plaza.settle()
    }
    await reprice(-50_00)
    expect(await pricesOf('PLATE')).toEqual(same(12_75))
    await reprice(100_00)
    expect(await pricesOf('PLATE')).toEqual(same(30_00))
  })

  test('reaches a cart at once, before any card is refreshed', async () => {
    const id = await collect({ products: [] })
    await offer({ collections: [id] })
    const guest = plaza.guest()
    await guest.add(await plaza.variant('PLATE'), 1)
    const discount = async () => (await guest.cart()).body.totals.discount.amountMinor
    expect(await discount()).toBe(0)
    const changed = { name: TEXTS, description: TEXTS, published: false, rule: null, products: [plate], collectionId: id, version: 1 }
    expect((await inShop('catalog.collections.update', changed)).status).toBe(200)
    expect(await discount()).toBe(4_50)
  })

  test('for a deleted collection reduces nothing, instead of everything', async () => {
    const id = await collect({ products: [plate] })
    const { id: promotionId } = await offer({ collections: [id] })
    await inShop('catalog.collections.remove', { collectionId: id })
    await plaza.settle()
    expect(await pricesOf('PLATE')).toEqual(same(30_00))
    expect((await inShop('promotions.get', { promotionId })).body.scope.collections).toEqual([{ id, name: id }])
  })
})

test('a code for a tag is refused by a cart without such goods, and applies to those with it', async () => {
  await offer({ code: 'GIFTS', tags: ['gift'] })
  const guest = plaza.guest()
  await guest.add(await plaza.variant('BOWL'), 1)
  expect((await guest.call('POST', '/cart/codes', { code: 'GIFTS' })).body.code).toBe('CODE_OTHER_GOODS')
  await guest.add(await plaza.variant('PLATE'), 1)
  await guest.call('POST', '/cart/codes', { code: 'GIFTS' })
  expect((await guest.cart()).body.totals.discount.amountMinor).toBe(4_50)
})

test('a promotion of the platform applies to its collections, and nobody uses the collections of others', async () => {
  const own = await collect({ products: [mug] })
  const collection = { name: TEXTS, description: TEXTS, published: true, rule: null, products: [plate] }
  const { id } = (await till.omar.call('catalog.admin.collections.create', collection)).body
  await plaza.settle()
  expect((await inShop('promotions.create', input({ collections: [id] }))).body.code).toBe('UNKNOWN_SCOPE')
  await till.omar.renewReauthentication(FIXTURE_PASSWORD)
  const save = (collections: string[]) => till.omar.call('promotions.admin.create', input({ collections, onDelivery: true }))
  expect((await save([own])).body.code).toBe('UNKNOWN_SCOPE')
  expect((await save([id])).status).toBe(200)
  expect(await pricesOf('PLATE')).toEqual(same(25_50))
})

test('the form offers the collections of the owner', async () => {
  expect((await inShop('promotions.collections', { q: 'kept' })).body.items).toContainEqual({
    id: expect.stringMatching(/^col_/),
    name: 'Kept together',
    detail: null,
  })
  expect((await inShop('promotions.collections', { q: 'nothing like it' })).body.items).toEqual([])
})
