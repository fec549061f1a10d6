/** Reminders a day and an hour before an event. The stamps are set when they are sent, and emptied when the event moves. */
import { sql } from 'kysely'
import type { Db } from '#platform/server/db.ts'

/** For a new start: reminders whose time has passed are not sent. */
export async function settleReminders(db: Db, eventId: string, now: Date): Promise<void> {
  await sql`
    update groups.events set
      day_reminded_at = case when starts_at <= ${now}::timestamptz + interval '1 day' then ${now}::timestamptz end,
      hour_reminded_at = case when starts_at <= ${now}::timestamptz + interval '1 hour' then ${now}::timestamptz end
    where id = ${eventId}`.execute(db)
}

export type DueReminder = { eventId: string; groupId: string; within: 'day' | 'hour' }

/** Marks reminders as sent and returns them. After an interruption an event that starts within the hour has one reminder. */
export async function claimReminders(db: Db, now: Date, limit: number): Promise<DueReminder[]> {
  const { rows } = await sql<DueReminder>`
    with due as (
      select id, starts_at <= ${now}::timestamptz + interval '1 hour' as is_hour from groups.events
      where cancelled_at is null and hour_reminded_at is null and starts_at > ${now}
        and exists (select from groups.groups g where g.id = group_id and g.removed_at is null)
        and (starts_at <= ${now}::timestamptz + interval '1 hour'
          or day_reminded_at is null and starts_at <= ${now}::timestamptz + interval '1 day')
      order by starts_at, id limit ${limit} for update skip locked
    )
    update groups.events e set day_reminded_at = coalesce(e.day_reminded_at, ${now}),
      hour_reminded_at = case when due.is_hour then ${now}::timestamptz end
    from due where e.id = due.id
    returning e.id as event_id, e.group_id, case when due.is_hour then 'hour' else 'day' end as within`.execute(db)
  return rows
}
