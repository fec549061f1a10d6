import type * as z from 'zod'
import type { Call } from '#platform/server/kernel.ts'
import type { marketplace } from '../contract.ts'
import { facetsView } from './facets/facets-view.ts'
import { type FacetsAsked, findListings } from './find-listings.ts'
import type { Choice } from './finding/tokens.rules.ts'
import { listingView } from './listing-view.ts'
import { listingsByIds } from './listings.sql.ts'
import { correctedQuery } from './search/correct.ts'

export type ListingQuery = z.output<NonNullable<(typeof marketplace.listings.list)['~orpc']['inputSchema']>>

/**
 * The shop's list. Words match by their beginnings; when nothing has them all, words spelled almost so are looked for instead.
 * With words the default order is relevance, without it is newest.
 */
export async function listListings(
  { kernel: { db }, language }: Call,
  query: ListingQuery,
  facets: FacetsAsked = query.facets ? 'all' : null,
) {
  const { q, sort, cursor, limit } = query
  const asked = { choice: choiceOf(query), language, sort, cursor, limit, facets }
  let found = await findListings(db, { ...asked, q })
  const corrected = q && found.nothingSaysSo ? await correctedQuery(db, language, q) : null
  if (corrected !== null) found = await findListings(db, { ...asked, q: corrected })

  const { productIds, nextCursor } = found.page
  const rows = new Map((await listingsByIds(db, productIds, language)).map((row) => [row.productId, row]))
  return {
    items: productIds.flatMap((id) => rows.get(id) ?? []).map((row) => listingView(row, language)),
    nextCursor,
    total: { count: found.total, exact: true },
    corrected: corrected !== null && !found.nothingSaysSo ? corrected : null,
    facets: facets ? await facetsView(db, found, language) : null,
  }
}

function choiceOf({ category, vendor, color, size, rating, stock, minPriceMinor, maxPriceMinor }: ListingQuery): Choice {
  return {
    ...{ categories: category ?? [], vendors: vendor ?? [], colors: color ?? [], sizes: size ?? [] },
    ...{ rating: rating ?? null, stock: stock ?? null },
    price: { min: minPriceMinor ?? null, max: maxPriceMinor ?? null },
  }
}
