/** Orders as one member's, for export and erasure. */
import { sql } from 'kysely'
import type { Db } from '#platform/server/db.ts'
import { STANDINGS_OF } from './order-states.rules.ts'

const OPEN = STANDINGS_OF.open

export async function countOpenOrders(db: Db, userId: string): Promise<number> {
  const { rows } = await sql<{
    count: number
  }>`select count(*) from orders.orders where user_id = ${userId} and status = any(${OPEN})`.execute(db)
  return rows[0]?.count ?? 0
}

export async function ordersOfUser(db: Db, userId: string): Promise<unknown[]> {
  const { rows } = await sql<{ exported: unknown }>`
    select to_jsonb(o) || jsonb_build_object(
      'lines', (select jsonb_agg(to_jsonb(l) order by l.position) from orders.lines l where l.order_id = o.id),
      'history', (select jsonb_agg(to_jsonb(h) order by h.id) from orders.history h where h.order_id = o.id)
    ) as exported
    from orders.orders o where o.user_id = ${userId} order by o.placed_at`.execute(db)
  return rows.map(({ exported }) => exported)
}

/** Amounts and goods stay for the books; who bought them is forgotten. */
export async function forgetBuyer(db: Db, userId: string): Promise<void> {
  await sql`update orders.history set actor = 'guest' where actor = ${userId}`.execute(db)
  await sql`
    update orders.orders set user_id = null, email = '', note = '', version = version + 1,
      shipping_address = jsonb_build_object('name', '-', 'line1', '-', 'city', '-', 'postalCode', '-', 'country', shipping_address ->> 'country')
    where user_id = ${userId}`.execute(db)
}
