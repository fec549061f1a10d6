/** Queries on a vendor's sales. */
import { sql } from 'kysely'
import type { Db } from '#platform/server/db.ts'
import { containing, during, listPage, type Paging } from '#platform/server/list-page.ts'
import type { MomentRange } from '#platform/shared/listing.ts'
import type { EarningState } from '../contract.ts'
import type { Share } from './commission.rules.ts'
import { LATEST_SALES, SALE_COLUMNS, type SaleRow } from './sales.sql.ts'

export type EarningRow = SaleRow & { state: EarningState }
export type EarningFilter = {
  workspaceId: string
  q?: string | undefined
  state?: EarningState | undefined
  collectedBy?: 'platform' | 'vendor' | undefined
  disputed?: true | undefined
  placed?: MomentRange | undefined
}

/** `q` matches the vendor order's number or its beginning. */
export async function listEarningRows(db: Db, { workspaceId, q, state, collectedBy, disputed, placed }: EarningFilter, paging: Paging) {
  return listPage<EarningRow>(db, {
    ...paging,
    sort: LATEST_SALES,
    where: [
      sql`s.workspace_id = ${workspaceId}`,
      q ? sql`s.part ilike ${containing(q)}` : null,
      state ? sql`s.state = ${state}` : null,
      collectedBy ? sql`s.collected_by = ${collectedBy}` : null,
      disputed ? sql`s.held_minor > 0` : null,
      ...during(sql`s.placed_at`, placed),
    ],
    countFrom: sql`finance.sales s`,
    select: (page) => sql`select ${SALE_COLUMNS} from finance.sales s ${page}`,
  })
}

export async function findEarning(db: Db, workspaceId: string, part: string): Promise<EarningRow | undefined> {
  const { rows } = await sql<EarningRow>`
    select ${SALE_COLUMNS} from finance.sales s where s.part = ${part} and s.workspace_id = ${workspaceId}`.execute(db)
  return rows[0]
}

export type ShownShare = Share & { categories: string[] }

/** Shares as frozen at the sale. */
export async function loadShares(db: Db, saleId: string): Promise<ShownShare[]> {
  const { rows } = await sql<ShownShare>`
    select h.rule_id, h.rule, h.type, h.value, h.base_minor, h.commission_minor,
      (select array_agg(distinct l.category) from finance.sale_lines l where l.sale_id = h.sale_id and l.share = h.position) as categories
    from finance.sale_shares h where h.sale_id = ${saleId} order by h.position`.execute(db)
  return rows
}

/** The next pending sale to become available. */
export async function findNextRelease(db: Db, workspaceId: string, currency: string, now: Date): Promise<EarningRow | undefined> {
  const { rows } = await sql<EarningRow>`
    select ${SALE_COLUMNS} from finance.sales s
    where s.workspace_id = ${workspaceId} and s.currency = ${currency} and s.released_at is null and s.due_at > ${now}
      and s.refunded_minor < s.total_minor and s.collected_by = 'platform'
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

/** Lines of the latest sales since a moment, for previewing other rules. */
export async function loadRecentSales(db: Db, since: Date, limit: number): Promise<SoldInCategory[]> {
  const { rows } = await sql<SoldInCategory>`
    select s.id as sale_id, s.workspace_id, s.currency, s.placed_at, s.commission_minor, l.category, l.total_minor
    from (select * from finance.sales where placed_at >= ${since} order by placed_at desc limit ${limit}) s
    join finance.sale_lines l on l.sale_id = s.id order by s.id, l.position`.execute(db)
  return rows
}
