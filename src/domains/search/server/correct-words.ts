import type { Db } from '#platform/server/db.ts'
import { nearestWord } from '#platform/server/spelling.rules.ts'
import { typedWords } from '#platform/server/text-search.ts'
import { loadTitlesLike, type Seeker } from './find.sql.ts'

/** Corrects words by the titles that the viewer may find, so that a correction never names another record; null when none is near. */
export async function correctWords(db: Db, types: readonly string[], q: string, seeker: Seeker): Promise<string | null> {
  const words = await loadTitlesLike(db, types, typedWords(q), seeker)
  const meant = words.map(({ typed, word, titles }) => {
    const known = titles.flatMap((title) => title.split(' '))
    return known.some((title) => title.startsWith(word)) ? typed : (nearestWord(word, known) ?? typed)
  })
  const corrected = meant.join(' ')
  return corrected === words.map(({ typed }) => typed).join(' ') ? null : corrected
}
