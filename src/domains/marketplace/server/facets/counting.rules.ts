/** Counts tokens among the remaining listings by the cheapest of three methods. */
import { docIds, type Mask } from '../index/mask.rules.ts'
import { countProfiles, type Facet, facetFor } from '../index/profiles.rules.ts'
import { countIntersection, countUnionWithin, split } from '../index/sets.rules.ts'
import { type Condition, EVERY_LISTING, formatToken, type Token } from '../index/tokens.rules.ts'
import { allListings, type FacetIndex, isEveryListing, listingsWith } from './facet-index.rules.ts'

/** Reading one profile row costs about as much as counting the bits of this many listings for all values of a facet. */
const LISTINGS_PER_ROW = 32

export type TokenCounter = { countOf(token: Token): number; countAnyOf(condition: Condition): number }

/** Creates a counter for the listings in `left` (null: all listings). `facets` are the facets whose tokens will be counted. */
export function createTokenCounter(index: FacetIndex, left: Mask | null, facets: readonly Facet[]): TokenCounter {
  const total = left?.count ?? listingsWith(index, EVERY_LISTING).count
  const countOf = left === null ? (token: Token) => listingsWith(index, token).count : createSingleCounter(index, left, facets)
  const countAnyOf = ({ any, none }: Condition) => {
    const only = any[0]
    const without = none[0]
    if (only && any.length === 1) {
      if (none.length === 0) return countOf(only)
      if (without && none.length === 1 && isEveryListing(only)) return total - countOf(without)
    }
    const masks = (tokens: readonly Token[]) => tokens.map((token) => listingsWith(index, token))
    return countUnionWithin(left ?? allListings(index), masks(any), masks(none))
  }
  return { countOf, countAnyOf }
}

/** Counts by scanning profile rows when few listings match, by subtracting the complement when almost all match, else by bitmap. */
function createSingleCounter(index: FacetIndex, left: Mask, facets: readonly Facet[]): (token: Token) => number {
  const every = allListings(index)
  const most = every.count / LISTINGS_PER_ROW
  const rowsOf = (mask: Mask) => countByRows(index, facets, docIds(mask))
  const countBits = (token: Token) => countIntersection(left, listingsWith(index, token))
  if (left.count <= most) {
    const byRows = rowsOf(left)
    return (token) => byRows(token) ?? countBits(token)
  }
  if (every.count - left.count > most) return countBits
  const byRows = rowsOf(split(every, left).outside)
  return (token) => {
    const others = byRows(token)
    return others === null ? countBits(token) : listingsWith(index, token).count - others
  }
}

/** The inner function returns null for tokens that profiles do not hold. */
function countByRows({ profiles }: FacetIndex, facets: readonly Facet[], places: Int32Array): (token: Token) => number | null {
  let counts: ReadonlyMap<string, number> | null = null
  return (token) => {
    const facet = facetFor(token)
    if (facet === null || !facets.includes(facet)) return null
    counts ??= countProfiles(profiles, facets, places)
    return counts.get(formatToken(token)) ?? 0
  }
}
