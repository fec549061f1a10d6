/** Queries of the member's order list. */
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#platform/server/db.ts'
import { orderBy } from '#platform/server/keyset.ts'
import { containing, listPage, type Paging, type Sorting } from '#platform/server/list-page.ts'
import type { Picture } from '#platform/server/picture.ts'
import type { OrderDisplayStatus, OrderGroup } from '../contract.ts'
import { DISPLAY_STATUSES_BY_GROUP } from './order-states.rules.ts'

export type SummaryRow = {
  id: string
  placedAt: Date
  status: OrderDisplayStatus
  currency: string
  totalMinor: number
  refundedMinor: number
  itemCount: number
  vendors: string[]
  goods: { name: string; image: Picture | null }[]
}
export type GroupCounts = Record<OrderGroup | 'all', number>
type Filter = { userId: string; q?: string | undefined; group?: OrderGroup | undefined }

const SHOWN_LINES = 4

const NEWEST: Sorting<SummaryRow> = {
  name: 'newest',
  by: sql`o.placed_at`,
  cast: 'timestamptz',
  id: sql`o.id`,
  direction: 'desc',
  keyOf: ({ placedAt, id }) => [placedAt.toISOString(), id],
}

export async function listOrderRows(db: Db, { userId, q, group }: Filter, paging: Paging) {
  return listPage<SummaryRow>(db, {
    ...paging,
    sort: NEWEST,
    where: [
      sql`o.user_id = ${userId}`,
      group ? sql`o.status = any(${DISPLAY_STATUSES_BY_GROUP[group]})` : null,
      q ? matchingText(q) : null,
    ],
    countFrom: sql`orders.orders o`,
    select: (page) => sql`
      with page as (select o.id, o.placed_at, o.status, o.currency, o.total_minor from orders.orders o ${page})
      select o.*,
        (select sum(refunded_minor)::bigint from orders.parts p where p.order_id = o.id) as refunded_minor,
        (select sum(case measure ->> 'unit' when 'piece' then quantity else 1 end) from orders.lines l where l.order_id = o.id) as item_count,
        (select jsonb_agg(p.vendor_name order by p.number) from orders.parts p where p.order_id = o.id) as vendors,
        (select jsonb_agg(jsonb_build_object('name', l.name, 'image', l.image) order by l.position)
         from (select * from orders.lines where order_id = o.id order by position limit ${SHOWN_LINES}) l) as goods
      from page o ${orderBy(NEWEST)}`,
  })
}

/** Order counts of a member by group. */
export async function countGroups(db: Db, userId: string): Promise<GroupCounts> {
  const of = (group: OrderGroup) => sql`count(*) filter (where status = any(${DISPLAY_STATUSES_BY_GROUP[group]}))`
  const { rows } = await sql<GroupCounts>`
    select count(*) as "all", ${of('open')} as open, ${of('delivered')} as delivered, ${of('cancelled')} as cancelled, ${of('back')} as back
    from orders.orders where user_id = ${userId}`.execute(db)
  return rows[0] ?? { all: 0, open: 0, delivered: 0, cancelled: 0, back: 0 }
}

/** Filters the few orders of one person, so it needs no index beyond theirs. */
function matchingText(q: string): RawBuilder<unknown> {
  const pattern = containing(q)
  return sql`(o.id ilike ${pattern} or exists (
    select from orders.lines l where l.order_id = o.id and platform.searchable(l.name) like platform.searchable(${pattern})))`
}
