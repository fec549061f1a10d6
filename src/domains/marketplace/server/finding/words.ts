/** Words that were searched for, kept with the listings that have them until too much is kept. */
import type { Language } from '#platform/shared/language.ts'
import { PIECE } from './bits.rules.ts'
import { Kept } from './kept.ts'
import type { News, WantedWord } from './news.sql.ts'
import { type KnownWord, levelsWith, NO_LEVELS } from './words.rules.ts'

type KeptWord = KnownWord & { asOf: number }

export type KnownWords = Kept<KeptWord>

/** Bytes. A word without listings takes room too. */
const MOST = 16 * 1024 * 1024
const LEAST_SIZE = 500

const sizeOf = ({ levels }: KeptWord) => levels.reduce((size, { at, words }) => size + words.byteLength + (at?.byteLength ?? 0), LEAST_SIZE)

export const emptyWords = (): KnownWords => new Kept({ most: MOST, sizeOf })

const keyOf = (language: Language, word: string) => `${language} ${word}`

/** `kept`: what is known of it and only wants changes. */
export type Wanted = WantedWord & { kept: KeptWord | null }

export function wantedOf(known: KnownWords, language: Language, words: readonly string[], texts: boolean): Wanted[] {
  return [...new Set(words)].map((word) => {
    const one = known.get(keyOf(language, word))
    const kept = one !== undefined && (!texts || one.texts) ? one : null
    return { word, texts: texts || kept?.texts === true, asOf: kept?.asOf ?? null, kept }
  })
}

/** Answers what is known of each word now, in masks of so many pieces. */
export function learnWords(
  { words: known, pieces }: { words: KnownWords; pieces: number },
  language: Language,
  wanted: readonly Wanted[],
  news: Pick<News, 'newestText' | 'words'>,
): KnownWord[] {
  return wanted.map(({ word, kept }) => {
    const { texts = false, entries = [] } = news.words.find((one) => one.word === word) ?? {}
    const answer = kept ?? { levels: NO_LEVELS, texts, asOf: 0 }
    // Somebody who asked later may have been answered sooner.
    const told = news.newestText >= answer.asOf ? entries : []
    if (told.length > 0 || answer.levels.some(({ length }) => length !== pieces * PIECE))
      answer.levels = levelsWith(answer.levels, told, pieces)
    const asOf = Math.max(answer.asOf, news.newestText)
    const key = keyOf(language, word)
    if (asOf >= (known.get(key)?.asOf ?? 0)) known.put(key, Object.assign(answer, { asOf }))
    return answer
  })
}
