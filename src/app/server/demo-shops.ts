/** The shops of the demo data: their people, what they sell and what is on their shelves. */
import {
  addDefaultCategories,
  addDemoAttributes,
  DEMO,
  type DemoProduct,
  type DemoVendor,
  NEW_ARRIVALS,
  seedProduct,
} from '#domains/catalog/server/demo.ts'
import { receiveStock } from '#domains/inventory/server/index.ts'
import { seedDigital } from '#domains/products/server/demo.ts'
import type { SeededProduct } from '#domains/reviews/server/demo.ts'
import { demoShopTexts, SHOP_AGES, seedDeliveryMethods, seedTrader } from '#domains/vendors/server/demo.ts'
import { seedShopPictures } from '#domains/vendors/server/demo-pictures.ts'
import { DEMO_POLICIES } from '#domains/vendors/server/demo-policies.ts'
import { approveVendor } from '#domains/vendors/server/index.ts'
import { openBusiness } from '#domains/workspaces/server/index.ts'
import type { Tx } from '#platform/server/transact.ts'
import type { DemoFiles } from './demo-files.ts'
import type { Shop } from './demo-order-seeder.ts'

const HOUR_MS = 3600_000
const DAY_MS = 24 * HOUR_MS

/** The products that the shops opened with were published one every few hours. */
const PUBLISHED_EVERY_MS = 5 * HOUR_MS

/** The shops opened, and their shelves were filled, before the year of trade. */
const FOUNDED_BEFORE_MS = 400 * DAY_MS

type Receipt = Parameters<typeof receiveStock>[1]

/** Its shelves are being filled. */
type OpenedShop = Shop & { variants: Map<string, string> }

export type Shops = { shops: ReadonlyMap<string, Shop>; products: ReadonlyMap<string, SeededProduct> }

/** Returns the shops and the products by slug. */
export async function seedShops(tx: Tx, owners: ReadonlyMap<string, string>, files: DemoFiles): Promise<Shops> {
  await addDefaultCategories(tx)
  await addDemoAttributes(tx)
  const moments = schedulePublications(tx.now)
  const opened: { vendor: DemoVendor; shop: OpenedShop }[] = []
  for (const vendor of DEMO) opened.push({ vendor, shop: await openShop(tx, vendor, owners, files) })
  // The shops are independent of each other: while the database fills one's shelves, the statements of the others are made.
  const products = await Promise.all(
    opened.map(async ({ vendor, shop }) => {
      const seeded: (readonly [string, SeededProduct])[] = []
      const receipts: Receipt[] = []
      for (const product of vendor.products) {
        const { productId, stock } = await seedGoods(tx, shop, product, moments.get(product.slug) ?? tx.now, files)
        receipts.push(...stock)
        seeded.push([product.slug, { productId, workspaceId: shop.workspaceId, ownerId: shop.ownerId }])
      }
      // Received before the first demo order was placed.
      await receiveStock({ ...tx, now: new Date(tx.now.getTime() - FOUNDED_BEFORE_MS) }, ...receipts)
      return seeded
    }),
  )
  return { shops: new Map(opened.map(({ vendor, shop }) => [vendor.slug, shop])), products: new Map(products.flat()) }
}

async function openShop(
  tx: Tx,
  { slug, name, tagline }: DemoVendor,
  owners: ReadonlyMap<string, string>,
  { fronts }: DemoFiles,
): Promise<OpenedShop> {
  const ownerId = owners.get(slug)
  if (!ownerId) throw new Error(`the demo data has no owner of ${slug}`)
  const opening = { ...tx, now: openingOf(tx.now, slug) }
  const workspaceId = await openBusiness(opening, { name, ownerId })
  await approveVendor(opening, { workspaceId, slug, name, tagline, policies: DEMO_POLICIES[slug] ?? {}, ...demoShopTexts(slug) })
  await seedDeliveryMethods(tx, { workspaceId, slug })
  await seedTrader(tx, { workspaceId, slug })
  const front = fronts.get(slug)
  if (front) await seedShopPictures(tx, workspaceId, front)
  return { workspaceId, ownerId, variants: new Map() }
}

/** Adds the product's variants to the shop, and returns what of it is to be put on the shelves. */
async function seedGoods(
  tx: Tx,
  { workspaceId, variants }: OpenedShop,
  product: DemoProduct,
  publishedAt: Date,
  { pictures, digital }: DemoFiles,
): Promise<{ productId: string; stock: Receipt[] }> {
  const shown = pictures.get(product.slug) ?? []
  const created = await seedProduct({ ...tx, now: publishedAt }, workspaceId, product, shown, publishedAt, variants)
  const productId = created.id
  const stock = created.variants.flatMap(({ sku, id: variantId }) => {
    variants.set(sku, variantId)
    const quantity = product.variants.find((variant) => variant.sku === sku)?.stock ?? null
    return quantity === null ? [] : [{ workspaceId, productId, variantId, quantity }]
  })
  const { files = [], licenseKeys = [] } = product
  const [first] = created.variants
  if (first && product.kind === 'digital')
    await seedDigital(tx, {
      workspaceId,
      productId,
      variantId: first.id,
      files: files.flatMap((name) => digital.get(name) ?? []),
      licenseKeys,
    })
  return { productId, stock }
}

function openingOf(now: Date, slug: string): Date {
  return new Date(now.getTime() - (SHOP_AGES[slug] ?? 0) * DAY_MS)
}

/** Vendors alternate, so that the newest products are not all from one shop. Some arrived in the last weeks. */
function schedulePublications(now: Date): Map<string, Date> {
  const turns = Math.max(...DEMO.map(({ products }) => products.length))
  const order = Array.from({ length: turns }, (_, turn) => DEMO.flatMap(({ products }) => products[turn]?.slug ?? [])).flat()
  const opened = now.getTime() - Math.min(...Object.values(SHOP_AGES)) * DAY_MS
  return new Map(
    order.map((slug, index) => {
      const arrivedDaysAgo = NEW_ARRIVALS[slug]
      const first = opened + (order.length - index) * PUBLISHED_EVERY_MS
      return [slug, new Date(arrivedDaysAgo === undefined ? first : now.getTime() - arrivedDaysAgo * DAY_MS)]
    }),
  )
}
