import { sql } from 'kysely'
import type { Db } from '#platform/server/db.ts'

/** Whether nobody sells here yet. */
export async function isEmpty(db: Db): Promise<boolean> {
  const { rows } = await sql<{ empty: boolean }>`select not exists (select 1 from workspaces.workspaces) as empty`.execute(db)
  return rows[0]?.empty ?? true
}
