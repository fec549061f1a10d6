import { sql } from 'kysely'
import type { Db } from '#platform/server/db.ts'
import { DISPLAY_STATUSES_BY_GROUP, ORDER_STATES } from './order-states.rules.ts'

/** Pending orders of the account, or of guests with the email. */
export async function countPendingOrders(db: Db, { userId, emailKey }: { userId: string | null; emailKey: string }): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) from orders.orders
    where status = ${ORDER_STATES.first} and (user_id = ${userId} or (user_id is null and email_key = ${emailKey}))`.execute(db)
  return rows[0]?.count ?? 0
}

/** False when there was nothing to confirm, or the deadline is over. */
export async function clearConfirmation(db: Db, orderId: string, now: Date): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update orders.orders set confirm_until = null, version = version + 1 where id = ${orderId} and confirm_until > ${now}`.execute(db)
  return numAffectedRows === 1n
}

/** Open orders that nobody confirmed in time. */
export async function listUnconfirmedIds(db: Db, now: Date): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from orders.orders where confirm_until <= ${now} and status = any(${DISPLAY_STATUSES_BY_GROUP.open})
    order by confirm_until limit 200`.execute(db)
  return rows.map(({ id }) => id)
}
