/** Which listings a question is about, without reading one of them. */
import type { Db } from '#platform/server/db.ts'
import { typedWords } from '#platform/server/text-search.ts'
import type { Language } from '#platform/shared/language.ts'
import { countFacets, everyOf, leftBy, narrowingOf } from '../facets/counts.rules.ts'
import { type Choice, priceTokens } from '../facets/tokens.rules.ts'
import type { Bits } from './bits.rules.ts'
import { keep } from './keep.ts'
import { type Answer, areEnough, type Known, lookAt } from './known.ts'
import { common, type Mask, maskAny } from './mask.rules.ts'
import type { KnownWord } from './words.ts'

export type Found = Answer & { known: Known }

type Asked = { choice: Choice; q: string | undefined; language: Language; facets: boolean }

/** Of masks, in pieces. */
const MOST_KEPT = 8192

/**
 * Names count first: descriptions are looked into only where names fill no page. An answer is kept until anything it was made of
 * changes; one that hangs on prices is not, because no version says that they moved.
 */
export async function findListings(db: Db, asked: Asked): Promise<Found> {
  const words = asked.q === undefined ? [] : typedWords(asked.q)
  const { language, choice, facets } = asked
  const question = { language, words, prices: priceTokens(choice.price).cut }
  let seen = await lookAt(db, question)
  const key = JSON.stringify([language, words, choice, facets])
  const kept = seen.isNewest ? seen.known.answers.get(key) : undefined
  if (kept) return { ...kept, known: seen.known }

  let said = inNamesOf(seen.words, seen.known)
  const inNames = said === null || areEnough(said.count)
  if (!inNames) {
    if (seen.words.some(({ texts }) => texts === null)) seen = await lookAt(db, question, { texts: true })
    said = inTextsOf(seen.words, seen.known)
  }
  const { known } = seen
  const answer = { ...answerTo(known, asked, said, seen.priced), inNames }
  if (seen.isNewest && question.prices.length === 0) keep(known.answers, key, answer, { most: MOST_KEPT, sizeOf: () => 1 + known.pieces })
  return { ...answer, known }
}

function answerTo(known: Known, { choice, facets }: Asked, said: Mask | null, priced: readonly number[]): Omit<Answer, 'inNames'> {
  const narrowing = narrowingOf(known, choice, said, priced)
  const left = leftBy(narrowing)
  const listed = everyOf(known).count
  return {
    ...{ left, listed, nothingSaysSo: said?.count === 0, total: left?.count ?? listed },
    facets: facets ? countFacets(known, choice, narrowing) : [],
  }
}

const inNamesOf = (words: readonly KnownWord[], known: Known) =>
  saidBy(
    words.map(({ names }) => names),
    known,
  )

const inTextsOf = (words: readonly KnownWord[], known: Known) =>
  saidBy(
    words.flatMap(({ texts }) => texts ?? []),
    known,
  )

/** Listings that have each of these words; null without words. What is kept of words may name listings that are gone. */
function saidBy(words: readonly Bits[], known: Known): Mask | null {
  if (words.length === 0) return null
  known.every ??= maskAny([everyOf(known)], [], known.pieces)
  return common([known.every, ...words.map((word) => maskAny([word], [], known.pieces))])
}
