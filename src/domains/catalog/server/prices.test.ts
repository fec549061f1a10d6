/** The lowest price of the last 30 days, beside Amira's compare-at prices. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findViolations } from '#app/server/invariants.ts'
import type { Member } from '#test/plaza/member.ts'
import { openTestPlaza, type TestPlaza } from '#test/plaza/open.ts'

let plaza: TestPlaza
let amira: Member
let workspace = ''

beforeAll(async () => {
  plaza = await openTestPlaza()
  amira = await plaza.member('amira')
  workspace = await plaza.workspace('Dar Amira')
})
afterAll(async () => {
  expect(await findViolations(plaza.pool)).toEqual([])
  await plaza.close()
})

async function addLamp(sku: string): Promise<string> {
  const variant = { id: null, sku, priceMinor: 100_00, compareAtMinor: null, costMinor: null, stock: null }
  const texts = { en: { name: `Lamp ${sku}`, description: '', seoTitle: '', seoDescription: '' } }
  const draft = { language: 'en', texts, categorySlug: 'tech', status: 'active', images: [], variants: [variant] }
  return (await amira.call('products.create', draft, { workspace })).body.id
}

/** Sets price and compare-at price in the product's form. */
async function setPrice(productId: string, priceMinor: number, compareAtMinor: number | null): Promise<void> {
  const { body } = await amira.call('products.get', { productId }, { workspace })
  const { version, language, texts, category, status, variants } = body
  const changed = variants.map((variant: object) => ({ ...variant, priceMinor, compareAtMinor, stock: null }))
  const draft = { productId, version, language, texts, categorySlug: category.slug, status, images: [], variants: changed }
  const saved = await amira.call('products.update', draft, { workspace })
  expect(saved.status, JSON.stringify(saved.body)).toBe(200)
}

/** Moves everything that happened to the product's prices into the past. */
const waitDays = (productId: string, days: number) =>
  plaza.rows(
    `update catalog.prices set since = since - $2 * interval '1 day', until = until - $2 * interval '1 day'
     where variant_id in (select id from catalog.variants where product_id = $1)`,
    [productId, days],
  )

const lowestShown = async (productId: string) =>
  (await plaza.guest().get(`/marketplace/listings/${productId}`)).body.variants[0].lowestBefore?.amountMinor ?? null

test('a reduced price is shown with the lowest of the 30 days before it, not with what it cost earlier', async () => {
  const lamp = await addLamp('LOWEST')
  await waitDays(lamp, 50)
  await setPrice(lamp, 60_00, null)
  await waitDays(lamp, 45)
  await setPrice(lamp, 90_00, null)
  await waitDays(lamp, 20)
  await setPrice(lamp, 95_00, null)
  await waitDays(lamp, 5)
  // 90.00 and 95.00 held in the last 30 days; 60.00 until 25 days ago too.
  await setPrice(lamp, 80_00, 100_00)
  expect(await lowestShown(lamp)).toBe(60_00)
  await waitDays(lamp, 10)
  await setPrice(lamp, 70_00, 100_00)
  expect(await lowestShown(lamp)).toBe(80_00)
})

test('a price that was never another, and one that is not reduced, have none', async () => {
  const lamp = await addLamp('FRESH')
  expect(await lowestShown(lamp)).toBe(null)
  await waitDays(lamp, 5)
  await setPrice(lamp, 100_00, 120_00)
  expect(await lowestShown(lamp)).toBe(null)
  await setPrice(lamp, 80_00, null)
  expect(await lowestShown(lamp)).toBe(null)
})

test('two changes in one moment keep the last, and a bulk change is kept too', async () => {
  const lamp = await addLamp('BULK')
  await waitDays(lamp, 5)
  const change = { meant: { ids: [lamp] }, change: { kind: 'price', byHundredths: -1_000 } }
  expect((await amira.call('products.change', change, { workspace })).body.changed).toBe(1)
  const client = await plaza.pool.connect()
  await client.query('begin')
  for (const price of [70_00, 65_00])
    await client.query('update catalog.variants set price_minor = $1 where product_id = $2', [price, lamp])
  await client.query('update catalog.products set price_minor = 6500, max_price_minor = 6500 where id = $1', [lamp])
  await client.query('commit')
  client.release()
  const kept = await plaza.rows(
    `select p.price_minor, p.until is null as now from catalog.prices p join catalog.variants v on v.id = p.variant_id
     where v.product_id = $1 order by p.since`,
    [lamp],
  )
  expect(kept).toEqual([
    { price_minor: 100_00, now: false },
    { price_minor: 90_00, now: false },
    { price_minor: 65_00, now: true },
  ])
})
