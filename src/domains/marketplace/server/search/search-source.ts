import { loadHiddenShops } from '#domains/vendors/server/index.ts'
import type { OperationContext, SearchSource } from '#platform/server/services.ts'
import { toTotal } from '#platform/server/total.ts'
import { findListings } from '../find-listings.ts'
import type { Choice } from '../index/tokens.rules.ts'
import { readTerms } from './read-terms.ts'
import { type Searched, searchListings } from './search-listings.ts'

const ANY: Choice = {
  categories: [],
  vendors: [],
  collections: [],
  tags: [],
  options: new Map(),
  rating: null,
  stock: null,
  price: { min: null, max: null },
}

/** Products on sale, found by the index of the shop (docs/decisions/0038-one-search.md). */
const product: SearchSource = {
  type: 'product',
  async find({ services: { db }, viewer, language }, { q, ...query }) {
    const hidden = await loadHiddenShops(db, viewer)
    const terms = await readTerms(db, language, q)
    const { page, total } = await findListings(db, {
      ...query,
      terms,
      choice: ANY,
      language,
      sort: undefined,
      facets: null,
      hidden,
      order: [],
    })
    return { ids: page.productIds, nextCursor: page.nextCursor, total: toTotal(total) }
  },
  correct: async (ctx, q) => (await search(ctx, q)).corrected,
  fewer: async (ctx, q) => (await search(ctx, q)).fewer?.q ?? null,
}

async function search({ services: { db }, viewer, language }: OperationContext, q: string): Promise<Pick<Searched, 'corrected' | 'fewer'>> {
  const hidden = await loadHiddenShops(db, viewer)
  const page = { cursor: undefined, limit: 1, sort: undefined, facets: null, order: [] }
  const { found, ...meant } = await searchListings(db, { ...page, q, choice: ANY, language, hidden })
  return found.total > 0 ? meant : { corrected: null, fewer: null }
}

export const searchSources: readonly SearchSource[] = [product]
