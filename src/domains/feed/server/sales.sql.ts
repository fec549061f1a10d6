/** What was bought through posts. */
import { sql } from 'kysely'
import type { Db } from '#platform/server/db.ts'

export type SoldLine = { orderId: string; position: number; postId: string; quantity: number }

/** Lines through posts of somebody else than `buyerId`. A line counts once. */
export async function saveSold(db: Db, lines: readonly SoldLine[], buyerId: string | null): Promise<void> {
  await sql`
    insert into feed.sales (order_id, position, post_id, sold)
    select l."orderId", l.position, p.id, l.quantity
    from jsonb_to_recordset(${JSON.stringify(lines)}::jsonb) as l("orderId" text, position int, "postId" text, quantity int)
    join feed.posts p on p.id = l."postId" and p.record_type = 'product' and p.author_id is distinct from ${buyerId}
    on conflict (order_id, position) do update set sold = excluded.sold`.execute(db)
}

/** Units that came back or were never sent. The order may be heard of later. */
export async function addReversed(db: Db, lines: readonly SoldLine[], buyerId: string | null): Promise<void> {
  await sql`
    insert into feed.sales (order_id, position, post_id, reversed)
    select l."orderId", l.position, p.id, l.quantity
    from jsonb_to_recordset(${JSON.stringify(lines)}::jsonb) as l("orderId" text, position int, "postId" text, quantity int)
    join feed.posts p on p.id = l."postId" and p.record_type = 'product' and p.author_id is distinct from ${buyerId}
    on conflict (order_id, position) do update set reversed = feed.sales.reversed + excluded.reversed`.execute(db)
}
