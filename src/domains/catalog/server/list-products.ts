import type { Call } from '#platform/server/kernel.ts'
import { type Keyset, pageOf } from '#platform/server/keyset.ts'
import { toPrefixQuery } from '#platform/server/text-search.ts'
import { summaries } from './product-view.ts'
import { PRODUCT_ORDERS, type ProductKey, productKeys } from './products.sql.ts'

export type ProductQuery = {
  q?: string | undefined
  category?: string | undefined
  minPriceMinor?: number | undefined
  maxPriceMinor?: number | undefined
  sort?: 'relevance' | 'newest' | 'priceAscending' | 'priceDescending' | undefined
  cursor?: string | undefined
  limit: number
}

/** Products on sale: ids by keyset, then everything a row shows in one batch. Words are matched by their beginnings. */
export async function listProducts({ kernel: { db }, language }: Call, query: ProductQuery) {
  const words = query.q ? toPrefixQuery(query.q) : null
  const filter = { words, category: query.category, minPriceMinor: query.minPriceMinor, maxPriceMinor: query.maxPriceMinor }
  const order: Keyset = PRODUCT_ORDERS[query.sort === 'relevance' || !query.sort ? 'newest' : query.sort]
  const keys = await productKeys(db, filter, order, query.cursor, query.limit)
  const { items, nextCursor } = pageOf(keys, query.limit, order, (row: ProductKey) => [
    order.cast === 'bigint' ? row.priceMinor : row.publishedAt.toISOString(),
    row.id,
  ])
  return {
    items: await summaries(
      db,
      items.map(({ id }) => id),
      language,
    ),
    nextCursor,
  }
}
