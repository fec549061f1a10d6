import { sql } from 'kysely'
import type { Db } from '#platform/server/db.ts'
import { revokeLinks } from './access.sql.ts'

/** Assigns the order to the account, and ends the access of guest sessions and private links. */
export async function attachOrder(db: Db, orderId: string, userId: string, now: Date): Promise<void> {
  await sql`update orders.orders set user_id = ${userId}, claimed_at = ${now}, version = version + 1 where id = ${orderId} and user_id is null`.execute(
    db,
  )
  await sql`delete from orders.guest_access where order_id = ${orderId}`.execute(db)
  await revokeLinks(db, orderId, now)
}

/** Assigns all guest orders of an email address to the account. Returns their ids. */
export async function attachOrdersByEmail(db: Db, emailKey: string, userId: string, now: Date): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    with attached as (
      update orders.orders set user_id = ${userId}, claimed_at = ${now}, version = version + 1
      where email_key = ${emailKey} and user_id is null returning id
    ),
    revoked as (
      update orders.links set revoked_at = ${now} where revoked_at is null and order_id in (select id from attached)
    ),
    freed as (
      delete from orders.guest_access where order_id in (select id from attached)
    )
    select id from attached`.execute(db)
  return rows.map(({ id }) => id)
}
