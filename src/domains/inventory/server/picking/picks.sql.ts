/** Statements about picking. What is picked and not shipped yet follows from the allocation, so that shipping need not know of picks. */
import { sql } from 'kysely'
import type { Db } from '#platform/server/db.ts'
import { listPage, type Page, type Paging, type Sorting } from '#platform/server/list-page.ts'
import type { Total } from '#platform/server/total.ts'
import type { ShortReason } from '../../contract.ts'
import type { Reference } from '../move.ts'

const IN_HAND = sql`least(a.open, greatest(0, coalesce(p.picked, 0) - a.shipped))`
const SHORT = sql`least(a.open - ${IN_HAND}, coalesce(p.short, 0))`
const ALLOCATIONS = sql`inventory.allocations a left join inventory.picks p using (reference_type, reference_id, variant_id, warehouse_id)`

export type PickSums = { open: number; picked: number; short: number }
export type PickListRow = PickSums & { referenceType: string; referenceId: string; lines: number; since: Date }

const OLDEST: Sorting<PickListRow> = {
  name: 'oldest to pick',
  by: sql`o.since`,
  cast: 'timestamptz',
  id: sql`o.reference_type || ':' || o.reference_id`,
  direction: 'asc',
  keyOf: ({ since, referenceType, referenceId }) => [since.toISOString(), `${referenceType}:${referenceId}`],
}

export async function listToPick(
  db: Db,
  workspaceId: string,
  warehouseId: string,
  paging: Paging,
): Promise<Page<PickListRow> & { total: Total }> {
  const orders = sql`(
    select a.reference_type, a.reference_id, count(*)::int as lines, sum(a.open)::bigint as open, sum(${IN_HAND})::bigint as picked,
      sum(${SHORT})::bigint as short, min(a.allocated_at) as since
    from ${ALLOCATIONS}
    where a.workspace_id = ${workspaceId} and a.warehouse_id = ${warehouseId} and a.open > 0
    group by a.reference_type, a.reference_id) o`
  return listPage<PickListRow>(db, {
    ...paging,
    where: [],
    sort: OLDEST,
    select: (page) => sql`select o.* from ${orders} ${page}`,
    countFrom: orders,
  })
}

export type PickLineRow = PickSums & {
  referenceType: string
  referenceId: string
  variantId: string
  reason: ShortReason | null
  since: Date
}

/** The open lines of these references, the oldest reference first. */
export async function loadPickLines(
  db: Db,
  { workspaceId, warehouseId, references }: { workspaceId: string; warehouseId: string; references: readonly Reference[] },
): Promise<PickLineRow[]> {
  const { rows } = await sql<PickLineRow>`
    select a.reference_type, a.reference_id, a.variant_id, a.open, ${IN_HAND} as picked, ${SHORT} as short,
      case when ${SHORT} > 0 then p.reason end as reason, a.allocated_at as since
    from unnest(${references.map(({ type }) => type)}::text[], ${references.map(({ id }) => id)}::text[]) r(type, id)
    join ${ALLOCATIONS} on a.reference_type = r.type and a.reference_id = r.id
    where a.workspace_id = ${workspaceId} and a.warehouse_id = ${warehouseId} and a.open > 0
    order by a.allocated_at, a.reference_id, a.variant_id`.execute(db)
  return rows
}

/** Keeps the allocations of a reference from changing until the transaction ends. */
export async function lockAllocations(db: Db, { type, id }: Reference, workspaceId: string, warehouseId: string): Promise<void> {
  await sql`
    select from inventory.allocations
    where reference_type = ${type} and reference_id = ${id} and warehouse_id = ${warehouseId} and workspace_id = ${workspaceId}
    order by variant_id for update`.execute(db)
}

export type Pick = { variantId: string; picked: number; short: number; reason: ShortReason | null }

/** Adds picked units, and replaces what is short. What was shipped without a pick counts as picked. */
export async function savePicks(db: Db, { type, id }: Reference, warehouseId: string, picks: readonly Pick[], now: Date): Promise<void> {
  await sql`
    insert into inventory.picks as p (workspace_id, reference_type, reference_id, variant_id, warehouse_id, picked, short, reason, picked_at)
    select a.workspace_id, a.reference_type, a.reference_id, a.variant_id, a.warehouse_id, a.shipped + w.picked, w.short, w.reason, ${now}
    from unnest(${picks.map(({ variantId }) => variantId)}::text[], ${picks.map(({ picked }) => picked)}::bigint[],
      ${picks.map(({ short }) => short)}::bigint[], ${picks.map(({ reason }) => reason)}::text[]) as w(variant_id, picked, short, reason)
    join inventory.allocations a on a.reference_type = ${type} and a.reference_id = ${id} and a.variant_id = w.variant_id
      and a.warehouse_id = ${warehouseId}
    on conflict (reference_type, reference_id, variant_id, warehouse_id) do update
    set picked = excluded.picked + greatest(0, p.picked - (
        select shipped from inventory.allocations a
        where a.reference_type = p.reference_type and a.reference_id = p.reference_id and a.variant_id = p.variant_id
          and a.warehouse_id = p.warehouse_id)),
      short = excluded.short, reason = excluded.reason, picked_at = excluded.picked_at`.execute(db)
}
