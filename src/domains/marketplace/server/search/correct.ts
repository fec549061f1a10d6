import type { Db } from '#platform/server/db.ts'
import { typedWords } from '#platform/server/text-search.ts'
import type { Language } from '#platform/shared/language.ts'
import { nearestWord } from './spelling.rules.ts'
import { wordCandidates } from './words.sql.ts'

/** What was probably meant by words of which nothing has all; null when no word of them has a nearer one. */
export async function correctedQuery(db: Db, language: Language, q: string): Promise<string | null> {
  const words = await wordCandidates(db, language, typedWords(q))
  const meant = words.map(({ typed, word, known, candidates }) => (known ? typed : (nearestWord(word, candidates) ?? typed)))
  const corrected = meant.join(' ')
  return corrected === words.map(({ typed }) => typed).join(' ') ? null : corrected
}
