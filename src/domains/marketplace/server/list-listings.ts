import type * as z from 'zod'
import { loadHandOrder } from '#domains/catalog/server/index.ts'
import { loadHiddenShops } from '#domains/vendors/server/index.ts'
import type { OperationContext } from '#platform/server/services.ts'
import type { marketplace } from '../contract.ts'
import { facetsView } from './facets/facets-view.ts'
import type { FacetsRequested } from './find-listings.ts'
import { type Choice, tagKey } from './index/tokens.rules.ts'
import { listingView } from './listing-view.ts'
import { loadListings } from './listings.sql.ts'
import { searchListings } from './search/search-listings.ts'

export type ListingQuery = z.output<NonNullable<(typeof marketplace.listings.list)['~orpc']['inputSchema']>>

/**
 * Lists and searches listings. When no listing has all words, similarly spelled ones are searched instead, and then fewer. The default sort
 * is relevance with words, the chosen order for one collection that was chosen by hand, and else newest. A shop that is hidden from the viewer is found only by naming it.
 */
export async function listListings(
  { services: { db }, viewer, language }: OperationContext,
  query: ListingQuery,
  facets: FacetsRequested = query.facets ? 'all' : null,
) {
  const { q, sort, cursor, limit } = query
  const choice = toChoice(query)
  const hidden = (await loadHiddenShops(db, viewer)).filter((slug) => !choice.vendors.includes(slug))
  const [only, ...others] = choice.collections
  const order = only === undefined || others.length > 0 ? [] : await loadHandOrder(db, only)
  const asked = { choice, language, sort, cursor, limit, facets, hidden, order }
  const { found, corrected, fewer } = await searchListings(db, { ...asked, q })

  const { productIds, nextCursor } = found.page
  const rows = new Map((await loadListings(db, productIds, language)).map((row) => [row.productId, row]))
  return {
    items: productIds.flatMap((id) => rows.get(id) ?? []).map((row) => listingView(row, language)),
    nextCursor,
    total: { count: found.total, exact: true },
    corrected,
    fewer,
    facets: facets ? await facetsView(db, found, choice, language) : null,
  }
}

function toChoice({
  category,
  vendor,
  collection,
  tag,
  color,
  size,
  attributes,
  rating,
  stock,
  minPriceMinor,
  maxPriceMinor,
}: ListingQuery): Choice {
  return {
    categories: category ?? [],
    vendors: vendor ?? [],
    collections: collection ?? [],
    tags: (tag ?? []).map(tagKey),
    options: new Map(Object.entries({ ...(color && { color }), ...(size && { size }), ...attributes })),
    rating: rating ?? null,
    stock: stock ?? null,
    price: { min: minPriceMinor ?? null, max: maxPriceMinor ?? null },
  }
}
