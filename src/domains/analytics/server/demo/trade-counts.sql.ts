import { sql } from 'kysely'
import type { Db } from '#platform/server/db.ts'

export type DayCounts = { workspaceId: string; productId: string; day: string; views: number; cartAdditions: number; orders: number }

export async function addDayCounts(db: Db, counts: readonly DayCounts[]): Promise<void> {
  await sql`
    insert into analytics.product_days as d (workspace_id, day, product_id, views, cart_additions, orders)
    select c."workspaceId", c.day, c."productId", c.views, c."cartAdditions", c.orders
    from json_to_recordset(${JSON.stringify(counts)}::json)
      as c("workspaceId" text, day date, "productId" text, views int, "cartAdditions" int, orders int)
    on conflict (workspace_id, day, product_id) do update
      set views = d.views + excluded.views, cart_additions = d.cart_additions + excluded.cart_additions, orders = d.orders + excluded.orders`.execute(
    db,
  )
}
