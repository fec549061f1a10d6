import { sql } from 'kysely'
import type { Db } from '#platform/server/db.ts'

export type PushSubscription = { id: string; userId: string; sessionId: string; endpoint: string; p256dh: string; auth: string }

/** A browser has one subscription: that of the person who subscribed last in it. */
export async function savePushSubscription(
  db: Db,
  { id, userId, sessionId, endpoint, p256dh, auth }: PushSubscription,
  endpointHash: Buffer,
  now: Date,
): Promise<void> {
  await sql`
    insert into notifications.push_subscriptions (id, user_id, session_id, endpoint, endpoint_hash, p256dh, auth, created_at)
    values (${id}, ${userId}, ${sessionId}, ${endpoint}, ${endpointHash}, ${p256dh}, ${auth}, ${now})
    on conflict (endpoint_hash) do update set user_id = excluded.user_id, session_id = excluded.session_id, p256dh = excluded.p256dh,
      auth = excluded.auth, created_at = excluded.created_at`.execute(db)
}

/** Keeps the newest subscriptions of a member. */
export async function deleteOldestSubscriptions(db: Db, userId: string, keep: number): Promise<void> {
  await sql`
    delete from notifications.push_subscriptions where id in (
      select id from notifications.push_subscriptions where user_id = ${userId} order by created_at desc, id desc offset ${keep})`.execute(
    db,
  )
}

export async function deletePushSubscription(db: Db, userId: string, endpointHash: Buffer): Promise<void> {
  await sql`
    delete from notifications.push_subscriptions where user_id = ${userId} and endpoint_hash = ${endpointHash}`.execute(db)
}

export async function loadPushSubscriptions(db: Db, userIds: readonly string[]): Promise<PushSubscription[]> {
  const { rows } = await sql<PushSubscription>`
    select id, user_id, session_id, endpoint, p256dh, auth from notifications.push_subscriptions where user_id = any(${userIds})
    order by created_at, id`.execute(db)
  return rows
}

export async function deletePushSubscriptions(db: Db, ids: readonly string[]): Promise<void> {
  await sql`delete from notifications.push_subscriptions where id = any(${ids})`.execute(db)
}
