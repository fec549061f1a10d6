import type { Call } from '#platform/server/kernel.ts'
import { pageOf } from '#platform/server/keyset.ts'
import { toPrefixQuery } from '#platform/server/text-search.ts'
import { listingView } from './listing-view.ts'
import { countListings, type ListingFilter, listingOrder, listingPage } from './listings.sql.ts'

export type ListingQuery = {
  q?: string | undefined
  category?: string | undefined
  vendor?: string | undefined
  minPriceMinor?: number | undefined
  maxPriceMinor?: number | undefined
  sort?: 'relevance' | 'newest' | 'priceAscending' | 'priceDescending' | undefined
  cursor?: string | undefined
  limit: number
}

/**
 * The shop's list. Words match by their beginnings; when they match nothing, names spelled almost so are found instead.
 * With words the default order is relevance, without it is newest.
 */
export async function listListings(call: Call, query: ListingQuery) {
  const { q, category, vendor, minPriceMinor, maxPriceMinor } = query
  const words = q ? toPrefixQuery(q) : null
  const filter = { category, vendor, minPriceMinor, maxPriceMinor, words }
  const page = await pageOfListings(call, query, filter)
  if (page.items.length > 0 || words === null || !q) return page
  return pageOfListings(call, query, { ...filter, words: null, spelledLike: q })
}

async function pageOfListings({ kernel: { db }, language }: Call, { sort, cursor, limit }: ListingQuery, filter: ListingFilter) {
  const order = listingOrder(sort ?? 'relevance', filter)
  const [rows, total] = await Promise.all([listingPage(db, filter, language, order, cursor, limit), countListings(db, filter, language)])
  const { items, nextCursor } = pageOf(rows, limit, order, (row) => [
    order.name === 'relevance' ? row.rank : order.cast === 'bigint' ? row.priceMinor : row.publishedAt.toISOString(),
    row.productId,
  ])
  return { items: items.map((row) => listingView(row, language)), nextCursor, total }
}
