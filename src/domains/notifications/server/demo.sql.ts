import { sql } from 'kysely'
import type { Db } from '#platform/server/db.ts'

/** Spreads each member's notifications over the past, seven hours apart, and marks all but the newest `unread` as read. */
export async function ageNotifications(db: Db, now: Date, unread: number): Promise<void> {
  await sql`
    update notifications.notifications n set created_at = o.at, last_at = o.at, read_at = case when o.place > ${unread}::int then o.at end
    from (
      select id, place, ${now}::timestamptz - place * interval '7 hours' as at from (
        select id, row_number() over (partition by user_id order by id desc) as place from notifications.notifications where in_bell
      ) numbered
    ) o
    where o.id = n.id`.execute(db)
  await sql`
    update notifications.counters c set unread = (
      select count(*) from notifications.notifications n
      where n.user_id = c.user_id and n.in_bell and n.cleared_at is null and n.read_at is null)`.execute(db)
}

export async function deleteAllDeliveries(db: Db): Promise<void> {
  await sql`delete from notifications.deliveries`.execute(db)
}
