/** Which listings a question is about and which of them its page shows, without reading one of them. */
import type { Db } from '#platform/server/db.ts'
import { typedWords } from '#platform/server/text-search.ts'
import type { Language } from '#platform/shared/language.ts'
import { countFacets, type FacetCount, leftBy, narrowingOf } from './facets/counts.rules.ts'
import { everyOf } from './facets/findings.rules.ts'
import type { Sort } from './finding/cursor.rules.ts'
import { type Known, lookAt } from './finding/known.ts'
import type { Mask } from './finding/mask.rules.ts'
import { ENOUGH_NAMES } from './finding/news.sql.ts'
import { type Page, type PageAsked, pageOf } from './finding/page.rules.ts'
import { byPoints } from './finding/relevance.rules.ts'
import { common } from './finding/sets.rules.ts'
import type { Choice } from './finding/tokens.rules.ts'
import { type KnownWord, LEVEL } from './finding/words.rules.ts'

export type Found = {
  known: Known
  page: Page
  /** How many listings it is about. */
  total: number
  /** Nothing has the words, whatever else is chosen. */
  nothingSaysSo: boolean
  /** Empty unless they were asked for. */
  facets: FacetCount[]
}

/** What is counted. */
export type FacetsAsked = 'all' | 'categories' | null

type Asked = Omit<PageAsked, 'sort'> & {
  sort: Sort | undefined
  q: string | undefined
  choice: Choice
  language: Language
  facets: FacetsAsked
}

/** Names count first: descriptions are looked into only where names fill no page. With words the best come first, else the newest. */
export async function findListings(db: Db, { q, choice, language, facets, ...asked }: Asked): Promise<Found> {
  const question = { language, words: q === undefined ? [] : typedWords(q) }
  let seen = await lookAt(db, question)
  let said = saidBy(seen.known, seen.words, LEVEL.name)
  if (said !== null && said.count < ENOUGH_NAMES) {
    if (seen.words.some(({ texts }) => !texts)) seen = await lookAt(db, question, { texts: true })
    said = saidBy(seen.known, seen.words, LEVEL.description)
  }
  const { known, words } = seen
  const narrowing = narrowingOf(known, choice, said)
  const left = leftBy(narrowing) ?? everyOf(known)
  const wanted = asked.sort ?? 'relevance'
  const sort = wanted === 'relevance' && said === null ? 'newest' : wanted
  return {
    ...{ known, total: left.count, nothingSaysSo: said?.count === 0 },
    page: pageOf(known.columns, sort === 'relevance' ? byPoints(left, words) : [left], { ...asked, sort }),
    facets: facets === null ? [] : countFacets(known, choice, narrowing, facets),
  }
}

/** Listings that have each of these words so well; null without words. What is kept of words may name listings that are gone. */
function saidBy(known: Known, words: readonly KnownWord[], least: typeof LEVEL.description | typeof LEVEL.name): Mask | null {
  return words.length === 0 ? null : common([everyOf(known), ...words.flatMap(({ levels }) => levels[least] ?? [])])
}
