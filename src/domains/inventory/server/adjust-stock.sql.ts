/** Statements for manual stock adjustments. They run under the lock of the stock rows, taken in the order of their ids. */
import { sql } from 'kysely'
import type { Db } from '#platform/server/db.ts'

export type StockCounts = {
  variantId: string
  productId: string
  workspaceId: string
  onHand: number
  allocated: number
  held: number
  reorderPoint: number
}

export async function lockStockRows(db: Db, variantIds: readonly string[]): Promise<StockCounts[]> {
  const { rows } = await sql<StockCounts>`
    select variant_id, product_id, workspace_id, on_hand, allocated, held, reorder_point from inventory.stock
    where variant_id = any(${variantIds}) order by variant_id for update`.execute(db)
  return rows
}

/** Sets stock on hand and reorder point. */
export async function updateStock(db: Db, rows: readonly { variantId: string; onHand: number; reorderPoint: number }[]): Promise<void> {
  await sql`
    update inventory.stock s set on_hand = w.on_hand, reorder_point = w.reorder_point
    from unnest(${rows.map(({ variantId }) => variantId)}::text[], ${rows.map(({ onHand }) => onHand)}::bigint[],
      ${rows.map(({ reorderPoint }) => reorderPoint)}::bigint[]) as w(variant_id, on_hand, reorder_point)
    where s.variant_id = w.variant_id`.execute(db)
}

/** Starts tracking a variant. */
export async function insertStock(db: Db, row: Omit<StockCounts, 'allocated' | 'held'>, now: Date): Promise<void> {
  await sql`
    insert into inventory.stock (variant_id, workspace_id, product_id, on_hand, reorder_point, tracked_since)
    values (${row.variantId}, ${row.workspaceId}, ${row.productId}, ${row.onHand}, ${row.reorderPoint}, ${now})`.execute(db)
}

/** Removes units from the warehouses, from the one with the most first. */
export async function removeFromWarehouses(db: Db, variantId: string, quantity: number): Promise<void> {
  await sql`
    update inventory.items i set quantity = i.quantity - least(i.quantity, greatest(0, ${quantity}::bigint - r.before))
    from (
      select id, coalesce(sum(quantity) over (order by quantity desc, id rows between unbounded preceding and 1 preceding), 0) as before
      from inventory.items where variant_id = ${variantId}
    ) r where r.id = i.id and ${quantity}::bigint > r.before`.execute(db)
}

/** Units of these variants still allocated, by reference. */
export async function loadAllocations(
  db: Db,
  variantIds: readonly string[],
): Promise<{ variantId: string; referenceType: string; referenceId: string; quantity: number }[]> {
  const { rows } = await sql<{ variantId: string; referenceType: string; referenceId: string; quantity: number }>`
    select variant_id, reference_type, reference_id, sum(allocated_delta)::bigint as quantity from inventory.movements
    where variant_id = any(${variantIds}) group by 1, 2, 3 having sum(allocated_delta) > 0`.execute(db)
  return rows
}

/** Stops tracking: deletes the stock rows; their holds are deleted by cascade. */
export async function deleteStock(db: Db, variantIds: readonly string[]): Promise<void> {
  await sql`delete from inventory.items where variant_id = any(${variantIds})`.execute(db)
  await sql`delete from inventory.stock where variant_id = any(${variantIds})`.execute(db)
}

/** Ids of products with at least one variant in this state. */
export async function findProductsByStockState(db: Db, workspaceId: string, state: 'low' | 'out'): Promise<string[]> {
  const fits =
    state === 'out'
      ? sql`on_hand - allocated - held <= 0`
      : sql`on_hand - allocated - held > 0 and on_hand - allocated - held <= reorder_point`
  const { rows } = await sql<{ productId: string }>`
    select distinct product_id from inventory.stock where workspace_id = ${workspaceId} and ${fits}`.execute(db)
  return rows.map(({ productId }) => productId)
}

/** Manual stock adjustments of one user. */
export async function loadAdjustmentsBy(
  db: Db,
  actor: string,
): Promise<{ variantId: string; onHandDelta: number; referenceType: string; movedAt: Date }[]> {
  const { rows } = await sql<{ variantId: string; onHandDelta: number; referenceType: string; movedAt: Date }>`
    select variant_id, on_hand_delta, reference_type, moved_at from inventory.movements where actor = ${actor} order by id`.execute(db)
  return rows
}
