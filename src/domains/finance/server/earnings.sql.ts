/** Reading what was sold, for the vendor. */
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#platform/server/db.ts'
import { afterCursor, type Keyset, orderBy } from '#platform/server/keyset.ts'
import { COUNTED_EXACTLY, countedTotal, type Total } from '#platform/server/total.ts'
import type { MomentRange } from '#platform/shared/listing.ts'
import type { EarningState } from '../contract.ts'
import type { Share } from './commission.rules.ts'
import { SALE_COLUMNS, type SaleRow } from './sales.sql.ts'

export type EarningRow = SaleRow & { state: EarningState }
export type EarningFilter = {
  workspaceId: string
  q?: string | undefined
  state?: EarningState | undefined
  placed?: MomentRange | undefined
}

export const LATEST: Keyset = {
  name: 'latest earnings',
  by: sql`s.placed_at`,
  cast: 'timestamptz',
  id: sql`s.part`,
  direction: 'desc',
}

export async function pageOfEarnings(db: Db, filter: EarningFilter, cursor: string | undefined, limit: number): Promise<EarningRow[]> {
  const after = afterCursor(LATEST, cursor)
  const { rows } = await sql<EarningRow>`
    select ${SALE_COLUMNS} from finance.sales s
    where ${matching(filter)} ${after ? sql`and ${after}` : sql``} ${orderBy(LATEST)} limit ${limit + 1}`.execute(db)
  return rows
}

export async function countEarnings(db: Db, filter: EarningFilter): Promise<Total> {
  const { rows } = await sql<{ count: number }>`
    select count(*) from (select 1 from finance.sales s where ${matching(filter)} limit ${COUNTED_EXACTLY + 1}) matching`.execute(db)
  return countedTotal(rows[0]?.count ?? 0)
}

/** Its part's number, or the beginning of one. */
function matching({ workspaceId, q, state, placed }: EarningFilter): RawBuilder<unknown> {
  const conditions = [
    sql`s.workspace_id = ${workspaceId}`,
    q ? sql`s.part ilike ${`%${q.replace(/[\\%_]/g, '\\$&')}%`}` : null,
    state ? sql`s.state = ${state}` : null,
    placed?.from ? sql`s.placed_at >= ${placed.from}::timestamptz` : null,
    placed?.before ? sql`s.placed_at < ${placed.before}::timestamptz` : null,
  ]
  return sql.join(
    conditions.filter((condition) => condition !== null),
    sql` and `,
  )
}

export async function earningOf(db: Db, workspaceId: string, part: string): Promise<EarningRow | undefined> {
  const { rows } = await sql<EarningRow>`
    select ${SALE_COLUMNS} from finance.sales s where s.part = ${part} and s.workspace_id = ${workspaceId}`.execute(db)
  return rows[0]
}

export type ShownShare = Share & { categories: string[] }

/** As they were frozen. */
export async function sharesOf(db: Db, saleId: string): Promise<ShownShare[]> {
  const { rows } = await sql<ShownShare>`
    select h.rule_id, h.rule, h.type, h.value, h.base_minor, h.commission_minor,
      (select array_agg(distinct l.category) from finance.sale_lines l where l.sale_id = h.sale_id and l.share = h.position) as categories
    from finance.sale_shares h where h.sale_id = ${saleId} order by h.position`.execute(db)
  return rows
}

/** The first of what is pending to become available. */
export async function nextRelease(db: Db, workspaceId: string, currency: string, now: Date): Promise<EarningRow | undefined> {
  const { rows } = await sql<EarningRow>`
    select ${SALE_COLUMNS} from finance.sales s
    where s.workspace_id = ${workspaceId} and s.currency = ${currency} and s.released_at is null and s.due_at > ${now}
      and s.given_back_minor < s.total_minor and s.collected_by = 'platform'
    order by s.due_at limit 1`.execute(db)
  return rows[0]
}

export type SoldInCategory = {
  saleId: string
  workspaceId: string
  currency: string
  placedAt: Date
  commissionMinor: number
  category: string
  totalMinor: number
}

/** Lines of the latest sales since a moment, for what other rules would have brought. */
export async function recentSales(db: Db, since: Date, limit: number): Promise<SoldInCategory[]> {
  const { rows } = await sql<SoldInCategory>`
    select s.id as sale_id, s.workspace_id, s.currency, s.placed_at, s.commission_minor, l.category, l.total_minor
    from (select * from finance.sales where placed_at >= ${since} order by placed_at desc limit ${limit}) s
    join finance.sale_lines l on l.sale_id = s.id order by s.id, l.position`.execute(db)
  return rows
}
