import { sql } from 'kysely'
import { type Db, schemaOf } from '../db.ts'
import type { Tables } from '../db.types.ts'

const platform = schemaOf<Tables>()

export async function markUnfinished(db: Db, begunAt: Date): Promise<void> {
  await platform(db).insertInto('platform.unfinishedDemo').values({ begunAt }).execute()
}

/** Flushes everything that the demo's sessions committed before. */
export async function markFinished(db: Db): Promise<void> {
  await sql`select set_config('synchronous_commit', 'on', true)`.execute(db)
  await platform(db).deleteFrom('platform.unfinishedDemo').execute()
}
