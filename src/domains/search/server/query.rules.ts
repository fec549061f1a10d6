/** Reads what was typed. */
import { typedWords } from '#platform/server/text-search.ts'
import type { Query } from './find.sql.ts'

/** Shorter beginnings of a number match too much. */
const MIN_NUMBER = 3
const NUMBER = /^#?((?:[A-Z]{2,4}-)?[0-9A-Z]+(?:-[0-9]+)*)$/

/** Null when the text contains neither a word nor a number. Numbers and SKUs are words as well. */
export function parseQuery(q: string): Query | null {
  const [, number = ''] = NUMBER.exec(q.trim().toUpperCase()) ?? []
  const isNumber = number.length >= MIN_NUMBER && /[0-9]/.test(number)
  const words = typedWords(q)
  return words.length === 0 ? null : { words, number: isNumber ? number : null }
}
