/** Queries for everything about the stock of one variant. */
import { sql } from 'kysely'
import type { Db } from '#platform/server/db.ts'
import type { LotTracking } from '../../contract.ts'
import { EXPIRED } from '../lots/lots.sql.ts'

/** Lists on the page of a variant are cut here. */
const MOST = 100

type Located = { warehouseId: string; warehouse: string; quantity: number }

export async function loadAllocationsOf(
  db: Db,
  variantId: string,
): Promise<(Located & { referenceType: string; referenceId: string; allocatedAt: Date })[]> {
  const { rows } = await sql<Located & { referenceType: string; referenceId: string; allocatedAt: Date }>`
    select a.reference_type, a.reference_id, a.warehouse_id, w.name as warehouse, a.open as quantity, a.allocated_at
    from inventory.allocations a join inventory.warehouses w on w.id = a.warehouse_id
    where a.variant_id = ${variantId} and a.open > 0 and a.reference_type <> ${EXPIRED} order by a.allocated_at, a.reference_id limit ${MOST}`.execute(
    db,
  )
  return rows
}

/** Expired units, which are allocated to their lots, by warehouse. */
export async function loadBlockedOf(db: Db, variantId: string): Promise<{ warehouseId: string; quantity: number }[]> {
  const { rows } = await sql<{ warehouseId: string; quantity: number }>`
    select warehouse_id, sum(open)::bigint as quantity from inventory.allocations
    where variant_id = ${variantId} and open > 0 and reference_type = ${EXPIRED} group by warehouse_id`.execute(db)
  return rows
}

export async function loadIncomingOf(
  db: Db,
  variantId: string,
): Promise<(Located & { referenceType: string; referenceId: string; expectedOn: string | null })[]> {
  const { rows } = await sql<Located & { referenceType: string; referenceId: string; expectedOn: string | null }>`
    select n.reference_type, n.reference_id, n.warehouse_id, w.name as warehouse, n.quantity, n.expected_on
    from inventory.incoming n join inventory.warehouses w on w.id = n.warehouse_id
    where n.variant_id = ${variantId} order by n.expected_on nulls last, n.reference_id limit ${MOST}`.execute(db)
  return rows
}

type Totals = { onHand: number; allocated: number; held: number; valueMinor: number; lots: LotTracking }

/** Without a row it isn't tracked, and all of it is nothing. */
export async function loadTotals(db: Db, variantId: string): Promise<Totals | null> {
  const { rows } = await sql<Totals>`
    select on_hand, allocated, held, value_minor, lots from inventory.stock where variant_id = ${variantId}`.execute(db)
  return rows[0] ?? null
}
