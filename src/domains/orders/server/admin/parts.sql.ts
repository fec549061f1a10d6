import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#platform/server/db.ts'
import {
  type Conditions,
  containing,
  during,
  loadPage,
  matchingRows,
  type Page,
  type Paging,
  type Sorting,
} from '#platform/server/list-page.ts'
import { type Total, toTotal } from '#platform/server/total.ts'
import type { MomentRange } from '#platform/shared/listing.ts'
import type { OrderStatus, ReturnStatus } from '../../contract.ts'
import { formatPartNumber } from '../order-number.ts'
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

const LATEST: Sorting<AnyPartRow> = {
  name: 'latest of all',
  by: sql`o.placed_at`,
  cast: 'timestamptz',
  id: sql`(p.order_id || '-' || p.number)`,
  direction: 'desc',
  keyOf: ({ placedAt, orderId, number }) => [placedAt.toISOString(), formatPartNumber(orderId, number)],
}

const PARTS = sql`orders.orders o join orders.parts p on p.order_id = o.id`

export async function loadAllPartsPage(db: Db, filter: Filter, paging: Paging): Promise<Page<AnyPartRow>> {
  const select: (page: RawBuilder<unknown>) => RawBuilder<AnyPartRow> = (page) => sql`
    select p.order_id, p.number, o.placed_at, p.status, p.workspace_id, p.vendor_name, o.shipping_address ->> 'name' as buyer, o.email,
      p.total_minor, p.refunded_minor, o.currency, l.*,
      coalesce((select sum(c.quantity) from orders.parcel_lines c join orders.parcels d on d.id = c.parcel_id
        where d.order_id = p.order_id and d.part_number = p.number and d.delivered_at is not null), 0) as delivered,
      exists (select from orders.returns r where r.order_id = p.order_id and r.part_number = p.number and r.status = 'Disputed') as disputed
    from ${PARTS}
    cross join lateral (
      select sum(case measure ->> 'unit' when 'piece' then quantity else 1 end) as item_count, sum(quantity - cancelled) as live, sum(shipped) as shipped, sum(returned) as returned, sum(refunded) as refunded
      from orders.lines where order_id = p.order_id and part_number = p.number
    ) l
    ${page}`
  return loadPage(db, { ...paging, sort: LATEST, where: conditions(filter), select })
}

/** Number and totals of matching parts; both stop at the counting limit. */
export async function sumAllParts(db: Db, filter: Filter): Promise<{ total: Total; totalMinor: number; refundedMinor: number }> {
  const { rows } = await sql<{ count: number; totalMinor: number; refundedMinor: number }>`
    select count(*), coalesce(sum(total_minor), 0)::bigint as total_minor, coalesce(sum(refunded_minor), 0)::bigint as refunded_minor
    from ${matchingRows(PARTS, conditions(filter), sql`p.total_minor, p.refunded_minor`)} matching`.execute(db)
  const [row] = rows
  return { total: toTotal(row?.count ?? 0), totalMinor: row?.totalMinor ?? 0, refundedMinor: row?.refundedMinor ?? 0 }
}

/** Vendors with at least one sale, named as in their latest one. */
export async function loadSellers(db: Db): Promise<{ workspaceId: string; name: string }[]> {
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

function conditions({ status, returns, workspaceId, placed, q }: Filter): Conditions {
  return [
    workspaceId ? sql`p.workspace_id = ${workspaceId}` : null,
    status ? sql`p.status = ${status}` : null,
    returns
      ? sql`exists (select from orders.returns r where r.order_id = p.order_id and r.part_number = p.number and r.status = ${returns})`
      : null,
    ...during(sql`o.placed_at`, placed),
    q ? sql`(o.id || ' ' || o.email || ' ' || (o.shipping_address ->> 'name')) ilike ${containing(q)}` : null,
  ]
}
