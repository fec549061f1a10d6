import type { Db } from '#platform/server/db.ts'
import { nearestWord } from '#platform/server/spelling.rules.ts'
import { typedWords } from '#platform/server/text-search.ts'
import type { Language } from '#platform/shared/language.ts'
import { loadWordCandidates } from './words.sql.ts'

/** Corrects a query that matches nothing; null when no word has a similar one. */
export async function correctQuery(db: Db, language: Language, q: string): Promise<string | null> {
  const words = await loadWordCandidates(db, language, typedWords(q))
  const meant = words.map(({ typed, word, known, candidates }) => (known ? typed : (nearestWord(word, candidates) ?? typed)))
  const corrected = meant.join(' ')
  return corrected === words.map(({ typed }) => typed).join(' ') ? null : corrected
}
