/** Statements of a member about their own groups; the callers hold the lock of the counter. */
import { sql } from 'kysely'
import type { Db } from '#platform/server/db.ts'

/** Returns null for a missing or foreign row, else whether it was counted as unread before. */
export async function markRead(db: Db, userId: string, id: string, now: Date): Promise<boolean | null> {
  const { rows } = await sql<{ wasCounted: boolean }>`
    with before as (
      select id, read_at is null as was_counted from notifications.notifications
      where id = ${id} and user_id = ${userId} and in_bell and cleared_at is null
    )
    update notifications.notifications n set read_at = coalesce(n.read_at, ${now}) from before b where n.id = b.id
    returning b.was_counted`.execute(db)
  return rows[0]?.wasCounted ?? null
}

/** Returns the number of rows that were unread. */
export async function markAllRead(db: Db, userId: string, kinds: readonly string[], now: Date): Promise<number> {
  const { numAffectedRows } = await sql`
    update notifications.notifications set read_at = ${now}
    where user_id = ${userId} and in_bell and cleared_at is null and read_at is null and kind = any(${kinds})`.execute(db)
  return Number(numAffectedRows)
}

export type Cleared = { all: number; unread: number }

export async function clearGroups(db: Db, userId: string, kinds: readonly string[], clearingId: string, now: Date): Promise<Cleared> {
  const { rows } = await sql<Cleared>`
    with cleared as (
      update notifications.notifications set cleared_at = ${now}, clearing_id = ${clearingId}
      where user_id = ${userId} and in_bell and cleared_at is null and kind = any(${kinds}) returning read_at
    )
    select count(*) as all, count(*) filter (where read_at is null) as unread from cleared`.execute(db)
  return rows[0] ?? { all: 0, unread: 0 }
}

export async function restoreGroups(db: Db, userId: string, clearingId: string): Promise<Cleared> {
  const { rows } = await sql<Cleared>`
    with restored as (
      update notifications.notifications set cleared_at = null, clearing_id = null
      where user_id = ${userId} and clearing_id = ${clearingId} returning read_at
    )
    select count(*) as all, count(*) filter (where read_at is null) as unread from restored`.execute(db)
  return rows[0] ?? { all: 0, unread: 0 }
}
