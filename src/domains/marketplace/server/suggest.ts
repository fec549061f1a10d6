import { loadHiddenShops, searchVendorsByName } from '#domains/vendors/server/index.ts'
import type { OperationContext } from '#platform/server/services.ts'
import type { SuggestionsView } from '../contract.ts'
import { listListings } from './list-listings.ts'

const PRODUCTS = 5
const CATEGORIES = 3
const VENDORS = 3

/** Suggests products, categories with most matches, and vendors with a matching name. */
export async function suggest(ctx: OperationContext, q: string): Promise<SuggestionsView> {
  const [{ items, facets, total, corrected, fewer }, vendors] = await Promise.all([
    listListings(ctx, { q, limit: PRODUCTS, facets: false }, 'categories'),
    loadHiddenShops(ctx.services.db, ctx.viewer).then((hidden) => searchVendorsByName(ctx.services.db, q, VENDORS, hidden)),
  ])
  const categories = (facets?.categories ?? []).filter(({ count }) => count > 0).sort((one, other) => other.count - one.count)
  return {
    products: items.map(({ productId, name, vendor, price, image }) => ({ productId, name, vendor, price, image })),
    categories: categories.slice(0, CATEGORIES).map(({ slug, name, count }) => ({ slug, name, count })),
    vendors,
    total,
    corrected,
    fewer,
  }
}
