/** Rebuilds listings from the current data of catalog, vendors, inventory and reviews. */
import { isDeepStrictEqual } from 'node:util'
import {
  loadAttributes,
  loadCategories,
  loadCollectionsOfProducts,
  loadProducts,
  loadProductTexts,
  loadVariants,
} from '#domains/catalog/server/index.ts'
import { availabilityFor, combinedAvailability, loadStock } from '#domains/inventory/server/index.ts'
import { loadRatings } from '#domains/reviews/server/index.ts'
import { loadApprovedVendors } from '#domains/vendors/server/index.ts'
import { listingChanged } from '#events/marketplace.ts'
import { publish, type Tx } from '#platform/server/transact.ts'
import { FALLBACK_LANGUAGE, LANGUAGES, type Language } from '#platform/shared/language.ts'
import { clearBits, setBits } from './facets/bits.sql.ts'
import { categoryPath } from './facets/category-path.rules.ts'
import { filteredValues, formOf } from './filters.rules.ts'
import { formatToken, tokensFor } from './index/tokens.rules.ts'
import {
  deleteListings,
  type ListingText,
  loadStoredListings,
  lockListings,
  nextOrdinal,
  type StoredListing,
  upsertListings,
  upsertTexts,
} from './listing-writes.sql.ts'
import { distinctValues, wordsOfOptions } from './options.rules.ts'
import { foundBy, wordsOfAttributes, wordsOfPersonalization } from './search/found-by.rules.ts'

/** Refreshes the listings of these products and publishes the ones that changed visibly. Without `bits` the caller rebuilds all bitmaps. */
export async function refreshListings(
  tx: Tx,
  productIds: readonly string[],
  { texts, bits = true }: { texts: boolean; bits?: boolean },
): Promise<void> {
  const ids = [...new Set(productIds)].sort()
  await lockListings(tx.db)
  const before = new Map((await loadStoredListings(tx.db, ids)).map((listing) => [listing.productId, listing]))
  const after = await assignOrdinals(tx, before, await buildListings(tx, ids))
  const kept = new Set(after.map(({ productId }) => productId))
  const gone = ids.filter((id) => before.has(id) && !kept.has(id))
  const changed = after.filter((listing) => !isDeepStrictEqual({ ...before.get(listing.productId) }, listing))

  if (gone.length > 0) await deleteListings(tx.db, gone)
  if (changed.length > 0) await upsertListings(tx.db, changed)
  if (bits) await moveBits(tx, [...before.values()], after)
  if (texts && after.length > 0) await upsertTexts(tx.db, await buildListingTexts(tx, after))
  const shown = texts ? after : changed
  publish(tx, ...[...gone, ...shown.map(({ productId }) => productId)].map((productId) => listingChanged({ productId })))
}

/** Existing listings keep their ordinal; new ones get the next free ones. */
async function assignOrdinals(
  tx: Tx,
  before: ReadonlyMap<string, StoredListing>,
  listings: readonly Omit<StoredListing, 'ordinal'>[],
): Promise<StoredListing[]> {
  let free = listings.every(({ productId }) => before.has(productId)) ? 0 : await nextOrdinal(tx.db)
  return listings.map((listing) => ({ ...listing, ordinal: before.get(listing.productId)?.ordinal ?? free++ }))
}

async function moveBits(tx: Tx, before: readonly StoredListing[], after: readonly StoredListing[]): Promise<void> {
  const changes = (listings: readonly StoredListing[], others: readonly StoredListing[]) => {
    const known = new Map(others.map(({ ordinal, facets }) => [ordinal, new Set(facets)]))
    return listings.flatMap(({ ordinal, facets }) =>
      facets.filter((token) => !known.get(ordinal)?.has(token)).map((token) => ({ ordinal, token })),
    )
  }
  const lost = changes(before, after)
  const won = changes(after, before)
  if (lost.length > 0) await clearBits(tx.db, lost)
  if (won.length > 0) await setBits(tx.db, won)
}

async function buildListings(tx: Tx, ids: readonly string[]): Promise<Omit<StoredListing, 'ordinal'>[]> {
  const products = (await loadProducts(tx.db, ids, FALLBACK_LANGUAGE)).filter(({ status }) => status === 'active')
  const vendors = await loadApprovedVendors(
    tx.db,
    products.map(({ workspaceId }) => workspaceId),
  )
  const variants = Map.groupBy(await loadVariants(tx.db, ids), ({ productId }) => productId)
  const stock = await loadStock(
    tx.db,
    [...variants.values()].flat().map(({ id }) => id),
  )
  const ratings = await loadRatings(tx.db, ids)
  const categories = await loadCategories(tx.db)
  const collections = Map.groupBy(await loadCollectionsOfProducts(tx.db, ids), ({ productId }) => productId)
  const attributes = await loadAttributes(tx.db)
  return products.flatMap((product) => {
    const vendor = vendors.get(product.workspaceId)
    const own = variants.get(product.id) ?? []
    if (!vendor || own.length === 0) return []
    const { id: productId, workspaceId, categorySlug, categoryName, currency, priceMinor, maxPriceMinor, publishedAt, measure } = product
    const inCollections = collections.get(productId) ?? []
    const rating = ratings.get(productId)
    const rated = { ratingSum: rating?.sum ?? 0, ratingCount: rating?.count ?? 0 }
    const tokens = tokensFor({
      categories: categoryPath(categories, categorySlug),
      vendorSlug: vendor.slug,
      collections: inCollections.flatMap(({ slug, published }) => (published ? slug : [])),
      tags: product.details.tags,
      priceMinor,
      ...rated,
      variants: own.map(({ id, options }) => ({
        options: formOf(product.options, options, attributes),
        inStock: availabilityFor(stock.get(id)) !== 'soldOut',
      })),
      attributes: filteredValues(product.attributes, attributes),
    })
    return [
      {
        productId,
        workspaceId,
        categorySlug,
        categoryName,
        currency,
        priceMinor,
        maxPriceMinor,
        publishedAt,
        compareAtMinor: own.find((variant) => variant.priceMinor === priceMinor)?.compareAtMinor ?? null,
        vendorSlug: vendor.slug,
        vendorName: vendor.name,
        availability: combinedAvailability(own.map(({ id }) => stock.get(id))),
        colors: distinctValues(product.options, own, 'color'),
        sizes: distinctValues(product.options, own, 'size'),
        ...rated,
        unit: measure.unit,
        step: measure.step,
        tags: [...product.details.tags],
        collections: inCollections.map((collection) => collection.id),
        facets: tokens.map(formatToken).sort(),
        images: product.pictures.map(({ sources, width, height, alt }) => ({ sources, width, height, alt })),
      },
    ]
  })
}

/** One row per language; a product without a translation uses its original language. */
async function buildListingTexts(tx: Tx, listings: readonly StoredListing[]): Promise<ListingText[]> {
  const ids = listings.map(({ productId }) => productId)
  const variants = Map.groupBy(await loadVariants(tx.db, ids), ({ productId }) => productId)
  const categories = new Map<Language, Awaited<ReturnType<typeof loadCategories>>>()
  for (const language of LANGUAGES) categories.set(language, await loadCategories(tx.db, language))
  const searchable = (await loadAttributes(tx.db)).filter((attribute) => attribute.searchable)
  const products = new Map((await loadProducts(tx.db, ids, FALLBACK_LANGUAGE)).map((product) => [product.id, product]))
  const texts = Map.groupBy(await loadProductTexts(tx.db, ids), ({ productId }) => productId)
  return listings.flatMap(({ productId, categorySlug, vendorName }) => {
    const own = texts.get(productId) ?? []
    const original = own.find((text) => text.original)
    if (!original) return []
    const { details, attributes = {}, options = [], personalization = [] } = products.get(productId) ?? {}
    const { brand = '', tags = [] } = details ?? {}
    const ownVariants = variants.get(productId) ?? []
    return LANGUAGES.map((language) => {
      const { name, description } = own.find((text) => text.language === language) ?? original
      const known = categories.get(language) ?? []
      const path = categoryPath(known, categorySlug)
      const categoryNames = known.filter(({ slug }) => path.includes(slug)).map((category) => category.name)
      const { words, codes } = foundBy(
        {
          vendorName,
          categoryNames,
          brand,
          tags,
          variants: ownVariants,
          options: wordsOfOptions(options, ownVariants, language),
          attributes: wordsOfAttributes(searchable, attributes, language),
          personalization: wordsOfPersonalization(personalization, language),
        },
        language,
      )
      return { productId, language, name, description, otherWords: original.name, foundBy: words, codes }
    })
  })
}
