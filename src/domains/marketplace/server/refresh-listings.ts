/** Makes listings anew from what their owners say now: the catalog, the vendors, the stock. */
import { isDeepStrictEqual } from 'node:util'
import { allCategories, picturesOf, productsById, textsOf, variantsOf } from '#domains/catalog/server/index.ts'
import { availabilityOf, availabilityOfAll, stockOf } from '#domains/inventory/server/index.ts'
import { ratingsOf } from '#domains/reviews/server/index.ts'
import { vendorsOf } from '#domains/vendors/server/index.ts'
import { listingChanged } from '#facts/marketplace.ts'
import { announce, type Tx } from '#platform/server/transact.ts'
import { FALLBACK_LANGUAGE, LANGUAGES } from '#platform/shared/language.ts'
import { clearBits, setBits } from './facets/bits.sql.ts'
import { pathOf } from './facets/categories.rules.ts'
import { tokensOf, tokenText } from './finding/tokens.rules.ts'
import {
  deleteListings,
  type KeptListing,
  keptListings,
  type ListingText,
  lockListings,
  nextOrdinal,
  upsertListings,
  upsertTexts,
} from './listing-writes.sql.ts'

/** Pictures a list shows of one product: the first, and another on hover. */
const SHOWN_PICTURES = 2

/** Refreshes these products' listings; announces those that show something else than before. Without `bits` the caller makes all of them. */
export async function refreshListings(
  tx: Tx,
  productIds: readonly string[],
  { texts, bits = true }: { texts: boolean; bits?: boolean },
): Promise<void> {
  const ids = [...new Set(productIds)].sort()
  await lockListings(tx.db)
  const before = new Map((await keptListings(tx.db, ids)).map((listing) => [listing.productId, listing]))
  const after = await placed(tx, before, await listingsOf(tx, ids))
  const kept = new Set(after.map(({ productId }) => productId))
  const gone = ids.filter((id) => before.has(id) && !kept.has(id))
  const changed = after.filter((listing) => !isDeepStrictEqual({ ...before.get(listing.productId) }, listing))

  if (gone.length > 0) await deleteListings(tx.db, gone)
  if (changed.length > 0) await upsertListings(tx.db, changed)
  if (bits) await moveBits(tx, [...before.values()], after)
  if (texts && after.length > 0) await upsertTexts(tx.db, await listingTexts(tx, [...kept]))
  const shown = texts ? after : changed
  announce(tx, ...[...gone, ...shown.map(({ productId }) => productId)].map((productId) => listingChanged({ productId })))
}

/** Those that had a place keep it; new ones get the next free ones. */
async function placed(
  tx: Tx,
  before: ReadonlyMap<string, KeptListing>,
  listings: readonly Omit<KeptListing, 'ordinal'>[],
): Promise<KeptListing[]> {
  let free = listings.every(({ productId }) => before.has(productId)) ? 0 : await nextOrdinal(tx.db)
  return listings.map((listing) => ({ ...listing, ordinal: before.get(listing.productId)?.ordinal ?? free++ }))
}

async function moveBits(tx: Tx, before: readonly KeptListing[], after: readonly KeptListing[]): Promise<void> {
  const changes = (listings: readonly KeptListing[], others: readonly KeptListing[]) => {
    const known = new Map(others.map(({ ordinal, facets }) => [ordinal, new Set(facets)]))
    return listings.flatMap(({ ordinal, facets }) =>
      facets.filter((token) => !known.get(ordinal)?.has(token)).map((token) => ({ ordinal, token })),
    )
  }
  const [lost, won] = [changes(before, after), changes(after, before)]
  if (lost.length > 0) await clearBits(tx.db, lost)
  if (won.length > 0) await setBits(tx.db, won)
}

async function listingsOf(tx: Tx, ids: readonly string[]): Promise<Omit<KeptListing, 'ordinal'>[]> {
  const products = (await productsById(tx.db, ids, FALLBACK_LANGUAGE)).filter(({ status }) => status === 'active')
  const vendors = await vendorsOf(
    tx.db,
    products.map(({ workspaceId }) => workspaceId),
  )
  const variants = Map.groupBy(await variantsOf(tx.db, ids), ({ productId }) => productId)
  const stock = await stockOf(
    tx.db,
    [...variants.values()].flat().map(({ id }) => id),
  )
  const ratings = await ratingsOf(tx.db, ids)
  const categories = await allCategories(tx.db)
  const pictures = Map.groupBy(await picturesOf(tx.db, ids, SHOWN_PICTURES), ({ productId }) => productId)
  return products.flatMap((product) => {
    const vendor = vendors.get(product.workspaceId)
    const own = variants.get(product.id) ?? []
    if (!vendor || own.length === 0) return []
    const { id: productId, workspaceId, categorySlug, categoryName, currency, priceMinor, maxPriceMinor, publishedAt } = product
    const rating = ratings.get(productId)
    const rated = { ratingSum: rating?.sum ?? 0, ratingCount: rating?.count ?? 0 }
    const tokens = tokensOf({
      ...{ categories: pathOf(categories, categorySlug), vendorSlug: vendor.slug, priceMinor, ...rated },
      variants: own.map(({ id, color, size }) => ({ color, size, inStock: availabilityOf(stock.get(id)) !== 'soldOut' })),
    })
    return [
      {
        ...{ productId, workspaceId, categorySlug, categoryName, currency, priceMinor, maxPriceMinor, publishedAt },
        compareAtMinor: own.find((variant) => variant.priceMinor === priceMinor)?.compareAtMinor ?? null,
        vendorSlug: vendor.slug,
        vendorName: vendor.name,
        availability: availabilityOfAll(own.map(({ id }) => stock.get(id))),
        colors: [...new Set(own.flatMap(({ color }) => color ?? []))],
        sizes: [...new Set(own.flatMap(({ size }) => size ?? []))],
        ...rated,
        facets: tokens.map(tokenText).sort(),
        images: (pictures.get(productId) ?? []).map(({ sources, width, height, alt }) => ({ sources, width, height, alt })),
      },
    ]
  })
}

/** A row for every language; a product without words in it shows those it was written in. */
async function listingTexts(tx: Tx, ids: readonly string[]): Promise<ListingText[]> {
  const texts = Map.groupBy(await textsOf(tx.db, ids), ({ productId }) => productId)
  return ids.flatMap((productId) => {
    const own = texts.get(productId) ?? []
    const original = own.find((text) => text.original)
    if (!original) return []
    return LANGUAGES.map((language) => {
      const { name, description } = own.find((text) => text.language === language) ?? original
      return { productId, language, name, description, otherWords: original.name }
    })
  })
}
