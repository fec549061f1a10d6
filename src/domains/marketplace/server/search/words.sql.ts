import { sql } from 'kysely'
import type { Db } from '#platform/server/db.ts'
import type { Language } from '#platform/shared/language.ts'

/** `word` is `typed` as it is searched. */
export type WordCandidates = { typed: string; word: string; known: boolean; candidates: string[] }

/** Of each alike word, and of short ones with the same first letter: enough to find the nearest among. */
const ALIKE = 40
const SAME_LETTER = 400

/**
 * For each word that was typed: whether a name has a word beginning so, and words that are spelled almost like it. Trigrams find
 * long ones; short ones share too few, so those of about the same length and the same first letter are taken too.
 */
export async function wordCandidates(db: Db, language: Language, typed: readonly string[]): Promise<WordCandidates[]> {
  const { rows } = await sql<WordCandidates>`
    select typed.text as typed, typed.word,
      exists (select from marketplace.words where language = ${language} and starts_with(word, typed.word)) as known,
      coalesce((
        select array_agg(word) from (
          (select word from marketplace.words where language = ${language} and word % typed.word
            order by similarity(word, typed.word) desc, word limit ${ALIKE})
          union
          (select word from marketplace.words where language = ${language} and length(typed.word) between 3 and 5
            and starts_with(word, left(typed.word, 1)) and length(word) between length(typed.word) - 1 and length(typed.word) + 1
            limit ${SAME_LETTER})
        ) alike
      ), '{}') as candidates
    from (select text, platform.searchable(text) as word, place from unnest(${typed}::text[]) with ordinality as t(text, place)) typed
    order by typed.place`.execute(db)
  return rows
}
