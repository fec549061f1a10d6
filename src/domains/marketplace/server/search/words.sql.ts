import { sql } from 'kysely'
import type { Db } from '#platform/server/db.ts'
import type { Language } from '#platform/shared/language.ts'

/** `word` is the normalized form of `typed`. */
export type WordCandidates = { typed: string; word: string; candidates: string[] }

/** Limits on similar words and on short words with the same first letter. */
const ALIKE = 40
const SAME_LETTER = 400

/**
 * For each typed word the similarly spelled words of listings. Trigrams find long words; short ones
 * share too few, so words of similar length with the same first letter are candidates too.
 */
export async function loadWordCandidates(db: Db, language: Language, typed: readonly string[]): Promise<WordCandidates[]> {
  const { rows } = await sql<WordCandidates>`
    select typed.text as typed, typed.word,
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
