/** Writes documents. */
import { sql } from 'kysely'
import type { Db } from '#platform/server/db.ts'

export type DocumentRow = {
  id: string
  title: string
  numbers: readonly string[]
  words: string
  english: string
  spanish: string
  arabic: string
  readers: readonly string[]
  personId: string | null
  rank: number
}

/** Lets one transaction after the other re-read these records; `ids` must be sorted, so that two transactions never wait for each other. */
export async function lockRecords(db: Db, type: string, ids: readonly string[]): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('search.' || ${type} || ' ' || id, 0)) from unnest(${ids}::text[]) id`.execute(db)
}

/** Writes the documents of these records and deletes those of the others among `ids`: one statement. */
export async function replaceDocuments(db: Db, type: string, ids: readonly string[], documents: readonly DocumentRow[]): Promise<void> {
  await sql`
    with given as materialized (
      select * from jsonb_to_recordset(${JSON.stringify(documents)}::jsonb) as d(
        id text, title text, numbers text[], words text, english text, spanish text, arabic text, readers text[], "personId" text, rank bigint)
    ), removed as (
      delete from search.documents where type = ${type} and id = any(${ids}) and id not in (select id from given)
    )
    insert into search.documents as kept (type, id, title, readers, person_id, rank, words)
    select ${type}, id, title, readers, "personId", rank, search.to_words(title, numbers, words, english, spanish, arabic) from given
    on conflict (type, id) do update set title = excluded.title, readers = excluded.readers, person_id = excluded.person_id,
      rank = excluded.rank, words = excluded.words
    where (kept.title, kept.readers, kept.person_id, kept.rank, kept.words)
      is distinct from (excluded.title, excluded.readers, excluded.person_id, excluded.rank, excluded.words)`.execute(db)
}

/** Keeps all other writers away until the transaction ends; searches go on. */
export async function lockDocuments(db: Db): Promise<void> {
  await sql`lock table search.documents in exclusive mode`.execute(db)
}

export async function deleteAllDocuments(db: Db): Promise<void> {
  await sql`delete from search.documents`.execute(db)
}

export async function hasDocuments(db: Db, type: string): Promise<boolean> {
  const { rows } = await sql`select from search.documents where type = ${type} limit 1`.execute(db)
  return rows.length > 0
}
