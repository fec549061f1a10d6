/** Finds the matching listings and the ones on the requested page in memory, without reading a row of them. */
import type { Db } from '#platform/server/db.ts'
import type { Language } from '#platform/shared/language.ts'
import { countFacets, intersectNarrowing, type Narrowing, narrowingFor, withKnownOptions } from './facets/counts.rules.ts'
import { allListings, type FacetCount, listingsWith } from './facets/facet-index.rules.ts'
import { MIN_NAME_MATCHES } from './index/changes.sql.ts'
import type { Sort } from './index/cursor.rules.ts'
import { type ListingIndex, refreshIndex } from './index/listing-index.ts'
import type { Mask } from './index/mask.rules.ts'
import { type Page, type PageQuery, pickInOrder, pickPage } from './index/page.rules.ts'
import { splitByPoints } from './index/relevance.rules.ts'
import { intersect, unionExcept } from './index/sets.rules.ts'
import type { Choice } from './index/tokens.rules.ts'
import { type IndexedWord, MATCH_LEVEL, type Term } from './index/words.rules.ts'
import { loadPlaces } from './listings.sql.ts'
import { mostTellingWords } from './search/fewer-words.rules.ts'

export type Found = {
  index: ListingIndex
  page: Page
  /** The number of matching listings. */
  total: number
  /** No listing has all terms, with or without other filters. */
  noMatches: boolean
  /** The typed words that no listing has; only when there are no matches. */
  unknown: string[]
  /** The terms that say most together and that some listing has; only when there are no matches. */
  fewer: Term[]
  /** Empty unless requested. */
  facets: FacetCount[]
}

/** The facets to count. */
export type FacetsRequested = 'all' | 'categories' | null

export type FindQuery = Omit<PageQuery, 'sort'> & {
  sort: Sort | undefined
  terms: readonly Term[]
  choice: Choice
  language: Language
  facets: FacetsRequested
  /** Product ids in the order that a vendor chose; it takes the place of the default sort. */
  order: readonly string[]
  /** Slugs of shops that the viewer does not find. */
  hidden: readonly string[]
}

/** Searches names first, and descriptions only when names fill no page. With search words the default order is relevance, else newest. */
export async function findListings(
  db: Db,
  { terms, choice: chosen, language, facets, hidden, order, ...asked }: FindQuery,
): Promise<Found> {
  const query = { language, words: terms }
  let loaded = await refreshIndex(db, query)
  let matches = matchWords(loaded.index, loaded.words, MATCH_LEVEL.name)
  if (matches !== null && matches.count < MIN_NAME_MATCHES) {
    if (loaded.words.some(({ texts }) => !texts)) loaded = await refreshIndex(db, query, { texts: true })
    matches = matchWords(loaded.index, loaded.words, MATCH_LEVEL.description)
  }
  const { index, words } = loaded
  const choice = withKnownOptions(index, chosen)
  const narrowing = withoutShops(index, narrowingFor(index, choice, matches), hidden)
  const left = intersectNarrowing(narrowing) ?? allListings(index)
  const wanted = asked.sort ?? 'relevance'
  const noMatches = matches?.count === 0
  const inOrder = order.length > 0 && asked.sort === undefined && matches === null
  const sort = wanted === 'relevance' && matches === null ? 'newest' : wanted
  return {
    index,
    total: left.count,
    noMatches,
    unknown: noMatches ? terms.filter((_, at) => isNowhere(index, words[at])).map(({ typed }) => typed) : [],
    fewer: noMatches ? (mostTellingWords(allListings(index), words) ?? []).flatMap((at) => terms[at] ?? []) : [],
    page: inOrder
      ? pickInOrder(left, await loadPlaces(db, order), asked)
      : pickPage(index.columns, sort === 'relevance' ? splitByPoints(left, words) : [left], { ...asked, sort }),
    facets: facets === null ? [] : countFacets(index, choice, narrowing, facets).filter((count) => !isOfShop(count, hidden)),
  }
}

function isNowhere(index: ListingIndex, word: IndexedWord | undefined): boolean {
  const has = word?.levels[MATCH_LEVEL.description]
  return !has || intersect([allListings(index), has]).count === 0
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
