/** Private addresses of calendars. */
import { sql } from 'kysely'
import type { Db } from '#platform/server/db.ts'

export type CalendarRef = { userId: string; groupId: string | null }

export async function replaceCalendar(db: Db, { userId, groupId }: CalendarRef, tokenHash: Buffer, at: Date): Promise<void> {
  await sql`
    insert into groups.calendars (user_id, group_id, token_hash, created_at) values (${userId}, ${groupId}, ${tokenHash}, ${at})
    on conflict (user_id, group_id) do update set token_hash = excluded.token_hash, created_at = excluded.created_at`.execute(db)
}

export async function deleteCalendarRow(db: Db, { userId, groupId }: CalendarRef): Promise<void> {
  await sql`delete from groups.calendars where user_id = ${userId} and group_id is not distinct from ${groupId}`.execute(db)
}

export async function findCalendarOf(db: Db, { userId, groupId }: CalendarRef): Promise<Date | null> {
  const { rows } = await sql<{ createdAt: Date }>`
    select created_at from groups.calendars where user_id = ${userId} and group_id is not distinct from ${groupId}`.execute(db)
  return rows[0]?.createdAt ?? null
}

export async function findCalendar(db: Db, tokenHash: Buffer): Promise<CalendarRef | undefined> {
  const { rows } = await sql<CalendarRef>`select user_id, group_id from groups.calendars where token_hash = ${tokenHash}`.execute(db)
  return rows[0]
}
