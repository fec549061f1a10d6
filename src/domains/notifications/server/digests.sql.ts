import { sql } from 'kysely'
import type { Db } from '#platform/server/db.ts'
import type { NotificationSettings } from '../contract.ts'

export type DueDigest = Pick<NotificationSettings, 'digest' | 'digestHour'> & { userId: string; lastDigestAt: Date | null }

/** Locks some due digests; those that another process sends are skipped. */
export async function lockDueDigests(db: Db, now: Date, limit: number): Promise<DueDigest[]> {
  const { rows } = await sql<DueDigest>`
    select user_id, digest, digest_hour, last_digest_at from notifications.preferences where next_digest_at <= ${now}
    order by next_digest_at limit ${limit} for update skip locked`.execute(db)
  return rows
}

/** Only of members who get digests. */
export async function setNextDigestAt(db: Db, userId: string, next: Date | null): Promise<void> {
  await sql`update notifications.preferences set next_digest_at = ${next} where user_id = ${userId}`.execute(db)
}

export async function setDigestTimes(db: Db, userId: string, last: Date, next: Date | null): Promise<void> {
  await sql`update notifications.preferences set last_digest_at = ${last}, next_digest_at = ${next} where user_id = ${userId}`.execute(db)
}

/** The unread groups of a member since the last digest, of these kinds. */
export async function findDigestGroups(db: Db, userId: string, kinds: readonly string[], since: Date, limit: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from notifications.notifications
    where user_id = ${userId} and read_at is null and cleared_at is null and last_at > ${since} and kind = any(${kinds})
    order by last_at desc, id desc limit ${limit}`.execute(db)
  return rows.map(({ id }) => id)
}
