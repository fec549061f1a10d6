/** A vendor's parts as a list. A vendor has one part of an order, so its id tells them apart. */
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#platform/server/db.ts'
import { afterCursor, type Keyset, orderBy } from '#platform/server/keyset.ts'
import { COUNTED_EXACTLY, countedTotal, type Total } from '#platform/server/total.ts'
import type { MomentRange } from '#platform/shared/listing.ts'
import type { OrderStatus, ReturnReason, ReturnStatus, ToDo, VendorOrderSort } from '../contract.ts'
import type { Units } from './order-states.rules.ts'

export type PartFilter = {
  workspaceId: string
  status?: readonly OrderStatus[] | undefined
  returns?: ReturnStatus | undefined
  toDo?: ToDo | undefined
  placed?: MomentRange | undefined
  q?: string | undefined
}

export type PartSummaryRow = Units & {
  orderId: string
  number: number
  placedAt: Date
  status: OrderStatus
  buyer: string
  city: string
  country: string
  goods: string[]
  itemCount: number
  totalMinor: number
  refundedMinor: number
  currency: string
  openReturns: number
}

const BY: Record<'placed' | 'total', Pick<Keyset, 'by' | 'cast'>> = {
  placed: { by: sql`p.placed_at`, cast: 'timestamptz' },
  total: { by: sql`p.total_minor`, cast: 'bigint' },
}
const GOODS_NAMED = 3

export function orderedBy(sort: VendorOrderSort): Keyset {
  const key = sort.replace('-', '') === 'total' ? 'total' : 'placed'
  return { name: `vendor ${sort}`, ...BY[key], id: sql`p.order_id`, direction: sort.startsWith('-') ? 'desc' : 'asc' }
}

/** One page, one more than `limit` when there are further ones. */
export async function pageOfParts(
  db: Db,
  filter: PartFilter,
  order: Keyset,
  cursor: string | undefined,
  limit: number,
): Promise<PartSummaryRow[]> {
  const after = afterCursor(order, cursor)
  const { rows } = await sql<PartSummaryRow>`
    select p.order_id, p.number, p.placed_at, p.status, p.total_minor, p.refunded_minor, o.currency, l.*,
      o.shipping_address ->> 'name' as buyer, o.shipping_address ->> 'city' as city, o.shipping_address ->> 'country' as country,
      (select count(*) from orders.returns r
       where r.order_id = p.order_id and r.part_number = p.number and ${WAITING}) as open_returns,
      coalesce((select sum(c.quantity) from orders.parcel_lines c join orders.parcels d on d.id = c.parcel_id
        where d.order_id = p.order_id and d.part_number = p.number and d.delivered_at is not null), 0) as delivered
    from orders.parts p join orders.orders o on o.id = p.order_id
    cross join lateral (
      select sum(quantity) as item_count, sum(quantity - cancelled) as live, sum(shipped) as shipped, sum(returned) as returned,
        sum(refunded) as refunded, (array_agg(name order by position))[:${sql.raw(String(GOODS_NAMED))}] as goods
      from orders.lines where order_id = p.order_id and part_number = p.number
    ) l
    where ${matching(filter)} ${after ? sql`and ${after}` : sql``} ${orderBy(order)} limit ${limit + 1}`.execute(db)
  return rows
}

export async function countParts(db: Db, filter: PartFilter): Promise<Total> {
  const { rows } = await sql<{ count: number }>`
    select count(*) from (
      select 1 from orders.parts p join orders.orders o on o.id = p.order_id where ${matching(filter)} limit ${COUNTED_EXACTLY + 1}
    ) matching`.execute(db)
  return countedTotal(rows[0]?.count ?? 0)
}

export type WaitingReturnRow = {
  id: string
  orderId: string
  number: number
  buyer: string
  status: ReturnStatus
  reason: ReturnReason
  itemCount: number
  requestedAt: Date
}

/** Returns that wait for their vendor, the oldest first. */
export async function waitingReturns(db: Db, workspaceId: string, limit: number): Promise<WaitingReturnRow[]> {
  const { rows } = await sql<WaitingReturnRow>`
    select r.id, r.order_id, r.part_number as number, o.shipping_address ->> 'name' as buyer, r.status, r.reason, r.requested_at,
      (select sum(quantity) from orders.return_lines where return_id = r.id) as item_count
    from orders.returns r join orders.orders o on o.id = r.order_id
    where r.workspace_id = ${workspaceId} and ${WAITING} order by r.requested_at, r.id limit ${limit}`.execute(db)
  return rows
}

export async function countWaiting(db: Db, workspaceId: string): Promise<{ ship: number; returns: number }> {
  const { rows } = await sql<{ ship: number; returns: number }>`
    select (select count(*) from orders.parts p where p.workspace_id = ${workspaceId} and ${TO_SHIP}) as ship,
      (select count(*) from orders.returns r where r.workspace_id = ${workspaceId} and ${WAITING}) as returns`.execute(db)
  return rows[0] ?? { ship: 0, returns: 0 }
}

const TO_SHIP = sql`p.status in ('Pending', 'Processing')`
const WAITING = sql`r.status in ('Requested', 'Accepted')`

function matching({ workspaceId, status, returns, toDo, placed, q }: PartFilter): RawBuilder<unknown> {
  const pattern = q && `%${q.replace(/[\\%_]/g, '\\$&')}%`
  const withReturn = (condition: RawBuilder<unknown>) =>
    sql`exists (select from orders.returns r where r.order_id = p.order_id and r.part_number = p.number and ${condition})`
  const conditions = [
    sql`p.workspace_id = ${workspaceId}`,
    status ? sql`p.status = any(${status})` : null,
    returns ? withReturn(sql`r.status = ${returns}`) : null,
    toDo === 'ship' ? TO_SHIP : null,
    toDo === 'returns' ? withReturn(WAITING) : null,
    placed?.from ? sql`p.placed_at >= ${placed.from}::timestamptz` : null,
    placed?.before ? sql`p.placed_at < ${placed.before}::timestamptz` : null,
    pattern
      ? sql`(p.order_id || '-' || p.number ilike ${pattern} or o.shipping_address ->> 'name' ilike ${pattern}
          or exists (select from orders.lines l where l.order_id = p.order_id and l.part_number = p.number and l.sku ilike ${pattern}))`
      : null,
  ]
  return sql.join(
    conditions.filter((condition) => condition !== null),
    sql` and `,
  )
}
