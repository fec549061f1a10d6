import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#platform/server/db.ts'
import { afterCursor, type Keyset, orderBy } from '#platform/server/keyset.ts'
import { COUNTED_EXACTLY, countedTotal, type Total } from '#platform/server/total.ts'
import type { MomentRange } from '#platform/shared/listing.ts'
import type { OrderStatus, ReturnStatus } from '../../contract.ts'
import type { Units } from '../order-states.rules.ts'

export type Filter = {
  status?: OrderStatus | undefined
  returns?: ReturnStatus | undefined
  workspaceId?: string | undefined
  placed?: MomentRange | undefined
  q?: string | undefined
}

export type AnyPartRow = Units & {
  orderId: string
  number: number
  placedAt: Date
  status: OrderStatus
  workspaceId: string
  vendorName: string
  buyer: string
  email: string
  itemCount: number
  totalMinor: number
  refundedMinor: number
  currency: string
  disputed: boolean
}

export const LATEST: Keyset = {
  name: 'latest of all',
  by: sql`o.placed_at`,
  cast: 'timestamptz',
  id: sql`(p.order_id || '-' || p.number)`,
  direction: 'desc',
}

/** One page, one more than `limit` when there are further ones. */
export async function pageOfAllParts(db: Db, filter: Filter, cursor: string | undefined, limit: number): Promise<AnyPartRow[]> {
  const after = afterCursor(LATEST, cursor)
  const { rows } = await sql<AnyPartRow>`
    select p.order_id, p.number, o.placed_at, p.status, p.workspace_id, p.vendor_name, o.shipping_address ->> 'name' as buyer, o.email,
      p.total_minor, p.refunded_minor, o.currency, l.*,
      coalesce((select sum(c.quantity) from orders.parcel_lines c join orders.parcels d on d.id = c.parcel_id
        where d.order_id = p.order_id and d.part_number = p.number and d.delivered_at is not null), 0) as delivered,
      exists (select from orders.returns r where r.order_id = p.order_id and r.part_number = p.number and r.status = 'Disputed') as disputed
    from orders.orders o join orders.parts p on p.order_id = o.id
    cross join lateral (
      select sum(quantity) as item_count, sum(quantity - cancelled) as live, sum(shipped) as shipped, sum(returned) as returned, sum(refunded) as refunded
      from orders.lines where order_id = p.order_id and part_number = p.number
    ) l
    where ${matching(filter)} ${after ? sql`and ${after}` : sql``} ${orderBy(LATEST)} limit ${limit + 1}`.execute(db)
  return rows
}

/** How many match and what they come to; sums go as far as the count. */
export async function sumsOfAllParts(db: Db, filter: Filter): Promise<{ total: Total; totalMinor: number; refundedMinor: number }> {
  const { rows } = await sql<{ count: number; totalMinor: number; refundedMinor: number }>`
    select count(*), coalesce(sum(total_minor), 0)::bigint as total_minor, coalesce(sum(refunded_minor), 0)::bigint as refunded_minor from (
      select p.total_minor, p.refunded_minor from orders.orders o join orders.parts p on p.order_id = o.id
      where ${matching(filter)} limit ${COUNTED_EXACTLY + 1}
    ) matching`.execute(db)
  const [row] = rows
  return { total: countedTotal(row?.count ?? 0), totalMinor: row?.totalMinor ?? 0, refundedMinor: row?.refundedMinor ?? 0 }
}

/** Whoever sold something, by the name of their last sale. */
export async function sellersOf(db: Db): Promise<{ workspaceId: string; name: string }[]> {
  const { rows } = await sql<{ workspaceId: string; name: string }>`
    select w.id as workspace_id, p.vendor_name as name
    from (
      with recursive sellers as (
        (select workspace_id as id from orders.parts order by workspace_id limit 1)
        union all
        select (select p.workspace_id from orders.parts p where p.workspace_id > s.id order by p.workspace_id limit 1) from sellers s where s.id is not null
      ) select id from sellers where id is not null
    ) w
    cross join lateral (select vendor_name from orders.parts where workspace_id = w.id order by order_id desc limit 1) p
    order by p.vendor_name limit 200`.execute(db)
  return rows
}

function matching({ status, returns, workspaceId, placed, q }: Filter): RawBuilder<unknown> {
  const pattern = q && `%${q.replace(/[\\%_]/g, '\\$&')}%`
  const conditions = [
    sql`true`,
    workspaceId ? sql`p.workspace_id = ${workspaceId}` : null,
    status ? sql`p.status = ${status}` : null,
    returns
      ? sql`exists (select from orders.returns r where r.order_id = p.order_id and r.part_number = p.number and r.status = ${returns})`
      : null,
    placed?.from ? sql`o.placed_at >= ${placed.from}::timestamptz` : null,
    placed?.before ? sql`o.placed_at < ${placed.before}::timestamptz` : null,
    pattern ? sql`(o.id || ' ' || o.email || ' ' || (o.shipping_address ->> 'name')) ilike ${pattern}` : null,
  ]
  return sql.join(
    conditions.filter((condition) => condition !== null),
    sql` and `,
  )
}
