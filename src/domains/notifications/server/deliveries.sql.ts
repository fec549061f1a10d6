import { sql } from 'kysely'
import type { Db } from '#platform/server/db.ts'

export type Delivery = { id: string; notificationId: string; userId: string; channel: 'mail' | 'push'; attempts: number }
export type NewDelivery = Omit<Delivery, 'attempts'> & { dueAt: Date }

/** A group that is already waiting for a delivery keeps that one. */
export async function insertDeliveries(db: Db, deliveries: readonly NewDelivery[], now: Date): Promise<void> {
  if (deliveries.length === 0) return
  const rows = deliveries.map((row) => ({ ...row, dueAt: row.dueAt.toISOString() }))
  await sql`
    insert into notifications.deliveries (id, notification_id, user_id, channel, due_at, created_at)
    select r.id, r."notificationId", r."userId", r.channel, r."dueAt", ${now}
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) r (id text, "notificationId" text, "userId" text, channel text, "dueAt" timestamptz)
    on conflict (notification_id, channel) do nothing`.execute(db)
}

/**
 * Claims the due deliveries of some members over one channel until `leaseUntil`, so that no other process sends them too. When
 * that process dies, they are due again.
 */
export async function claimDeliveries(
  db: Db,
  channel: Delivery['channel'],
  { now, leaseUntil, people }: { now: Date; leaseUntil: Date; people: number },
): Promise<Delivery[]> {
  const { rows } = await sql<Delivery>`
    with members as (
      select distinct user_id from (
        select user_id from notifications.deliveries where channel = ${channel} and due_at <= ${now} order by due_at, id limit ${people}) due
    ), due as (
      select d.id from notifications.deliveries d join members using (user_id)
      where d.channel = ${channel} and d.due_at <= ${now} order by d.id for update of d skip locked
    )
    update notifications.deliveries d set due_at = ${leaseUntil}, attempts = d.attempts + 1 from due where d.id = due.id
    returning d.id, d.notification_id, d.user_id, d.channel, d.attempts`.execute(db)
  return rows
}

export async function deleteDeliveries(db: Db, ids: readonly string[]): Promise<void> {
  await sql`delete from notifications.deliveries where id = any(${ids})`.execute(db)
}

export async function postponeDeliveries(db: Db, ids: readonly string[], dueAt: Date): Promise<void> {
  await sql`update notifications.deliveries set due_at = ${dueAt} where id = any(${ids})`.execute(db)
}

/** The member turned these mails off. */
export async function deleteMailsOfKinds(db: Db, userId: string, kinds: readonly string[]): Promise<void> {
  await sql`
    delete from notifications.deliveries d using notifications.notifications n
    where n.id = d.notification_id and d.user_id = ${userId} and d.channel = 'mail' and n.kind = any(${kinds})`.execute(db)
}
