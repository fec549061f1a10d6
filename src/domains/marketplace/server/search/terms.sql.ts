import { sql } from 'kysely'
import type { Db } from '#platform/server/db.ts'
import type { Language } from '#platform/shared/language.ts'

/** One or several typed words that follow each other. `synonyms` is null where the words have none. */
export type TermRow = { start: number; length: number; query: string; whole: string; synonyms: string | null }

/** Text queries of typed words, and of sequences of them that have synonyms. */
export async function loadTerms(
  db: Db,
  language: Language,
  sequences: readonly { start: number; length: number; text: string }[],
): Promise<TermRow[]> {
  const { rows } = await sql<TermRow>`
    select start, length, marketplace.to_query(${language}, text)::text as query, marketplace.to_name_query(${language}, text)::text as whole,
      null as synonyms
    from unnest(${sequences.map(({ start }) => start)}::int[], ${sequences.map(({ length }) => length)}::int[],
      ${sequences.map(({ text }) => text)}::text[]) as typed(start, length, text)
    where length = 1
    order by start, length`.execute(db)
  return rows
}
