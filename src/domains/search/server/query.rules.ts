/** Reads what was typed. */
import { typedWords } from '#platform/server/text-search.ts'
import type { Query } from './find.sql.ts'

/** Letters with a digit or a dash may begin a number; letters alone only from this length on, because words are shorter. */
const MIN_NUMBER = 3
const MIN_LETTERS = 6
const NUMBER = /^#?((?:[A-Z]{2,4}-)?[0-9A-Z]+(?:-[0-9]+)*)$/

/** Null when the text contains no word. Numbers and SKUs are words as well. */
export function parseQuery(q: string): Query | null {
  const [, number = ''] = NUMBER.exec(q.trim().toUpperCase()) ?? []
  const words = typedWords(q)
  const mayBeNumber = number.length >= (isSurelyNoWord(number) ? MIN_NUMBER : MIN_LETTERS)
  return words.length === 0 ? null : { words, number: mayBeNumber ? number : null }
}

/** What begins a number, `ORD-`; null when something else was typed. Whether records have such numbers is another question. */
export function parsePrefix(q: string): string | null {
  const [, prefix = null] = /^#?([A-Z]{1,4}-)$/.exec(q.trim().toUpperCase()) ?? []
  return prefix
}

/** Spelling is not corrected there. */
export function isSurelyNoWord(number: string): boolean {
  return /[0-9-]/.test(number)
}
