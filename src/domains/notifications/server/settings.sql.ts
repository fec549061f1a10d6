import { sql } from 'kysely'
import type { Db } from '#platform/server/db.ts'
import type { NotificationSettings } from '../contract.ts'

type Row = Omit<NotificationSettings, 'quiet'> & { quietFrom: number | null; quietTo: number | null }

/** Of members who never saved any. */
export const STANDARD: NotificationSettings = {
  digest: 'off',
  digestHour: 8,
  quiet: null,
  hideDetails: false,
}

function fromRow({ quietFrom, quietTo, ...rest }: Row): NotificationSettings {
  return { ...rest, quiet: quietFrom === null || quietTo === null ? null : { from: quietFrom, to: quietTo } }
}

/** Settings by member; those who never saved any are left out. */
export async function loadSettings(db: Db, userIds: readonly string[]): Promise<Map<string, NotificationSettings>> {
  const { rows } = await sql<Row & { userId: string }>`
    select user_id, digest, digest_hour, quiet_from, quiet_to, hide_details
    from notifications.preferences where user_id = any(${userIds})`.execute(db)
  return new Map(rows.map(({ userId, ...row }) => [userId, fromRow(row)]))
}

/** Creates the row of a member and locks it. */
export async function lockSettings(db: Db, userId: string): Promise<NotificationSettings> {
  await sql`insert into notifications.preferences (user_id) values (${userId}) on conflict do nothing`.execute(db)
  await sql`select from notifications.preferences where user_id = ${userId} for update`.execute(db)
  return (await loadSettings(db, [userId])).get(userId) ?? STANDARD
}

export async function saveSettings(
  db: Db,
  userId: string,
  { digest, digestHour, quiet, hideDetails }: NotificationSettings,
  nextDigestAt: Date | null,
): Promise<void> {
  await sql`
    update notifications.preferences set digest = ${digest}, digest_hour = ${digestHour},
      quiet_from = ${quiet?.from ?? null}::int, quiet_to = ${quiet?.to ?? null}::int, hide_details = ${hideDetails},
      next_digest_at = ${nextDigestAt}::timestamptz
    where user_id = ${userId}`.execute(db)
}

/** Turns the digest off, whatever the version. */
export async function turnDigestOff(db: Db, userId: string): Promise<void> {
  await sql`
    update notifications.preferences set digest = 'off', next_digest_at = null
    where user_id = ${userId} and digest <> 'off'`.execute(db)
}
