/** Daily counters of products. */
import { sql } from 'kysely'
import type { Db } from '#platform/server/db.ts'

export type Counted = 'views' | 'cartAdditions' | 'orders'
export type Occurrence = { workspaceId: string; productId: string; happenedAt: Date }

const COLUMNS: Record<Counted, string> = { views: 'views', cartAdditions: 'cart_additions', orders: 'orders' }

/** Increments a counter for each occurrence, on its UTC day. Rows are locked in key order. */
export async function countOccurrences(db: Db, what: Counted, occurrences: readonly Occurrence[]): Promise<void> {
  if (occurrences.length === 0) return
  const column = sql.ref(COLUMNS[what])
  await sql`
    insert into analytics.product_days as d (workspace_id, day, product_id, ${column})
    select workspace_id, (happened_at at time zone 'UTC')::date as day, product_id, count(*)
    from unnest(${occurrences.map(({ workspaceId }) => workspaceId)}::text[], ${occurrences.map(({ productId }) => productId)}::text[],
      ${occurrences.map(({ happenedAt }) => happenedAt)}::timestamptz[]) as o(workspace_id, product_id, happened_at)
    group by 1, 2, 3 order by 1, 2, 3
    on conflict (workspace_id, day, product_id) do update set ${column} = d.${column} + excluded.${column}`.execute(db)
}

export type ProductCounts = { productId: string; views: number; cartAdditions: number; orders: number }

/** The funnel of each product of a vendor over whole days, inclusive. */
export async function loadCounts(db: Db, workspaceId: string, { first, last }: { first: string; last: string }): Promise<ProductCounts[]> {
  const { rows } = await sql<ProductCounts>`
    select product_id, sum(views) as views, sum(cart_additions) as cart_additions, sum(orders) as orders
    from analytics.product_days where workspace_id = ${workspaceId} and day between ${first}::date and ${last}::date
    group by product_id`.execute(db)
  return rows
}
