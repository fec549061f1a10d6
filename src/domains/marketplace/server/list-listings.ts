import type * as z from 'zod'
import type { Call } from '#platform/server/kernel.ts'
import { type Keyset, pageOf } from '#platform/server/keyset.ts'
import { toPrefixQuery } from '#platform/server/text-search.ts'
import { COUNTED_EXACTLY } from '#platform/server/total.ts'
import { decodeCursor } from '#platform/shared/cursor.ts'
import type { marketplace } from '../contract.ts'
import { countListings } from './facets/counts.sql.ts'
import { facetsView } from './facets/facets-view.ts'
import type { Choice } from './facets/tokens.rules.ts'
import { listingView } from './listing-view.ts'
import { type ListingFilter, listingOrder, listingPage, type Sort, sortValue } from './listings.sql.ts'
import { correctedQuery } from './search/correct.ts'

export type ListingQuery = z.output<NonNullable<(typeof marketplace.listings.list)['~orpc']['inputSchema']>>

/** So many matches are found first and sorted then; of more the order's index is walked. */
const FEW = 1000

/**
 * The shop's list. Words match by their beginnings; when nothing has them all, words spelled almost so are looked for instead.
 * Of what has the words at most `counted` are counted. With words the default order is relevance, without it is newest.
 */
export async function listListings(call: Call, query: ListingQuery, { counted = COUNTED_EXACTLY } = {}) {
  const { db } = call.kernel
  const asked = { choice: choiceOf(query), language: call.language, facets: query.facets, counted }
  const { q } = query
  const words = q ? toPrefixQuery(q) : null
  let counts = await countListings(db, { ...asked, words })
  const corrected = q && counts.found === 0 ? await correctedQuery(db, call.language, q) : null
  const meant = corrected === null ? words : toPrefixQuery(corrected)
  if (corrected !== null) counts = await countListings(db, { ...asked, words: meant })

  const exact = counts.found === null || counts.found <= counted
  const page = await pageOfListings(
    call,
    query,
    { choice: asked.choice, words: meant, inNames: counts.inNames },
    exact && counts.total <= FEW,
  )
  return {
    ...page,
    total: { count: exact ? counts.total : Math.min(counts.total, counted), exact },
    corrected: corrected !== null && counts.found !== 0 ? corrected : null,
    facets: query.facets ? await facetsView(db, counts.facets, exact, call.language) : null,
  }
}

async function pageOfListings({ kernel: { db }, language }: Call, query: ListingQuery, filter: ListingFilter, few: boolean) {
  const { cursor, limit } = query
  const order = listingOrder(sortOf(query, few), filter)
  const rows = await listingPage(db, filter, few ? 'few' : 'many', language, order, cursor, limit)
  const { items, nextCursor } = pageOf(rows, limit, order, (row) => [sortValue(order, row), row.productId])
  return { items: items.map((row) => listingView(row, language)), nextCursor }
}

/** Of many that have the words the newest come first. Whoever has begun in one of the two orders goes on in it. */
function sortOf({ sort = 'relevance', cursor }: ListingQuery, few: boolean): Sort {
  if (sort !== 'relevance') return sort
  const begun = (name: Keyset['name']) => cursor !== undefined && decodeCursor(name, 2, cursor) !== null
  return begun('newest') || (!few && !begun('relevance')) ? 'newest' : 'relevance'
}

function choiceOf({ category, vendor, color, size, rating, stock, minPriceMinor, maxPriceMinor }: ListingQuery): Choice {
  return {
    ...{ categories: category ?? [], vendors: vendor ?? [], colors: color ?? [], sizes: size ?? [] },
    ...{ rating: rating ?? null, stock: stock ?? null },
    price: { min: minPriceMinor ?? null, max: maxPriceMinor ?? null },
  }
}
