import { sql } from 'kysely'
import type { Db } from '#platform/server/db.ts'

export type Counter = { unread: number; seenAt: Date | null }

/** Creates and locks the counters of these members in the order of their ids, so that two transactions never deadlock. */
export async function lockCounters(db: Db, userIds: readonly string[]): Promise<void> {
  const sorted = [...new Set(userIds)].sort()
  await sql`insert into notifications.counters (user_id) select unnest(${sorted}::text[]) on conflict do nothing`.execute(db)
  await sql`select from notifications.counters where user_id = any(${sorted}) order by user_id for update`.execute(db)
}

/** Adds to the unread counts; the callers hold the locks. */
export async function addUnread(db: Db, changes: ReadonlyMap<string, number>): Promise<void> {
  const changed = [...changes].filter(([, count]) => count !== 0)
  if (changed.length === 0) return
  await sql`
    update notifications.counters c set unread = c.unread + w.change
    from unnest(${changed.map(([id]) => id)}::text[], ${changed.map(([, count]) => count)}::int[]) w (user_id, change)
    where c.user_id = w.user_id`.execute(db)
}

export async function setSeen(db: Db, userId: string, now: Date): Promise<void> {
  await sql`update notifications.counters set seen_at = ${now} where user_id = ${userId}`.execute(db)
}

export async function findCounter(db: Db, userId: string): Promise<Counter> {
  const { rows } = await sql<Counter>`select unread, seen_at from notifications.counters where user_id = ${userId}`.execute(db)
  return rows[0] ?? { unread: 0, seenAt: null }
}

/** The counter and the number of unread rows since the bell was opened, counted up to 100. */
export async function loadSummary(db: Db, userId: string): Promise<{ unread: number; unseen: number }> {
  const { rows } = await sql<{ unread: number; unseen: number }>`
    select c.unread, (select count(*) from (
      select from notifications.notifications n
      where n.user_id = c.user_id and n.in_bell and n.cleared_at is null and n.read_at is null
        and (c.seen_at is null or n.last_at > c.seen_at) limit 100) unseen) as unseen
    from notifications.counters c where c.user_id = ${userId}`.execute(db)
  return rows[0] ?? { unread: 0, unseen: 0 }
}
