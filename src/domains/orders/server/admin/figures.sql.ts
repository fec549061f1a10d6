import { sql } from 'kysely'
import type { Db } from '#platform/server/db.ts'

export type Span = { from: Date; before: Date }
export type SpanFigures = { orders: number; soldMinor: number; refundedMinor: number }

/** Orders of vendors placed in a period, as the list of orders shows them: with cancelled ones, and what was refunded of them so far. */
export async function loadFigures(db: Db, { from, before }: Span): Promise<SpanFigures> {
  const { rows } = await sql<SpanFigures>`
    select count(*) as orders, coalesce(sum(p.total_minor), 0)::bigint as sold_minor, coalesce(sum(p.refunded_minor), 0)::bigint as refunded_minor
    from orders.orders o join orders.parts p on p.order_id = o.id where o.placed_at >= ${from} and o.placed_at < ${before}`.execute(db)
  return rows[0] ?? { orders: 0, soldMinor: 0, refundedMinor: 0 }
}

/** Sales in minor units for each of `days` periods of 24 hours. */
export async function loadSoldByDay(db: Db, from: Date, days: number): Promise<number[]> {
  const { rows } = await sql<{ soldMinor: number }>`
    select coalesce(sum(o.total_minor), 0)::bigint as sold_minor
    from generate_series(0, ${days}::int - 1) day
    left join orders.orders o on o.placed_at >= ${from}::timestamptz + day * interval '24 hours'
      and o.placed_at < ${from}::timestamptz + (day + 1) * interval '24 hours'
    group by day order by day`.execute(db)
  return rows.map(({ soldMinor }) => soldMinor)
}
