/** Statements for manual stock adjustments. They run under the lock of the stock rows, taken in the order of their ids. */
import { sql } from 'kysely'
import type { Db } from '#platform/server/db.ts'

export type ItemUnits = { variantId: string; warehouseId: string; quantity: number; free: number }

/** The rows of these variants, those with the most free units first. */
export async function loadItems(db: Db, variantIds: readonly string[]): Promise<ItemUnits[]> {
  const { rows } = await sql<ItemUnits>`
    select variant_id, warehouse_id, quantity, free from inventory.items where variant_id = any(${variantIds})
    order by variant_id, free desc, warehouse_id`.execute(db)
  return rows
}

export type Named = { variantId: string; sku: string; reorderPoint: number }

/** Sets the reorder point of the row in the default warehouse, which the shop compares with. */
export async function updateReorderPoints(db: Db, rows: readonly Named[], warehouseId: string): Promise<void> {
  await sql`
    update inventory.items i set reorder_point = w.reorder_point from ${asTable(rows)}
    where i.variant_id = w.variant_id and i.warehouse_id = ${warehouseId} and i.reorder_point <> w.reorder_point`.execute(db)
  await sql`
    update inventory.stock s set reorder_point = w.reorder_point from ${asTable(rows)}
    where s.variant_id = w.variant_id and s.reorder_point <> w.reorder_point`.execute(db)
}

/** Follows SKUs that were changed. */
export async function updateSkus(db: Db, rows: readonly Named[]): Promise<void> {
  await sql`update inventory.items i set sku = w.sku from ${asTable(rows)} where i.variant_id = w.variant_id and i.sku <> w.sku`.execute(db)
  await sql`update inventory.stock s set sku = w.sku from ${asTable(rows)} where s.variant_id = w.variant_id and s.sku <> w.sku`.execute(db)
}

function asTable(rows: readonly Named[]) {
  return sql`unnest(${rows.map(({ variantId }) => variantId)}::text[], ${rows.map(({ sku }) => sku)}::text[],
    ${rows.map(({ reorderPoint }) => reorderPoint)}::bigint[]) as w(variant_id, sku, reorder_point)`
}

/** The first of these variants that is on its way between two warehouses. */
export async function findInTransit(db: Db, variantIds: readonly string[]): Promise<string | null> {
  const { rows } = await sql<{ variantId: string }>`
    select variant_id from inventory.incoming where reference_type = 'transfer' and variant_id = any(${variantIds}) limit 1`.execute(db)
  return rows[0]?.variantId ?? null
}

/** Stops tracking: deletes the stock rows; their holds are deleted by cascade. */
export async function deleteStock(db: Db, variantIds: readonly string[]): Promise<void> {
  await sql`delete from inventory.items where variant_id = any(${variantIds})`.execute(db)
  await sql`delete from inventory.stock where variant_id = any(${variantIds})`.execute(db)
}

/**
 * Ids of products with at least one variant in this state. `out`: nothing of it is available. `low`: some is, and in a warehouse no more
 * than its reorder point.
 */
export async function findProductsByStockState(db: Db, workspaceId: string, state: 'low' | 'out'): Promise<string[]> {
  const inThisState =
    state === 'out'
      ? sql`select product_id from inventory.stock where workspace_id = ${workspaceId} and on_hand - allocated - held <= 0`
      : sql`
          select product_id from inventory.stock
          where workspace_id = ${workspaceId} and on_hand - allocated - held > 0 and on_hand - allocated - held <= reorder_point
          union
          select i.product_id from inventory.items i join inventory.stock s on s.variant_id = i.variant_id
          where i.workspace_id = ${workspaceId} and i.quantity - i.allocated <= i.reorder_point and s.on_hand - s.allocated - s.held > 0`
  const { rows } = await sql<{ productId: string }>`select distinct product_id from (${inThisState}) found`.execute(db)
  return rows.map(({ productId }) => productId)
}

/** Manual stock adjustments of one user. */
export async function loadAdjustmentsBy(
  db: Db,
  actor: string,
): Promise<{ variantId: string; onHandDelta: number; reason: string | null; note: string; referenceType: string; movedAt: Date }[]> {
  const { rows } = await sql<{
    variantId: string
    onHandDelta: number
    reason: string | null
    note: string
    referenceType: string
    movedAt: Date
  }>`
    select variant_id, case when to_place in ('loss', 'supplier', 'customer', 'transit') then -quantity else quantity end as on_hand_delta,
      reason, note, reference_type, moved_at
    from inventory.moves where actor = ${actor} order by id`.execute(db)
  return rows
}
