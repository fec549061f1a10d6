/** An LRU cache of search words and their listings. */
import type { Language } from '#platform/shared/language.ts'
import { WORDS_PER_PIECE } from './bits.rules.ts'
import type { IndexChanges, WantedWord } from './changes.sql.ts'
import { LruCache } from './lru-cache.ts'
import { EMPTY_LEVELS, type IndexedWord, type Term, updateLevels } from './words.rules.ts'

type CachedWord = IndexedWord & { asOf: number }

export type WordCache = LruCache<CachedWord>

/** In bytes. A word without listings counts too. */
const MAX_BYTES = 16 * 1024 * 1024
const MIN_WORD_BYTES = 500

const wordBytes = ({ levels }: CachedWord) =>
  levels.reduce((size, { at, words }) => size + words.byteLength + (at?.byteLength ?? 0), MIN_WORD_BYTES)

export const emptyWordCache = (): WordCache => new LruCache({ most: MAX_BYTES, sizeOf: wordBytes })

const wordKey = (language: Language, word: string) => `${language} ${word}`

/** `kept` is the cached word, for which only changes are needed; null when it must be loaded. */
export type WordLookup = WantedWord & { kept: CachedWord | null }

export function lookUpWords(known: WordCache, language: Language, words: readonly Term[], texts: boolean): WordLookup[] {
  return words.map(({ word, whole }) => {
    const one = known.get(wordKey(language, word))
    const kept = one !== undefined && (!texts || one.texts) ? one : null
    return { word, whole, texts: texts || kept?.texts === true, asOf: kept?.asOf ?? null, kept }
  })
}

/** Updates the cache and returns each word in masks of the index's number of pieces. */
export function applyWordChanges(
  { words: known, pieces }: { words: WordCache; pieces: number },
  language: Language,
  wanted: readonly WordLookup[],
  news: Pick<IndexChanges, 'newestText' | 'words'>,
): IndexedWord[] {
  return wanted.map(({ word, kept }) => {
    const { texts = false, entries = [] } = news.words.find((one) => one.word === word) ?? {}
    const answer = kept ?? { levels: EMPTY_LEVELS, texts, asOf: 0 }
    // A later request may have finished first; its newer result must not be overwritten.
    const told = news.newestText >= answer.asOf ? entries : []
    if (told.length > 0 || answer.levels.some(({ length }) => length !== pieces * WORDS_PER_PIECE))
      answer.levels = updateLevels(answer.levels, told, pieces)
    const asOf = Math.max(answer.asOf, news.newestText)
    const key = wordKey(language, word)
    if (asOf >= (known.get(key)?.asOf ?? 0)) known.put(key, Object.assign(answer, { asOf }))
    return answer
  })
}
