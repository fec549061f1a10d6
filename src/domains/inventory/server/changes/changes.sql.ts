/** Statements that change one row of stock under the lock of its variant. */
import { sql } from 'kysely'
import type { Db } from '#platform/server/db.ts'
import type { Reference } from '../move.ts'

/** The reorder point of the default warehouse is that of the shop too. */
export async function updateReorderPoint(
  db: Db,
  { variantId, warehouseId, reorderPoint }: { variantId: string; warehouseId: string; reorderPoint: number },
): Promise<void> {
  await sql`
    update inventory.items set reorder_point = ${reorderPoint} where variant_id = ${variantId} and warehouse_id = ${warehouseId}`.execute(
    db,
  )
  await sql`
    update inventory.stock set reorder_point = ${reorderPoint}
    where variant_id = ${variantId} and exists (select from inventory.warehouses w where w.id = ${warehouseId} and w.is_default)`.execute(
    db,
  )
}

/** Takes open units of an allocation out of a warehouse; the reference gets them in another one. */
export async function reduceAllocation(
  db: Db,
  { type, id }: Reference,
  { variantId, warehouseId, quantity }: { variantId: string; warehouseId: string; quantity: number },
): Promise<void> {
  await sql`
    update inventory.allocations set allocated = allocated - ${quantity}
    where reference_type = ${type} and reference_id = ${id} and variant_id = ${variantId} and warehouse_id = ${warehouseId}`.execute(db)
}
