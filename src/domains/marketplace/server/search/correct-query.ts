import type { Db } from '#platform/server/db.ts'
import { nearestWord } from '#platform/server/spelling.rules.ts'
import { typedWords } from '#platform/server/text-search.ts'
import type { Language } from '#platform/shared/language.ts'
import { loadWordCandidates } from './words.sql.ts'

/** Corrects the words of a query that no listing has (`unknown`); null when none of them has a similar one. */
export async function correctQuery(db: Db, language: Language, q: string, unknown: readonly string[]): Promise<string | null> {
  const wrong = new Set(unknown.flatMap((typed) => typed.split(' ')))
  if (wrong.size === 0) return null
  const near = new Map(
    (await loadWordCandidates(db, language, [...wrong])).map(({ typed, word, candidates }) => [typed, nearestWord(word, candidates)]),
  )
  const words = typedWords(q)
  const corrected = words.map((word) => near.get(word) ?? word).join(' ')
  return corrected === words.join(' ') ? null : corrected
}
