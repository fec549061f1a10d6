/** Words that were searched for, kept with the listings that have them until too much is kept. */
import type { Language } from '#platform/shared/language.ts'
import { type Bits, noBits, putPlace, sizeOf } from './bits.rules.ts'
import { keep } from './keep.ts'
import type { News, WantedWord } from './news.sql.ts'

/** `texts`: in names and descriptions; null where names are enough. */
export type KnownWord = { names: Bits; texts: Bits | null }
type KeptWord = KnownWord & { asOf: number }

/** The word asked for last stands last. */
export type KnownWords = Map<string, KeptWord>

export const emptyWords = (): KnownWords => new Map()

/** Of a kilobyte each. */
const MOST_PIECES = 16_384

const keyOf = (language: Language, word: string) => `${language} ${word}`

/** `kept`: what is known of it and only wants changes. */
export type Wanted = WantedWord & { kept: KeptWord | null }

export function wantedOf(known: KnownWords, language: Language, words: readonly string[], texts: boolean): Wanted[] {
  return [...new Set(words)].map((word) => {
    const one = known.get(keyOf(language, word))
    const kept = one !== undefined && (!texts || one.texts !== null) ? one : null
    return { word, texts, asOf: kept?.asOf ?? null, kept }
  })
}

/** Answers what is known of each word now. */
export function learnWords(known: KnownWords, language: Language, wanted: readonly Wanted[], news: News): KnownWord[] {
  return wanted.map(({ word, kept }) => {
    const told = news.words.filter((one) => one.word === word)
    const answer = kept ?? newWord(told)
    // Somebody who asked later may have been answered sooner.
    if (kept === null || news.newestText >= kept.asOf) change(answer, told)
    const asOf = Math.max(kept?.asOf ?? 0, news.newestText)
    const key = keyOf(language, word)
    if (asOf >= (known.get(key)?.asOf ?? 0)) {
      keep(known, key, Object.assign(answer, { asOf }), { most: MOST_PIECES, sizeOf: piecesOf })
    }
    return answer
  })
}

const newWord = (told: News['words']): KnownWord => ({ names: noBits(), texts: told.some(({ inNames }) => !inNames) ? noBits() : null })

function change({ names, texts }: KnownWord, told: News['words']): void {
  for (const { inNames, isIn, ordinals } of told) {
    const set = inNames ? names : texts
    if (set) for (const ordinal of ordinals) putPlace(set, ordinal, isIn)
  }
}

const piecesOf = ({ names, texts }: KnownWord) => 1 + sizeOf(names) + (texts ? sizeOf(texts) : 0)
