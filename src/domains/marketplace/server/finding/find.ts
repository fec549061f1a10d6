/** Which listings a question is about, without reading one of them. */
import type { Db } from '#platform/server/db.ts'
import { typedWords } from '#platform/server/text-search.ts'
import type { Language } from '#platform/shared/language.ts'
import { countFacets, everyOf, type FacetCount, leftBy, narrowingOf } from '../facets/counts.rules.ts'
import { type Choice, priceTokens } from '../facets/tokens.rules.ts'
import type { Bits } from './bits.rules.ts'
import { areEnough, type Known, lookAt } from './known.ts'
import { common, type Mask, maskAny } from './mask.rules.ts'
import type { KnownWord } from './words.ts'

export type Found = {
  known: Known
  /** The listings; null: all there are. */
  left: Mask | null
  /** How many these are, and how many there are in the shop. */
  total: number
  listed: number
  /** Nothing has the words, whatever else is chosen. */
  nothingSaysSo: boolean
  /** Descriptions were not looked into, because names were enough. */
  inNames: boolean
  /** Empty unless they were asked for. */
  facets: FacetCount[]
}

type Asked = { choice: Choice; q: string | undefined; language: Language; facets: boolean }

/** Names count first: descriptions are looked into only where names fill no page. */
export async function findListings(db: Db, { choice, q, language, facets }: Asked): Promise<Found> {
  const question = { language, words: q === undefined ? [] : typedWords(q), prices: priceTokens(choice.price).cut }
  let seen = await lookAt(db, question)
  let said = inNamesOf(seen.words, seen.known)
  const inNames = said === null || areEnough(said.count)
  if (!inNames) {
    if (seen.words.some(({ texts }) => texts === null)) seen = await lookAt(db, question, { texts: true })
    said = saidBy(
      seen.words.flatMap(({ texts }) => texts ?? []),
      seen.known,
    )
  }
  const { known } = seen
  const narrowing = narrowingOf(known, choice, said, seen.priced)
  const left = leftBy(narrowing)
  const listed = everyOf(known).count
  return {
    ...{ known, left, listed, inNames, nothingSaysSo: said?.count === 0 },
    total: left?.count ?? listed,
    facets: facets ? countFacets(known, choice, narrowing) : [],
  }
}

const inNamesOf = (words: readonly KnownWord[], known: Known) =>
  saidBy(
    words.map(({ names }) => names),
    known,
  )

/** Listings that have each of these words; null without words. What is kept of words may name listings that are gone. */
function saidBy(words: readonly Bits[], known: Known): Mask | null {
  if (words.length === 0) return null
  return common([maskAny([everyOf(known)], [], known.pieces), ...words.map((word) => maskAny([word], [], known.pieces))])
}
