import type * as z from 'zod'
import type { Call } from '#platform/server/kernel.ts'
import { type Keyset, pageOf } from '#platform/server/keyset.ts'
import { toPrefixQuery } from '#platform/server/text-search.ts'
import { decodeCursor } from '#platform/shared/cursor.ts'
import type { marketplace } from '../contract.ts'
import { facetsView } from './facets/facets-view.ts'
import type { Choice } from './facets/tokens.rules.ts'
import { type Found, findListings } from './finding/find.ts'
import { listingView } from './listing-view.ts'
import { listingOrder, listingPage, type Sort, sortValue } from './listings.sql.ts'
import { among } from './page.rules.ts'
import { correctedQuery } from './search/correct.ts'

export type ListingQuery = z.output<NonNullable<(typeof marketplace.listings.list)['~orpc']['inputSchema']>>

/** Of more than these the newest come first instead of the best. */
const RANKED = 1000

/**
 * The shop's list. Words match by their beginnings; when nothing has them all, words spelled almost so are looked for instead.
 * With words the default order is relevance, without it is newest.
 */
export async function listListings(call: Call, query: ListingQuery) {
  const { db } = call.kernel
  const { q } = query
  const asked = { choice: choiceOf(query), language: call.language, facets: query.facets }
  let found = await findListings(db, { ...asked, q })
  const corrected = q && found.nothingSaysSo ? await correctedQuery(db, call.language, q) : null
  if (corrected !== null) found = await findListings(db, { ...asked, q: corrected })

  const page = await pageOfListings(call, query, found, corrected ?? q)
  return {
    ...page,
    total: { count: found.total, exact: true },
    corrected: corrected !== null && !found.nothingSaysSo ? corrected : null,
    facets: query.facets ? await facetsView(db, found, call.language) : null,
  }
}

async function pageOfListings({ kernel: { db }, language }: Call, query: ListingQuery, found: Found, q: string | undefined) {
  const { cursor, limit } = query
  const words = q ? toPrefixQuery(q) : null
  const sort = sortOf(query, words !== null && found.total <= RANKED)
  const order = listingOrder(sort, words === null ? null : { words, inNames: found.inNames })
  const rows = await listingPage(db, { order, cursor, limit, language, among: among(found, limit, order.name === 'relevance') })
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
