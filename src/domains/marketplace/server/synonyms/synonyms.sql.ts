import { sql } from 'kysely'
import { type Db, schemaOf } from '#platform/server/db.ts'
import type { Language } from '#platform/shared/language.ts'
import type { SynonymGroupView } from '../../contract.ts'
import type { Tables } from '../db.types.ts'

const marketplace = schemaOf<Tables>()
const COLUMNS = sql.raw('id, language, words, version')

/** By their first word. */
export async function loadSynonyms(db: Db, language: Language): Promise<SynonymGroupView[]> {
  const { rows } = await sql<SynonymGroupView>`
    select ${COLUMNS} from marketplace.synonyms where language = ${language} order by platform.searchable(words[1]), id`.execute(db)
  return rows
}

/** Locks the group until the transaction ends. */
export async function lockSynonyms(db: Db, id: string): Promise<SynonymGroupView | null> {
  const { rows } = await sql<SynonymGroupView>`select ${COLUMNS} from marketplace.synonyms where id = ${id} for update`.execute(db)
  return rows[0] ?? null
}

export async function insertSynonyms(db: Db, { id, language, words, version }: SynonymGroupView): Promise<void> {
  await marketplace(db).insertInto('marketplace.synonyms').values({ id, language, words, version }).execute()
}

export async function changeSynonyms(db: Db, { id, words, version }: SynonymGroupView): Promise<void> {
  await marketplace(db).updateTable('marketplace.synonyms').set({ words, version }).where('id', '=', id).execute()
}

export async function deleteSynonyms(db: Db, id: string): Promise<void> {
  await marketplace(db).deleteFrom('marketplace.synonyms').where('id', '=', id).execute()
}
