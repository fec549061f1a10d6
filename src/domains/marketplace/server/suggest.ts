import { vendorsNamedLike } from '#domains/vendors/server/index.ts'
import type { Call } from '#platform/server/kernel.ts'
import type { SuggestionsView } from '../contract.ts'
import { listListings } from './list-listings.ts'

const PRODUCTS = 5
const CATEGORIES = 3
const VENDORS = 3

/** While somebody types: what the list would find first, in which categories it stands, and vendors called so. */
export async function suggest(call: Call, q: string): Promise<SuggestionsView> {
  const [{ items, facets, total, corrected }, vendors] = await Promise.all([
    listListings(call, { q, limit: PRODUCTS, facets: false }, 'categories'),
    vendorsNamedLike(call.kernel.db, q, VENDORS),
  ])
  const categories = (facets?.categories ?? []).filter(({ count }) => count > 0).sort((one, other) => other.count - one.count)
  return {
    products: items.map(({ productId, name, vendor, price, image }) => ({ productId, name, vendor, price, image })),
    categories: categories.slice(0, CATEGORIES).map(({ slug, name, count }) => ({ slug, name, count })),
    ...{ vendors, total, corrected },
  }
}
