/** Statements about what open purchase orders and transfers will bring. */
import { sql } from 'kysely'
import type { Db } from '#platform/server/db.ts'
import type { Reference } from './move.ts'

/** `expectedOn`: a day, `2026-11-25`. */
export type Incoming = { variantId: string; warehouseId: string; quantity: number; expectedOn?: string | null }

export async function deleteIncoming(db: Db, { type, id }: Reference): Promise<void> {
  await sql`delete from inventory.incoming where reference_type = ${type} and reference_id = ${id}`.execute(db)
}

/** Lines of the same variant and warehouse are added up; the first of them is expected on the earliest day. */
export async function insertIncoming(db: Db, workspaceId: string, { type, id }: Reference, lines: readonly Incoming[]): Promise<void> {
  await sql`
    insert into inventory.incoming (workspace_id, reference_type, reference_id, variant_id, warehouse_id, quantity, expected_on)
    select ${workspaceId}, ${type}, ${id}, variant_id, warehouse_id, sum(quantity), min(expected_on)
    from unnest(${lines.map(({ variantId }) => variantId)}::text[], ${lines.map(({ warehouseId }) => warehouseId)}::text[],
      ${lines.map(({ quantity }) => quantity)}::bigint[], ${lines.map(({ expectedOn }) => expectedOn ?? null)}::date[])
      as w(variant_id, warehouse_id, quantity, expected_on)
    group by variant_id, warehouse_id`.execute(db)
}

export type ProjectedRow = {
  variantId: string
  productId: string
  warehouseId: string
  sku: string
  onHand: number
  available: number
  incoming: number
  projected: number
  reorderPoint: number
}

type LowQuery = {
  after?: string | undefined
  limit: number
  warehouseId?: string | null | undefined
  only?: readonly Pick<ProjectedRow, 'variantId' | 'warehouseId'>[]
}

/**
 * Rows of a workspace whose projected units (free now and incoming) are at or below their reorder point, by row id; `after` is the last one
 * of the page before; `only` asks for these rows. Units held by payments count as available.
 */
export async function loadProjectedLow(
  db: Db,
  workspaceId: string,
  { after = '', limit, warehouseId = null, only }: LowQuery,
): Promise<(ProjectedRow & { id: string })[]> {
  const { rows } = await sql<ProjectedRow & { id: string }>`
    select i.id, i.variant_id, i.product_id, i.warehouse_id, i.sku, i.quantity as on_hand, i.free as available, n.incoming,
      i.free + n.incoming as projected, i.reorder_point
    from inventory.items i
    cross join lateral (
      select coalesce(sum(quantity), 0)::bigint as incoming from inventory.incoming where variant_id = i.variant_id and warehouse_id = i.warehouse_id
    ) n
    where i.workspace_id = ${workspaceId} and i.quantity - i.allocated <= i.reorder_point and i.free + n.incoming <= i.reorder_point
      and i.id > ${after} ${warehouseId === null ? sql`` : sql`and i.warehouse_id = ${warehouseId}`} ${only ? among(only) : sql``}
    order by i.id limit ${limit}`.execute(db)
  return rows
}

function among(rows: readonly Pick<ProjectedRow, 'variantId' | 'warehouseId'>[]) {
  return sql`and (i.variant_id, i.warehouse_id) in (
    select * from unnest(${rows.map(({ variantId }) => variantId)}::text[], ${rows.map((row) => row.warehouseId)}::text[]))`
}
