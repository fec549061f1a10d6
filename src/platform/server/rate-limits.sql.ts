/** Counts attempts, each in one atomic statement. */
import { sql } from 'kysely'
import { type Db, schemaOf } from './db.ts'
import type { Tables } from './db.types.ts'

const platform = schemaOf<Tables>()

type WindowKey = { name: string; key: Buffer }
type WindowUse = WindowKey & { points: number; now: Date; endsAt: Date }

/** Returns false, and counts nothing, when the window has no points left. Concurrent attempts wait for the row lock. */
export async function consumePoint(db: Db, { name, key, points, now, endsAt }: WindowUse): Promise<boolean> {
  const { rows } = await sql`
    insert into platform.rate_limits as l (name, key, spent, ends_at) values (${name}, ${key}, 1, ${endsAt})
    on conflict (name, key) do update set
      spent = case when l.ends_at <= ${now} then 1 else l.spent + 1 end,
      ends_at = case when l.ends_at <= ${now} then excluded.ends_at else l.ends_at end
    where l.ends_at <= ${now} or l.spent < ${points}
    returning 1`.execute(db)
  return rows.length > 0
}

/** Counts several attempts, also beyond the limit. Returns the attempts in the window and its end. */
export async function addToWindow(
  db: Db,
  { name, key, added, now, endsAt }: WindowKey & { added: number; now: Date; endsAt: Date },
): Promise<{ spent: number; endsAt: Date }> {
  const { rows } = await sql<{ spent: number; endsAt: Date }>`
    insert into platform.rate_limits as l (name, key, spent, ends_at) values (${name}, ${key}, ${added}, ${endsAt})
    on conflict (name, key) do update set
      spent = case when l.ends_at <= ${now} then excluded.spent else l.spent + excluded.spent end,
      ends_at = case when l.ends_at <= ${now} then excluded.ends_at else l.ends_at end
    returning spent, ends_at`.execute(db)
  const [window] = rows
  if (!window) throw new Error('an upsert returned no row')
  return window
}

export async function findWindowEnd(db: Db, { name, key }: WindowKey): Promise<Date | null> {
  const row = await platform(db)
    .selectFrom('platform.rateLimits')
    .select('endsAt')
    .where('name', '=', name)
    .where('key', '=', key)
    .executeTakeFirst()
  return row?.endsAt ?? null
}

export async function deleteWindow(db: Db, { name, key }: WindowKey): Promise<void> {
  await platform(db).deleteFrom('platform.rateLimits').where('name', '=', name).where('key', '=', key).execute()
}

export async function deleteWindowsBefore(db: Db, time: Date): Promise<void> {
  await platform(db).deleteFrom('platform.rateLimits').where('endsAt', '<=', time).execute()
}
