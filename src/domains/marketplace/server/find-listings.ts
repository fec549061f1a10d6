/** Finds the matching listings and the ones on the requested page in memory, without reading a row of them. */
import type { Db } from '#platform/server/db.ts'
import { typedWords } from '#platform/server/text-search.ts'
import type { Language } from '#platform/shared/language.ts'
import { countFacets, type FacetCount, intersectNarrowing, type Narrowing, narrowingFor } from './facets/counts.rules.ts'
import { allListings, listingsWith } from './facets/facet-index.rules.ts'
import { MIN_NAME_MATCHES } from './index/changes.sql.ts'
import type { Sort } from './index/cursor.rules.ts'
import { type ListingIndex, refreshIndex } from './index/listing-index.ts'
import type { Mask } from './index/mask.rules.ts'
import { type Page, type PageQuery, pickPage } from './index/page.rules.ts'
import { splitByPoints } from './index/relevance.rules.ts'
import { intersect, unionExcept } from './index/sets.rules.ts'
import type { Choice } from './index/tokens.rules.ts'
import { type IndexedWord, MATCH_LEVEL } from './index/words.rules.ts'

export type Found = {
  index: ListingIndex
  page: Page
  /** The number of matching listings. */
  total: number
  /** No listing contains all search words, with or without other filters. */
  noMatches: boolean
  /** Empty unless requested. */
  facets: FacetCount[]
}

/** The facets to count. */
export type FacetsRequested = 'all' | 'categories' | null

type FindQuery = Omit<PageQuery, 'sort'> & {
  sort: Sort | undefined
  q: string | undefined
  choice: Choice
  language: Language
  facets: FacetsRequested
  /** Slugs of shops that the viewer does not find. */
  hidden: readonly string[]
}

/** Searches names first, and descriptions only when names fill no page. With search words the default order is relevance, else newest. */
export async function findListings(db: Db, { q, choice, language, facets, hidden, ...asked }: FindQuery): Promise<Found> {
  const query = { language, words: q === undefined ? [] : typedWords(q) }
  let loaded = await refreshIndex(db, query)
  let matches = matchWords(loaded.index, loaded.words, MATCH_LEVEL.name)
  if (matches !== null && matches.count < MIN_NAME_MATCHES) {
    if (loaded.words.some(({ texts }) => !texts)) loaded = await refreshIndex(db, query, { texts: true })
    matches = matchWords(loaded.index, loaded.words, MATCH_LEVEL.description)
  }
  const { index, words } = loaded
  const narrowing = withoutShops(index, narrowingFor(index, choice, matches), hidden)
  const left = intersectNarrowing(narrowing) ?? allListings(index)
  const wanted = asked.sort ?? 'relevance'
  const sort = wanted === 'relevance' && matches === null ? 'newest' : wanted
  return {
    index,
    total: left.count,
    noMatches: matches?.count === 0,
    page: pickPage(index.columns, sort === 'relevance' ? splitByPoints(left, words) : [left], { ...asked, sort }),
    facets: facets === null ? [] : countFacets(index, choice, narrowing, facets).filter((count) => !isOfShop(count, hidden)),
  }
}

function withoutShops(index: ListingIndex, narrowing: Narrowing, slugs: readonly string[]): Narrowing {
  if (slugs.length === 0) return narrowing
  const theirs = slugs.map((slug) => listingsWith(index, { kind: 'vendor', a: slug, b: '' }))
  return new Map([...narrowing, ['hidden', unionExcept([allListings(index)], theirs, index.pieces)]])
}

const isOfShop = ({ facet, value }: FacetCount, slugs: readonly string[]) => facet === 'vendor' && slugs.includes(value)

/** Listings that contain every word at this level or better; null without words. Cached words may still name deleted listings. */
function matchWords(
  index: ListingIndex,
  words: readonly IndexedWord[],
  least: typeof MATCH_LEVEL.description | typeof MATCH_LEVEL.name,
): Mask | null {
  return words.length === 0 ? null : intersect([allListings(index), ...words.flatMap(({ levels }) => levels[least] ?? [])])
}
