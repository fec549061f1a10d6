import { sql } from 'kysely'
import type { Db } from '#platform/server/db.ts'

export async function loadContactIds(db: Db, after: string, limit: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from crm.contacts where id > ${after} and merged_into is null order by id limit ${limit}`.execute(db)
  return rows.map(({ id }) => id)
}

export async function loadCompanyIds(db: Db, after: string, limit: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`select id from crm.companies where id > ${after} order by id limit ${limit}`.execute(db)
  return rows.map(({ id }) => id)
}
