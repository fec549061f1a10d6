/** Makes listings anew from what their owners say now: the catalog, the vendors, the stock. */
import { isDeepStrictEqual } from 'node:util'
import { picturesOf, productsById, textsOf, variantsOf } from '#domains/catalog/server/index.ts'
import { availabilityOfAll, stockOf } from '#domains/inventory/server/index.ts'
import { vendorsOf } from '#domains/vendors/server/index.ts'
import { listingChanged } from '#facts/marketplace.ts'
import { announce, type Tx } from '#platform/server/transact.ts'
import { FALLBACK_LANGUAGE, LANGUAGES } from '#platform/shared/language.ts'
import {
  type CountChange,
  changeCounts,
  deleteListings,
  type ListingText,
  listingsForUpdate,
  upsertListings,
  upsertTexts,
} from './listing-writes.sql.ts'
import type { Listing } from './listings.sql.ts'

/** Pictures a list shows of one product: the first, and another on hover. */
const SHOWN_PICTURES = 2

/** Refreshes these products' listings; announces those that show something else than before. */
export async function refreshListings(tx: Tx, productIds: readonly string[], { texts }: { texts: boolean }): Promise<void> {
  const ids = [...new Set(productIds)].sort()
  const before = new Map((await listingsForUpdate(tx.db, ids)).map((listing) => [listing.productId, listing]))
  const after = await listingsOf(tx, ids)
  const kept = new Set(after.map(({ productId }) => productId))
  const gone = ids.filter((id) => before.has(id) && !kept.has(id))
  const changed = after.filter((listing) => !isDeepStrictEqual({ ...before.get(listing.productId) }, listing))

  if (gone.length > 0) await deleteListings(tx.db, gone)
  if (changed.length > 0) await upsertListings(tx.db, changed)
  const counts = countChanges([...before.values()], after)
  if (counts.length > 0) await changeCounts(tx.db, counts)
  if (texts && after.length > 0)
    await upsertTexts(
      tx.db,
      await listingTexts(
        tx,
        after.map(({ productId }) => productId),
      ),
    )
  const shown = texts ? after : changed
  announce(tx, ...[...gone, ...shown.map(({ productId }) => productId)].map((productId) => listingChanged({ productId })))
}

/** One listing less where it was, one more where it is; in the order of their keys, so that two refreshes lock alike. */
function countChanges(before: readonly Listing[], after: readonly Listing[]): CountChange[] {
  const byPair = new Map<string, CountChange>()
  const count = ({ categorySlug, vendorSlug }: Listing, by: number) => {
    const key = `${categorySlug} ${vendorSlug}`
    byPair.set(key, { categorySlug, vendorSlug, by: (byPair.get(key)?.by ?? 0) + by })
  }
  for (const listing of before) count(listing, -1)
  for (const listing of after) count(listing, 1)
  return [...byPair]
    .filter(([, { by }]) => by !== 0)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([, change]) => change)
}

async function listingsOf(tx: Tx, ids: readonly string[]): Promise<Listing[]> {
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
  const pictures = Map.groupBy(await picturesOf(tx.db, ids, SHOWN_PICTURES), ({ productId }) => productId)
  return products.flatMap((product) => {
    const vendor = vendors.get(product.workspaceId)
    const own = variants.get(product.id) ?? []
    if (!vendor || own.length === 0) return []
    const { id: productId, workspaceId, categorySlug, categoryName, currency, priceMinor, maxPriceMinor, publishedAt } = product
    return [
      {
        ...{ productId, workspaceId, categorySlug, categoryName, currency, priceMinor, maxPriceMinor, publishedAt },
        vendorSlug: vendor.slug,
        vendorName: vendor.name,
        availability: availabilityOfAll(own.map(({ id }) => stock.get(id))),
        colors: [...new Set(own.flatMap(({ color }) => (color === null ? [] : [color])))],
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
