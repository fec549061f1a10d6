/** Counts tokens among what is left of the shop, in the cheapest of three ways. */
import { type Mask, placesOf } from '../finding/mask.rules.ts'
import { countProfiles, type Facet, facetOf } from '../finding/profiles.rules.ts'
import { countBoth, countEither, split } from '../finding/sets.rules.ts'
import { type Condition, EVERY, type Token, tokenText } from '../finding/tokens.rules.ts'
import { everyOf, type Findings, isEvery, listingsWith } from './findings.rules.ts'

/** A row is read in the time in which bits of so many listings are counted for all values of a facet. */
const LISTINGS_PER_ROW = 32

export type Counting = { countOf(token: Token): number; countAnyOf(condition: Condition): number }

/** `left` null: of all listings. `facets`: of which tokens will be counted. */
export function countingUnder(findings: Findings, left: Mask | null, facets: readonly Facet[]): Counting {
  const total = left?.count ?? listingsWith(findings, EVERY).count
  const countOf = left === null ? (token: Token) => listingsWith(findings, token).count : countOneUnder(findings, left, facets)
  const countAnyOf = ({ any, none }: Condition) => {
    const [only, without] = [any[0], none[0]]
    if (only && any.length === 1) {
      if (none.length === 0) return countOf(only)
      if (without && none.length === 1 && isEvery(only)) return total - countOf(without)
    }
    const masks = (tokens: readonly Token[]) => tokens.map((token) => listingsWith(findings, token))
    return countEither(left ?? everyOf(findings), masks(any), masks(none))
  }
  return { countOf, countAnyOf }
}

/** Of few their rows are read; of almost all those of the others, which are taken from the whole; else bits are counted. */
function countOneUnder(findings: Findings, left: Mask, facets: readonly Facet[]): (token: Token) => number {
  const every = everyOf(findings)
  const most = every.count / LISTINGS_PER_ROW
  const rowsOf = (mask: Mask) => countByRows(findings, facets, placesOf(mask))
  const countBits = (token: Token) => countBoth(left, listingsWith(findings, token))
  if (left.count <= most) {
    const byRows = rowsOf(left)
    return (token) => byRows(token) ?? countBits(token)
  }
  if (every.count - left.count > most) return countBits
  const byRows = rowsOf(split(every, left).outside)
  return (token) => {
    const others = byRows(token)
    return others === null ? countBits(token) : listingsWith(findings, token).count - others
  }
}

/** Null: it stands in no row that was read. */
function countByRows({ profiles }: Findings, facets: readonly Facet[], places: Int32Array): (token: Token) => number | null {
  let counts: ReadonlyMap<string, number> | null = null
  return (token) => {
    const facet = facetOf(token)
    if (facet === null || !facets.includes(facet)) return null
    counts ??= countProfiles(profiles, facets, places)
    return counts.get(tokenText(token)) ?? 0
  }
}
