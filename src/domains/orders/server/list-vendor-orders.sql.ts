/** Queries of a vendor's order list. A vendor has at most one part per order, so the order id is unique in the list. */
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#platform/server/db.ts'
import {
  type Conditions,
  containing,
  during,
  type ListQuery,
  listPage,
  loadPage,
  type Paging,
  type Sorting,
} from '#platform/server/list-page.ts'
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
  toConfirm: boolean
}

const SORTS: Record<'placed' | 'total', Pick<Sorting<PartSummaryRow>, 'by' | 'cast' | 'keyOf'>> = {
  placed: { by: sql`p.placed_at`, cast: 'timestamptz', keyOf: ({ placedAt, orderId }) => [placedAt.toISOString(), orderId] },
  total: { by: sql`p.total_minor`, cast: 'bigint', keyOf: ({ totalMinor, orderId }) => [totalMinor, orderId] },
}
const SHOWN_NAMES = 3

function sortingFor(sort: VendorOrderSort): Sorting<PartSummaryRow> {
  const key = sort.replace('-', '') === 'total' ? 'total' : 'placed'
  return { name: `vendor ${sort}`, ...SORTS[key], id: sql`p.order_id`, direction: sort.startsWith('-') ? 'desc' : 'asc' }
}

const PARTS = sql`orders.parts p join orders.orders o on o.id = p.order_id`

export async function listPartRows(db: Db, filter: PartFilter, sort: VendorOrderSort, paging: Paging) {
  return listPage(db, partQuery(filter, sort, paging))
}

export async function loadPartRows(db: Db, filter: PartFilter, sort: VendorOrderSort, paging: Paging): Promise<PartSummaryRow[]> {
  return (await loadPage(db, partQuery(filter, sort, paging))).items
}

function partQuery(filter: PartFilter, sort: VendorOrderSort, paging: Paging): ListQuery<PartSummaryRow> {
  return {
    ...paging,
    sort: sortingFor(sort),
    where: conditions(filter),
    countFrom: PARTS,
    select: (page) => sql`
      select p.order_id, p.number, p.placed_at, p.status, p.total_minor, p.refunded_minor, o.currency, o.confirm_until is not null as to_confirm, l.*,
        o.shipping_address ->> 'name' as buyer, o.shipping_address ->> 'city' as city, o.shipping_address ->> 'country' as country,
        (select count(*) from orders.returns r
         where r.order_id = p.order_id and r.part_number = p.number and ${IS_OPEN_RETURN}) as open_returns,
        coalesce((select sum(c.quantity) from orders.parcel_lines c join orders.parcels d on d.id = c.parcel_id
          where d.order_id = p.order_id and d.part_number = p.number and d.delivered_at is not null), 0) as delivered
      from ${PARTS}
      cross join lateral (
        select sum(case measure ->> 'unit' when 'piece' then quantity else 1 end) as item_count, sum(quantity - cancelled) as live, sum(shipped) as shipped, sum(returned) as returned,
          sum(refunded) as refunded, (array_agg(name order by position))[:${sql.raw(String(SHOWN_NAMES))}] as goods
        from orders.lines where order_id = p.order_id and part_number = p.number
      ) l
      ${page}`,
  }
}

export type OpenReturnRow = {
  id: string
  orderId: string
  number: number
  buyer: string
  status: ReturnStatus
  reason: ReturnReason
  itemCount: number
  requestedAt: Date
}

/** Returns the vendor has to answer or receive, oldest first. */
export async function loadOpenReturns(db: Db, workspaceId: string, limit: number): Promise<OpenReturnRow[]> {
  const { rows } = await sql<OpenReturnRow>`
    select r.id, r.order_id, r.part_number as number, o.shipping_address ->> 'name' as buyer, r.status, r.reason, r.requested_at,
      (select sum(quantity) from orders.return_lines where return_id = r.id) as item_count
    from orders.returns r join orders.orders o on o.id = r.order_id
    where r.workspace_id = ${workspaceId} and ${IS_OPEN_RETURN} order by r.requested_at, r.id limit ${limit}`.execute(db)
  return rows
}

export async function countToDo(db: Db, workspaceId: string): Promise<{ ship: number; returns: number }> {
  const { rows } = await sql<{ ship: number; returns: number }>`
    select (select count(*) from orders.parts p where p.workspace_id = ${workspaceId} and ${IS_TO_SHIP}) as ship,
      (select count(*) from orders.returns r where r.workspace_id = ${workspaceId} and ${IS_OPEN_RETURN}) as returns`.execute(db)
  return rows[0] ?? { ship: 0, returns: 0 }
}

export const IS_TO_SHIP = sql`p.status in ('Pending', 'Processing')
  and not exists (select from orders.orders w where w.id = p.order_id and w.confirm_until is not null)`
export const IS_OPEN_RETURN = sql`r.status in ('Requested', 'Accepted')`

function conditions({ workspaceId, status, returns, toDo, placed, q }: PartFilter): Conditions {
  const pattern = q && containing(q)
  const withReturn = (condition: RawBuilder<unknown>) =>
    sql`exists (select from orders.returns r where r.order_id = p.order_id and r.part_number = p.number and ${condition})`
  return [
    sql`p.workspace_id = ${workspaceId}`,
    status ? sql`p.status = any(${status})` : null,
    returns ? withReturn(sql`r.status = ${returns}`) : null,
    toDo === 'ship' ? IS_TO_SHIP : null,
    toDo === 'returns' ? withReturn(IS_OPEN_RETURN) : null,
    ...during(sql`p.placed_at`, placed),
    pattern
      ? sql`(p.order_id || '-' || p.number ilike ${pattern} or o.shipping_address ->> 'name' ilike ${pattern}
          or exists (select from orders.lines l where l.order_id = p.order_id and l.part_number = p.number and l.sku ilike ${pattern}))`
      : null,
  ]
}
