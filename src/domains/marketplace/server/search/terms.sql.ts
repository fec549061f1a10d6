import { sql } from 'kysely'
import type { Db } from '#platform/server/db.ts'
import type { Language } from '#platform/shared/language.ts'

/**
 * One or several typed words that follow each other. `query` and `whole` are null for several; `synonyms` is null where they have none. All
 * are text queries.
 */
export type TermRow = { start: number; length: number; query: string | null; whole: string | null; synonyms: string | null }

/** Text queries of typed words, and of sequences of them that have synonyms. */
export async function loadTerms(
  db: Db,
  language: Language,
  sequences: readonly { start: number; length: number; text: string }[],
): Promise<TermRow[]> {
  const { rows } = await sql<TermRow>`
    select start, length,
      case when length = 1 then marketplace.to_query(${language}, text)::text end as query,
      case when length = 1 then marketplace.to_name_query(${language}, text)::text end as whole,
      (select string_agg(distinct format('(%s)', marketplace.to_phrase_query(${language}, word)), ' | ')
        from marketplace.synonyms s cross join unnest(s.words) word
        where s.language = ${language} and s.keys @> array[marketplace.synonym_key(${language}, text)]) as synonyms
    from unnest(${sequences.map(({ start }) => start)}::int[], ${sequences.map(({ length }) => length)}::int[],
      ${sequences.map(({ text }) => text)}::text[]) as typed(start, length, text)
    order by start, length`.execute(db)
  return rows
}
