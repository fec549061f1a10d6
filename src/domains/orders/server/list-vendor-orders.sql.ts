import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#platform/server/db.ts'
import { afterCursor, type Keyset, orderBy } from '#platform/server/keyset.ts'
import { COUNTED_EXACTLY, countedTotal, type Total } from '#platform/server/total.ts'
import type { OrderStatus, ReturnStatus } from '../contract.ts'
import type { Units } from './order-states.rules.ts'

type Filter = { workspaceId: string; status?: OrderStatus | undefined; returns?: ReturnStatus | undefined; q?: string | undefined }

export type PartSummaryRow = Units & {
  orderId: string
  number: number
  placedAt: Date
  status: OrderStatus
  buyer: string
  itemCount: number
  totalMinor: number
  currency: string
}

export const LATEST: Keyset = {
  name: 'latest',
  by: sql`o.placed_at`,
  cast: 'timestamptz',
  id: sql`(p.order_id || '-' || p.number)`,
  direction: 'desc',
}

/** One page, one more than `limit` when there are further ones. */
export async function pageOfParts(db: Db, filter: Filter, cursor: string | undefined, limit: number): Promise<PartSummaryRow[]> {
  const after = afterCursor(LATEST, cursor)
  const { rows } = await sql<PartSummaryRow>`
    select p.order_id, p.number, o.placed_at, p.status, o.shipping_address ->> 'name' as buyer, p.total_minor, o.currency, l.*,
      coalesce((select sum(c.quantity) from orders.parcel_lines c join orders.parcels d on d.id = c.parcel_id
        where d.order_id = p.order_id and d.part_number = p.number and d.delivered_at is not null), 0) as delivered
    from orders.parts p join orders.orders o on o.id = p.order_id
    cross join lateral (
      select sum(quantity) as item_count, sum(quantity - cancelled) as live, sum(shipped) as shipped, sum(returned) as returned
      from orders.lines where order_id = p.order_id and part_number = p.number
    ) l
    where ${matching(filter)} ${after ? sql`and ${after}` : sql``} ${orderBy(LATEST)} limit ${limit + 1}`.execute(db)
  return rows
}

export async function countParts(db: Db, filter: Filter): Promise<Total> {
  const { rows } = await sql<{ count: number }>`
    select count(*) from (
      select 1 from orders.parts p join orders.orders o on o.id = p.order_id where ${matching(filter)} limit ${COUNTED_EXACTLY + 1}
    ) matching`.execute(db)
  return countedTotal(rows[0]?.count ?? 0)
}

function matching({ workspaceId, status, returns, q }: Filter): RawBuilder<unknown> {
  const pattern = q && `%${q.replace(/[\\%_]/g, '\\$&')}%`
  const conditions = [
    sql`p.workspace_id = ${workspaceId}`,
    status ? sql`p.status = ${status}` : null,
    returns
      ? sql`exists (select from orders.returns r where r.order_id = p.order_id and r.part_number = p.number and r.status = ${returns})`
      : null,
    pattern ? sql`(p.order_id || '-' || p.number ilike ${pattern} or o.shipping_address ->> 'name' ilike ${pattern})` : null,
  ]
  return sql.join(
    conditions.filter((condition) => condition !== null),
    sql` and `,
  )
}
