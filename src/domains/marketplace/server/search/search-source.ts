import { loadHiddenShops } from '#domains/vendors/server/index.ts'
import type { SearchSource } from '#platform/server/services.ts'
import { toTotal } from '#platform/server/total.ts'
import { findListings } from '../find-listings.ts'
import type { Choice } from '../index/tokens.rules.ts'
import { correctQuery } from './correct-query.ts'

const ANY: Choice = {
  categories: [],
  vendors: [],
  colors: [],
  sizes: [],
  rating: null,
  stock: null,
  price: { min: null, max: null },
}

/** Products on sale, found by the index of the shop (docs/decisions/0038-one-search.md). */
const product: SearchSource = {
  type: 'product',
  async find({ services, viewer, language }, query) {
    const hidden = await loadHiddenShops(services.db, viewer)
    const { page, total } = await findListings(services.db, { ...query, choice: ANY, language, sort: undefined, facets: null, hidden })
    return { ids: page.productIds, nextCursor: page.nextCursor, total: toTotal(total) }
  },
  correct: ({ services, language }, q) => correctQuery(services.db, language, q),
}

export const searchSources: readonly SearchSource[] = [product]
