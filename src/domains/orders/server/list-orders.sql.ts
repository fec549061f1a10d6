/** Orders as lists show them. */
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#platform/server/db.ts'
import { afterCursor, type Keyset, orderBy } from '#platform/server/keyset.ts'
import type { Picture } from '#platform/server/picture.ts'
import { COUNTED_EXACTLY, countedTotal, type Total } from '#platform/server/total.ts'
import type { OrderGroup, OrderStanding } from '../contract.ts'
import { STANDINGS_OF } from './order-states.rules.ts'

export type SummaryRow = {
  id: string
  placedAt: Date
  status: OrderStanding
  currency: string
  totalMinor: number
  itemCount: number
  vendors: string[]
  goods: { name: string; image: Picture | null }[]
}
export type GroupCounts = Record<OrderGroup | 'all', number>
type Filter = { userId: string; q?: string | undefined; group?: OrderGroup | undefined }

const SHOWN_GOODS = 4

export const NEWEST: Keyset = { name: 'newest', by: sql`o.placed_at`, cast: 'timestamptz', id: sql`o.id`, direction: 'desc' }

/** One page, one more than `limit` when there are further ones. */
export async function pageOfOrders(db: Db, filter: Filter, cursor: string | undefined, limit: number): Promise<SummaryRow[]> {
  const after = afterCursor(NEWEST, cursor)
  const { rows } = await sql<SummaryRow>`
    with page as (
      select o.id, o.placed_at, o.status, o.currency, o.total_minor from orders.orders o
      where ${matching(filter)} ${after ? sql`and ${after}` : sql``} ${orderBy(NEWEST)} limit ${limit + 1}
    )
    select o.*,
      (select sum(quantity) from orders.lines l where l.order_id = o.id) as item_count,
      (select jsonb_agg(p.vendor_name order by p.number) from orders.parts p where p.order_id = o.id) as vendors,
      (select jsonb_agg(jsonb_build_object('name', l.name, 'image', l.image) order by l.position)
       from (select * from orders.lines where order_id = o.id order by position limit ${SHOWN_GOODS}) l) as goods
    from page o ${orderBy(NEWEST)}`.execute(db)
  return rows
}

export async function countOrders(db: Db, filter: Filter): Promise<Total> {
  const { rows } = await sql<{ count: number }>`
    select count(*) from (select 1 from orders.orders o where ${matching(filter)} limit ${COUNTED_EXACTLY + 1}) matching`.execute(db)
  return countedTotal(rows[0]?.count ?? 0)
}

/** Of all orders of a member. */
export async function countGroups(db: Db, userId: string): Promise<GroupCounts> {
  const of = (group: OrderGroup) => sql`count(*) filter (where status = any(${STANDINGS_OF[group]}))`
  const { rows } = await sql<GroupCounts>`
    select count(*) as "all", ${of('open')} as open, ${of('delivered')} as delivered, ${of('cancelled')} as cancelled, ${of('back')} as back
    from orders.orders where user_id = ${userId}`.execute(db)
  return rows[0] ?? { all: 0, open: 0, delivered: 0, cancelled: 0, back: 0 }
}

function matching({ userId, q, group }: Filter): RawBuilder<unknown> {
  const conditions = [sql`o.user_id = ${userId}`, group ? sql`o.status = any(${STANDINGS_OF[group]})` : null, q ? containing(q) : null]
  return sql.join(
    conditions.filter((condition) => condition !== null),
    sql` and `,
  )
}

/** Of the few orders of one person, so no index is needed beyond theirs. */
function containing(q: string): RawBuilder<unknown> {
  const pattern = `%${q.replace(/[\\%_]/g, '\\$&')}%`
  return sql`(o.id ilike ${pattern} or exists (
    select from orders.lines l where l.order_id = o.id and platform.searchable(l.name) like platform.searchable(${pattern})))`
}
