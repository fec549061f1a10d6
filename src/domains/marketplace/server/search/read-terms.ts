import type { Db } from '#platform/server/db.ts'
import { typedWords } from '#platform/server/text-search.ts'
import type { Language } from '#platform/shared/language.ts'
import type { Term } from '../index/words.rules.ts'
import { withoutFillers } from './filler-words.rules.ts'
import { chooseTerms, sequencesOf } from './terms.rules.ts'
import { loadTerms } from './terms.sql.ts'

/** What a query asks for: its words without fillers, each with its other forms and synonyms. */
export async function readTerms(db: Db, language: Language, q: string): Promise<Term[]> {
  const words = withoutFillers(typedWords(q), language)
  return words.length === 0 ? [] : chooseTerms(words, await loadTerms(db, language, sequencesOf(words)))
}
