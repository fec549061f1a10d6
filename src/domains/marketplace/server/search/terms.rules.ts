/** A query is read as terms: a word, or several that mean one thing (“record player”). */
import type { Term } from '../index/words.rules.ts'
import type { TermRow } from './terms.sql.ts'

/** A synonym has at most this many words. */
export const MAX_SYNONYM_WORDS = 3

/** All sequences of words that may be a term. */
export function sequencesOf(words: readonly string[]): { start: number; length: number; text: string }[] {
  return words.flatMap((_, start) =>
    Array.from({ length: Math.min(MAX_SYNONYM_WORDS, words.length - start) }, (_, more) => ({
      start,
      length: more + 1,
      text: words.slice(start, start + more + 1).join(' '),
    })),
  )
}

/** From the left, the longest sequence that has synonyms, else one word. */
export function chooseTerms(words: readonly string[], rows: readonly TermRow[]): Term[] {
  const rowOf = (start: number, length: number) => rows.find((row) => row.start === start && row.length === length)
  const terms: Term[] = []
  for (let start = 0; start < words.length; ) {
    const lengths = Array.from({ length: MAX_SYNONYM_WORDS }, (_, fewer) => MAX_SYNONYM_WORDS - fewer)
    const length = lengths.find((each) => rowOf(start, each)?.synonyms) ?? 1
    const parts = Array.from({ length }, (_, next) => rowOf(start + next, 1)).filter((row) => row !== undefined)
    const all = (texts: readonly (string | null)[]) => texts.filter(Boolean).map((text) => `(${text})`)
    const own = all(parts.map(({ query }) => query)).join(' & ')
    terms.push({
      typed: words.slice(start, start + length).join(' '),
      word: all([own, rowOf(start, length)?.synonyms ?? null]).join(' | '),
      whole: all(parts.map(({ whole }) => whole)).join(' & '),
    })
    start += length
  }
  return [...new Map(terms.map((term) => [term.word, term])).values()]
}
