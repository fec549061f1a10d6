/** The demo story: told once into an empty database, so that a new Plaza is a shop one can walk through. */

import { tellLooks } from '#domains/analytics/server/story.ts'
import { addDefaultCategories, STORY, type StoryVendor, storePictures, tellProduct } from '#domains/catalog/server/story.ts'
import { receiveStock } from '#domains/inventory/server/index.ts'
import { tellQuestions } from '#domains/marketplace/server/story.ts'
import { tellPromotions } from '#domains/promotions/server/story.ts'
import { REVIEW_PHOTOS, type StoryGoods, tellReviews } from '#domains/reviews/server/story.ts'
import { approveVendor } from '#domains/vendors/server/index.ts'
import { STORY_POLICIES } from '#domains/vendors/server/policies-story.ts'
import { shopWords, tellDeliveryMethods } from '#domains/vendors/server/story.ts'
import { createWorkspace, hasWorkspaces } from '#domains/workspaces/server/index.ts'
import type { Kernel } from '#platform/server/kernel.ts'
import type { Listener } from '#platform/server/listeners.ts'
import type { Picture } from '#platform/server/picture.ts'
import { type Tx, transactAs } from '#platform/server/transact.ts'
import { checkInvariants } from './check-invariants.ts'
import { tellPayouts, tellSales } from './story-money.ts'
import { type Shop, tellOrders } from './story-orders.ts'
import { hashStoryPasswords, tellPeople } from './story-people.ts'
import { tellListeners } from './tell-listeners.ts'

/** The products of the story came into the shop one every few hours, the last one an hour ago. */
const PUBLISHED_EVERY_MS = 7 * 3600_000

/** Tells the story if nobody lives here yet, and lets the listeners hear it, so that the first visitor finds a full shop. */
export async function seedStory(kernel: Kernel, listeners: readonly Listener[]): Promise<boolean> {
  if (await hasWorkspaces(kernel.db)) return false
  const pictures = new Map(
    await Promise.all(
      STORY.flatMap(({ products }) => products).map(
        async (product) => [product.slug, await storePictures(kernel.files, product.pictures)] as const,
      ),
    ),
  )
  const photos = await storeReviewPhotos(kernel)
  const hashes = await hashStoryPasswords(kernel)
  const told = await transactAs(kernel, async (tx) => {
    const { owners, people } = await tellPeople(tx, hashes)
    const goods = new Map<string, StoryGoods>()
    const shops = new Map<string, Shop>()
    await addDefaultCategories(tx)
    const moments = publicationMoments(tx.now)
    for (const vendor of STORY) {
      const sold = await tellVendor(tx, vendor, owners, (slug) => ({
        pictures: pictures.get(slug) ?? [],
        publishedAt: moments.get(slug) ?? tx.now,
      }))
      shops.set(vendor.slug, sold.shop)
      for (const [slug, each] of sold.goods) goods.set(slug, each)
    }
    await tellPromotions(tx, (slug) => shops.get(slug)?.workspaceId)
    await tellReviews(tx, { goods, people, photos })
    await tellQuestions(tx, { goods, people })
    await tellLooks(tx, goods.values())
    return shops
  })
  await tellOrders(kernel, told)
  const amiras = told.get('dar-amira')
  const sales = amiras ? await tellSales(kernel, amiras) : []
  // What happened long ago is no mail today.
  await tellListeners(
    kernel,
    listeners.filter(({ name }) => !name.startsWith('orders.')),
  )
  if (amiras) await tellPayouts(kernel, amiras, sales)
  await tellListeners(
    kernel,
    listeners.filter(({ name }) => !name.startsWith('orders.')),
  )
  await checkInvariants.run(kernel, {})
  return true
}

async function storeReviewPhotos({ files }: Kernel): Promise<Map<string, Picture>> {
  const stored = await Promise.all(
    REVIEW_PHOTOS.map(async (file) => [file, await storePictures(files, [{ file, alt: {}, color: null }])] as const),
  )
  return new Map(stored.flatMap(([file, [picture]]) => (picture ? [[file, picture]] : [])))
}

type Telling = { pictures: Parameters<typeof tellProduct>[3]; publishedAt: Date }

/** Answers what it sells, by slug. */
async function tellVendor(
  tx: Tx,
  { slug, name, tagline, products }: StoryVendor,
  owners: ReadonlyMap<string, string>,
  tellingOf: (slug: string) => Telling,
): Promise<{ shop: Shop; goods: Map<string, StoryGoods> }> {
  const variants = new Map<string, string>()
  const ownerId = owners.get(slug)
  if (!ownerId) throw new Error(`nobody in the story owns ${slug}`)
  const workspaceId = await createWorkspace(tx, { name, ownerId })
  await approveVendor(tx, { workspaceId, slug, name, tagline, policies: STORY_POLICIES[slug] ?? {}, ...shopWords(slug) })
  await tellDeliveryMethods(tx, { workspaceId, slug })
  const goods = new Map<string, StoryGoods>()
  for (const product of products) {
    const { pictures, publishedAt } = tellingOf(product.slug)
    const created = await tellProduct(tx, workspaceId, product, pictures, publishedAt)
    goods.set(product.slug, { productId: created.id, workspaceId, ownerId })
    for (const variant of created.variants) {
      variants.set(variant.sku, variant.id)
      const quantity = product.variants.find(({ sku }) => sku === variant.sku)?.stock ?? null
      if (quantity !== null) await receiveStock(tx, { workspaceId, productId: created.id, variantId: variant.id, quantity })
    }
  }
  return { shop: { workspaceId, ownerId, variants }, goods }
}

/** Vendors take turns, so that the newest products are not all of one shop. */
function publicationMoments(now: Date): Map<string, Date> {
  const turns = Math.max(...STORY.map(({ products }) => products.length))
  const order = Array.from({ length: turns }, (_, turn) => STORY.flatMap(({ products }) => products[turn]?.slug ?? [])).flat()
  return new Map(order.map((slug, index) => [slug, new Date(now.getTime() - 3600_000 - index * PUBLISHED_EVERY_MS)]))
}
