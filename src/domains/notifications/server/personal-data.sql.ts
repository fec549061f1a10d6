import { sql } from 'kysely'
import type { Db } from '#platform/server/db.ts'

/** Push keys are secrets of the browser, and not exported. */
export async function exportNotifications(db: Db, userId: string): Promise<unknown> {
  const { rows } = await sql<{ data: unknown }>`
    select jsonb_build_object(
      'notifications', coalesce((select jsonb_agg(jsonb_build_object('kind', kind, 'about', target_type, 'id', target_id, 'details', params,
        'link', href, 'at', last_at, 'readAt', read_at) order by last_at desc)
        from notifications.notifications where user_id = ${userId}), '[]'),
      'causedByYou', coalesce((select jsonb_agg(jsonb_build_object('kind', n.kind, 'about', n.target_type, 'id', n.target_id, 'at', p.at)
        order by p.at desc) from notifications.people p join notifications.notifications n on n.id = p.notification_id
        where p.user_id = ${userId}), '[]'),
      'choices', coalesce((select jsonb_agg(jsonb_build_object('kind', kind, 'channel', channel, 'on', is_on) order by kind, channel)
        from notifications.choices where user_id = ${userId}), '[]'),
      'settings', (select to_jsonb(s) - 'user_id' from notifications.preferences s where user_id = ${userId}),
      'pushDevices', coalesce((select jsonb_agg(jsonb_build_object('endpoint', endpoint, 'since', created_at) order by created_at)
        from notifications.push_subscriptions where user_id = ${userId}), '[]')
    ) as data`.execute(db)
  return rows[0]?.data
}

/** The groups of others in which this person has a face. */
export async function findGroupsWith(db: Db, userId: string): Promise<{ id: string; userId: string }[]> {
  const { rows } = await sql<{ id: string; userId: string }>`
    select n.id, n.user_id from notifications.people p join notifications.notifications n on n.id = p.notification_id
    where p.user_id = ${userId} and n.user_id <> ${userId}`.execute(db)
  return rows
}

export async function deleteOwnNotifications(db: Db, userId: string): Promise<void> {
  await sql`delete from notifications.notifications where user_id = ${userId}`.execute(db)
  await sql`delete from notifications.counters where user_id = ${userId}`.execute(db)
  await sql`delete from notifications.choices where user_id = ${userId}`.execute(db)
  await sql`delete from notifications.preferences where user_id = ${userId}`.execute(db)
  await sql`delete from notifications.push_subscriptions where user_id = ${userId}`.execute(db)
}
