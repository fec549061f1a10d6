/** The demo data: seeded once into an empty database, so that a new Plaza is a shop to explore. */

import { seedProfiles, storeFaces } from '#domains/accounts/server/demo.ts'
import { seedProductViews } from '#domains/analytics/server/demo.ts'
import { seedLimit } from '#domains/approvals/server/demo.ts'
import {
  addDefaultCategories,
  addDemoAttributes,
  DEMO,
  type DemoVendor,
  NEW_ARRIVALS,
  seedProduct,
  storePictures,
} from '#domains/catalog/server/demo.ts'
import { seedCollections } from '#domains/catalog/server/demo-collections.ts'
import { seedContacts } from '#domains/crm/server/demo-contacts.ts'
import { seedDeals } from '#domains/crm/server/demo-deals.ts'
import { seedForms } from '#domains/crm/server/demo-forms.ts'
import { seedQuotes } from '#domains/crm/server/demo-quotes.ts'
import { seedFeed } from '#domains/feed/server/demo.ts'
import { seedGroups, storeDemoFiles } from '#domains/groups/server/demo.ts'
import { seedEmployees } from '#domains/hr/server/demo.ts'
import { seedWarehouses } from '#domains/inventory/server/demo.ts'
import { receiveStock } from '#domains/inventory/server/index.ts'
import { seedQuestions } from '#domains/marketplace/server/demo.ts'
import { seedMessages } from '#domains/messages/server/demo.ts'
import { seedModeration } from '#domains/moderation/server/demo.ts'
import { seedNetwork } from '#domains/network/server/demo.ts'
import { settleDemoNotifications } from '#domains/notifications/server/demo.ts'
import { seedPages } from '#domains/pages/server/demo.ts'
import { PURCHASE_ORDER } from '#domains/procurement/server/approvals.ts'
import { seedProcurement } from '#domains/procurement/server/demo.ts'
import { seedOwnPurchases } from '#domains/procurement/server/demo-purchases.ts'
import { type StoredDigitalFile, seedDigital, storeDigitalFiles } from '#domains/products/server/demo.ts'
import { seedPromotions } from '#domains/promotions/server/demo.ts'
import { seedRecord } from '#domains/records/server/demo.ts'
import { REVIEW_PHOTOS, type SeededProduct, seedReviews } from '#domains/reviews/server/demo.ts'
import { demoShopTexts, SHOP_AGES, seedDeliveryMethods, seedTrader } from '#domains/vendors/server/demo.ts'
import { seedShopPictures, storeShopPictures } from '#domains/vendors/server/demo-pictures.ts'
import { DEMO_POLICIES } from '#domains/vendors/server/demo-policies.ts'
import { approveVendor } from '#domains/vendors/server/index.ts'
import { seedInvitation, seedStaff } from '#domains/workspaces/server/demo.ts'
import { hasAnyWorkspace, openBusiness } from '#domains/workspaces/server/index.ts'
import type { PastEvent } from '#platform/server/demo/past.ts'
import type { Listener } from '#platform/server/listeners.ts'
import type { Picture } from '#platform/server/picture.ts'
import type { Services } from '#platform/server/services.ts'
import { type Tx, transactAsSystem } from '#platform/server/transact.ts'
import { checkInvariants } from './check-invariants.ts'
import { seedComments } from './demo-comments.ts'
import { openYear } from './demo-history/open-year.ts'
import { collectForLedger } from './demo-history/settle-history.ts'
import { LATEST_SALE, OLD_SALES, seedPayoutAccounts, seedSales } from './demo-money.ts'
import type { Shop } from './demo-order-seeder.ts'
import { seedOrders } from './demo-orders.ts'
import { hashDemoPasswords, seedPeople } from './demo-people.ts'
import { runListeners } from './run-listeners.ts'

const HOUR_MS = 3600_000
const DAY_MS = 24 * HOUR_MS

/** The products that the shops opened with were published one every few hours. */
const PUBLISHED_EVERY_MS = 5 * HOUR_MS

/** The shops opened, and their shelves were filled, before the year of trade. */
const FOUNDED_BEFORE_MS = 400 * 24 * 3600_000

/** Seeds the demo data if there is no workspace yet and runs all listeners, so that the first visitor finds a full shop. */
export async function seedDemo(services: Services, listeners: readonly Listener[]): Promise<boolean> {
  if (await hasAnyWorkspace(services.db)) return false
  const pictures = new Map(
    await Promise.all(
      DEMO.flatMap(({ products }) => products).map(
        async (product) => [product.slug, await storePictures(services.files, product.pictures)] as const,
      ),
    ),
  )
  const fronts = new Map(await Promise.all(DEMO.map(async ({ slug }) => [slug, await storeShopPictures(services.files, slug)] as const)))
  const faces = await storeFaces(services.files)
  const photos = await storeReviewPhotos(services)
  const files = await storeDemoFiles(services)
  const digital = await storeDigitalFiles(
    services,
    DEMO.flatMap(({ products }) => products.flatMap((product) => product.files ?? [])),
  )
  const hashes = await hashDemoPasswords(services)
  const year = openYear(services)
  const told = await transactAsSystem(services, async (tx) => {
    const { owners, people } = await seedPeople(tx, hashes)
    const seeded = new Map<string, SeededProduct>()
    const shops = new Map<string, Shop>()
    await addDefaultCategories(tx)
    await addDemoAttributes(tx)
    const moments = schedulePublications(tx.now)
    for (const vendor of DEMO) {
      const sold = await seedVendor(tx, vendor, owners, digital, (slug) => ({
        pictures: pictures.get(slug) ?? [],
        publishedAt: moments.get(slug) ?? tx.now,
      }))
      shops.set(vendor.slug, sold.shop)
      const front = fronts.get(vendor.slug)
      if (front) await seedShopPictures(tx, sold.shop.workspaceId, front)
      for (const [slug, each] of sold.seeded) seeded.set(slug, each)
    }
    await year.trade(tx, { shops, people, products: seeded })
    const workspaceOf = (slug: string) => shops.get(slug)?.workspaceId
    const breakfast = await seedCollections(tx, workspaceOf, (slug) => seeded.get(slug)?.productId)
    await seedPromotions(tx, workspaceOf, breakfast)
    await seedContacts(tx, workspaceOf)
    await seedDeals(tx, workspaceOf)
    await seedEmployees(tx, shops.get('dar-amira'), people.get('bruno'))
    await seedQuotes(tx, workspaceOf)
    await seedForms(tx, workspaceOf)
    await seedStaffOfAmira(tx, shops.get('dar-amira'), people.get('nadia.farouk'))
    await seedProcurement(tx, workspaceOf)
    await seedOwnPurchases(tx, workspaceOf, people.get('nadia.farouk'))
    await seedProfiles(tx, people, faces)
    await seedNetwork(tx, people, (slug) => shops.get(slug)?.workspaceId)
    await seedMessages(tx, people, (slug) => shops.get(slug)?.workspaceId)
    const groups = await seedGroups(tx, people, seeded, files)
    await seedComments(tx, await seedFeed(tx, { people, products: seeded, pictures, groups }), people)
    const inviting = shops.get('low-hum')
    if (inviting) await seedInvitation(tx, { workspaceId: inviting.workspaceId, email: 'member@plaza.example' })
    await seedReviews(tx, { products: seeded, people, photos })
    await seedQuestions(tx, { products: seeded, people })
    await seedProductViews(tx, seeded.values())
    const potters = shops.get('dar-amira')
    const mug = seeded.get('ribbed-mug')
    const amira = people.get('amira')
    if (potters && mug && amira) await seedRecord(tx, { workspaceId: potters.workspaceId, type: 'product', id: mug.productId }, amira)
    await seedModeration(
      tx,
      people,
      [...seeded.values()].map(({ productId }) => productId),
    )
    return shops
  })
  const amiras = told.get('dar-amira')
  if (amiras) await seedSales(services, amiras, OLD_SALES)
  await seedOrders(services, told)
  await transactAsSystem(services, async (tx) => {
    for (const [slug, { workspaceId, ownerId, variants }] of told)
      await seedWarehouses(tx, { slug, workspaceId, ownerId, variantIds: [...variants.values()] })
  })
  if (amiras) await seedSales(services, amiras, [LATEST_SALE])
  const posted: PastEvent[] = []
  // Listeners that mail are left out, because orders of the past must send no email today.
  const heard = collectForLedger(
    listeners.filter(({ name }) => !name.startsWith('orders.')),
    posted,
  )
  await runListeners(services, heard)
  await seedPayoutAccounts(services, told)
  await year.settle(posted, told)
  await runListeners(services, heard)
  await transactAsSystem(services, async (tx) => {
    await settleDemoNotifications(tx)
    // After the orders, which are older than the terms.
    await seedPages(tx, told.get('plaza-house')?.ownerId ?? null)
  })
  await checkInvariants.run(services, {})
  return true
}

async function storeReviewPhotos({ files }: Services): Promise<Map<string, Picture>> {
  const stored = await Promise.all(
    REVIEW_PHOTOS.map(async (file) => [file, await storePictures(files, [{ file, alt: {}, color: null }])] as const),
  )
  return new Map(stored.flatMap(([file, [picture]]) => (picture ? [[file, picture]] : [])))
}

type ProductPublication = { pictures: Parameters<typeof seedProduct>[3]; publishedAt: Date }

/** Returns the vendor's shop and its products by slug. */
async function seedVendor(
  tx: Tx,
  { slug, name, tagline, products }: DemoVendor,
  owners: ReadonlyMap<string, string>,
  digital: ReadonlyMap<string, StoredDigitalFile>,
  tellingOf: (slug: string) => ProductPublication,
): Promise<{ shop: Shop; seeded: Map<string, SeededProduct> }> {
  const variants = new Map<string, string>()
  const ownerId = owners.get(slug)
  if (!ownerId) throw new Error(`the demo data has no owner of ${slug}`)
  const opening = { ...tx, now: openingOf(tx.now, slug) }
  const workspaceId = await openBusiness(opening, { name, ownerId })
  await approveVendor(opening, { workspaceId, slug, name, tagline, policies: DEMO_POLICIES[slug] ?? {}, ...demoShopTexts(slug) })
  await seedDeliveryMethods(tx, { workspaceId, slug })
  await seedTrader(tx, { workspaceId, slug })
  const seeded = new Map<string, SeededProduct>()
  for (const product of products) {
    const { pictures, publishedAt } = tellingOf(product.slug)
    const created = await seedProduct({ ...tx, now: publishedAt }, workspaceId, product, pictures, publishedAt, variants)
    seeded.set(product.slug, { productId: created.id, workspaceId, ownerId })
    for (const variant of created.variants) {
      variants.set(variant.sku, variant.id)
      const quantity = product.variants.find(({ sku }) => sku === variant.sku)?.stock ?? null
      // Received before the first demo order was placed.
      const received = { ...tx, now: new Date(tx.now.getTime() - FOUNDED_BEFORE_MS) }
      if (quantity !== null) await receiveStock(received, { workspaceId, productId: created.id, variantId: variant.id, quantity })
    }
    const { files = [], licenseKeys = [] } = product
    const [first] = created.variants
    if (first && product.kind === 'digital')
      await seedDigital(tx, {
        workspaceId,
        productId: created.id,
        variantId: first.id,
        files: files.flatMap((name) => digital.get(name) ?? []),
        licenseKeys,
      })
  }
  return { shop: { workspaceId, ownerId, variants }, seeded }
}

/** Above the limit, the owner approves what the manager of the workshop orders. */
async function seedStaffOfAmira(tx: Tx, shop: Shop | undefined, userId: string | undefined): Promise<void> {
  if (!shop || !userId) return
  await seedStaff(tx, { workspaceId: shop.workspaceId, userId })
  await seedLimit(tx, { workspaceId: shop.workspaceId, kind: PURCHASE_ORDER, overMinor: 1_000_00 })
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
