import { sql } from 'kysely'
import type { Db } from '#platform/server/db.ts'
import type { LotTracking } from '../contract.ts'

/** `available`: units neither allocated to an order nor held during payment. */
export type StockRow = { variantId: string; productId: string; workspaceId: string; available: number; held: number; reorderPoint: number }

/** `promised`: units allocated to orders or held during payment. `inDefault`: units on hand in the default warehouse. */
export type StockLevelRow = StockRow & { onHand: number; inDefault: number; promised: number; lots: LotTracking }

/** `own`: units held by this owner, which count as available to them. */
export async function loadStockByVariant(db: Db, variantIds: readonly string[], owner: string | null = null): Promise<StockLevelRow[]> {
  const { rows } = await sql<StockLevelRow>`
    select s.variant_id, s.product_id, s.workspace_id, s.on_hand, s.allocated + s.held as promised, s.on_hand - s.allocated - s.held + coalesce(h.quantity, 0) as available, s.held,
      s.reorder_point, s.lots, coalesce((
        select i.quantity from inventory.items i join inventory.warehouses w on w.id = i.warehouse_id
        where i.variant_id = s.variant_id and w.is_default
      ), 0) as in_default
    from inventory.stock s left join inventory.holds h on h.variant_id = s.variant_id and h.owner = ${owner}
    where s.variant_id = any(${variantIds})`.execute(db)
  return rows
}

/**
 * Allocates what is available, in one statement that locks rows in the order of their ids. The buyer's `own` held units count as
 * available and are released. Returns the allocated rows with the availability afterwards; a missing variant had too few units
 * or is not tracked.
 */
export async function allocateStock(db: Db, wanted: readonly { variantId: string; quantity: number; own: number }[]): Promise<StockRow[]> {
  const { rows } = await sql<StockRow>`
    with wanted as (
      select * from unnest(${wanted.map(({ variantId }) => variantId)}::text[], ${wanted.map(({ quantity }) => quantity)}::bigint[],
        ${wanted.map(({ own }) => own)}::bigint[]) as w(variant_id, quantity, own)
    ),
    locked as (
      select s.variant_id from inventory.stock s join wanted w using (variant_id) order by s.variant_id for update of s
    )
    update inventory.stock s set allocated = s.allocated + w.quantity, held = s.held - w.own
    from wanted w join locked l using (variant_id)
    where s.variant_id = w.variant_id and s.on_hand - s.allocated - s.held + w.own >= w.quantity
    returning s.variant_id, s.product_id, s.workspace_id, s.on_hand - s.allocated - s.held as available, s.held, s.reorder_point`.execute(
    db,
  )
  return rows
}

/** The variants among `variantIds` that have a row in the warehouse. */
export async function loadItemKeys(db: Db, variantIds: readonly string[], warehouseId: string): Promise<Set<string>> {
  const { rows } = await sql<{ variantId: string }>`
    select variant_id from inventory.items where variant_id = any(${variantIds}) and warehouse_id = ${warehouseId}`.execute(db)
  return new Set(rows.map(({ variantId }) => variantId))
}

/** What the units on hand have cost; a variant whose cost is unknown is missing. */
export async function loadValues(
  db: Db,
  variantIds: readonly string[],
): Promise<{ variantId: string; onHand: number; valueMinor: number }[]> {
  const { rows } = await sql<{ variantId: string; onHand: number; valueMinor: number }>`
    select variant_id, on_hand, value_minor from inventory.stock where variant_id = any(${variantIds}) and value_minor > 0`.execute(db)
  return rows
}
