/** Counting tries, each in one statement that decides by the row it changed. */
import { sql } from 'kysely'
import { type Db, schemaOf } from './db.ts'
import type { Tables } from './db.types.ts'

const platform = schemaOf<Tables>()

type Row = { name: string; key: Buffer }
type Try = Row & { points: number; now: Date; endsAt: Date }

/** False, and nothing is counted, when the window has no point left. Parallel tries wait for each other at the row. */
export async function countTry(db: Db, { name, key, points, now, endsAt }: Try): Promise<boolean> {
  const { rows } = await sql`
    insert into platform.rate_limits as l (name, key, spent, ends_at) values (${name}, ${key}, 1, ${endsAt})
    on conflict (name, key) do update set
      spent = case when l.ends_at <= ${now} then 1 else l.spent + 1 end,
      ends_at = case when l.ends_at <= ${now} then excluded.ends_at else l.ends_at end
    where l.ends_at <= ${now} or l.spent < ${points}
    returning 1`.execute(db)
  return rows.length > 0
}

export async function endOfWindow(db: Db, { name, key }: Row): Promise<Date | null> {
  const row = await platform(db)
    .selectFrom('platform.rateLimits')
    .select('endsAt')
    .where('name', '=', name)
    .where('key', '=', key)
    .executeTakeFirst()
  return row?.endsAt ?? null
}

export async function forgetTries(db: Db, { name, key }: Row): Promise<void> {
  await platform(db).deleteFrom('platform.rateLimits').where('name', '=', name).where('key', '=', key).execute()
}

export async function forgetWindowsBefore(db: Db, time: Date): Promise<void> {
  await platform(db).deleteFrom('platform.rateLimits').where('endsAt', '<=', time).execute()
}
