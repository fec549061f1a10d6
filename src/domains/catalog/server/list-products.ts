import type { OperationContext } from '#platform/server/services.ts'
import { toPrefixQuery } from '#platform/server/text-search.ts'
import { loadProductSummaries } from './product-view.ts'
import { loadProductKeys, PRODUCT_ORDERS } from './products.sql.ts'

export type ProductQuery = {
  q?: string | undefined
  category?: string | undefined
  minPriceMinor?: number | undefined
  maxPriceMinor?: number | undefined
  sort?: 'relevance' | 'newest' | 'priceAscending' | 'priceDescending' | undefined
  cursor?: string | undefined
  limit: number
}

/** Lists products on sale: ids by keyset, then their data in one batch. Search words match by prefix. */
export async function listProducts({ services: { db }, language }: OperationContext, query: ProductQuery) {
  const words = query.q ? toPrefixQuery(query.q) : null
  const filter = { words, category: query.category, minPriceMinor: query.minPriceMinor, maxPriceMinor: query.maxPriceMinor }
  const sort = PRODUCT_ORDERS[query.sort === 'relevance' || !query.sort ? 'newest' : query.sort]
  const { items, nextCursor } = await loadProductKeys(db, filter, sort, query)
  return {
    items: await loadProductSummaries(
      db,
      items.map(({ id }) => id),
      language,
    ),
    nextCursor,
  }
}
