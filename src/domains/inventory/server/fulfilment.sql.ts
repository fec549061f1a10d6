/** Statements that ship or release units allocated to a reference. */
import { sql } from 'kysely'
import type { Db } from '#platform/server/db.ts'

export type StockAfterUpdate = { variantId: string; productId: string; workspaceId: string; quantity: number; available: number }
type Wanted = readonly { variantId: string; quantity: number }[]
type Reference = { type: string; id: string }

/** Locks the stock of these variants in the order of their ids. */
export async function lockStock(db: Db, variantIds: readonly string[]): Promise<void> {
  await sql`select 1 from inventory.stock where variant_id = any(${variantIds}) order by variant_id for update`.execute(db)
}

/** Caps the wanted units at those still allocated to the reference; a variant that was untracked at the sale has none. */
export async function loadAllocatedUnits(
  db: Db,
  wanted: Wanted,
  { type, id }: Reference,
): Promise<{ variantId: string; quantity: number }[]> {
  const { rows } = await sql<{ variantId: string; quantity: number }>`
    select w.variant_id, least(w.quantity, sum(m.allocated_delta)::bigint) as quantity
    from ${asTable(wanted)} join inventory.movements m on m.variant_id = w.variant_id and m.reference_type = ${type} and m.reference_id = ${id}
    group by w.variant_id, w.quantity having sum(m.allocated_delta) > 0 order by w.variant_id`.execute(db)
  return rows
}

/** Reduces allocations. The caller has locked the rows. */
export async function releaseUnits(db: Db, taken: Wanted): Promise<StockAfterUpdate[]> {
  const { rows } = await sql<StockAfterUpdate>`
    update inventory.stock s set allocated = s.allocated - w.quantity from ${asTable(taken)} where s.variant_id = w.variant_id
    returning s.variant_id, s.product_id, s.workspace_id, w.quantity, s.on_hand - s.allocated - s.held as available`.execute(db)
  return rows
}

/** Reduces allocations and stock on hand, taking units from the warehouse with the most first. The caller has locked the rows. */
export async function shipUnits(db: Db, taken: Wanted): Promise<StockAfterUpdate[]> {
  const { rows } = await sql<StockAfterUpdate>`
    update inventory.stock s set allocated = s.allocated - w.quantity, on_hand = s.on_hand - w.quantity
    from ${asTable(taken)} where s.variant_id = w.variant_id
    returning s.variant_id, s.product_id, s.workspace_id, w.quantity, s.on_hand - s.allocated - s.held as available`.execute(db)
  await sql`
    update inventory.items i set quantity = i.quantity - least(i.quantity, greatest(0, r.wanted - r.before))
    from (
      select i.id, w.quantity as wanted,
        coalesce(sum(i.quantity) over (partition by i.variant_id order by i.quantity desc, i.id rows between unbounded preceding and 1 preceding), 0) as before
      from inventory.items i join ${asTable(taken)} on w.variant_id = i.variant_id
    ) r where r.id = i.id and r.wanted > r.before`.execute(db)
  return rows
}

function asTable(units: Wanted) {
  return sql`unnest(${units.map(({ variantId }) => variantId)}::text[], ${units.map(({ quantity }) => quantity)}::bigint[]) as w(variant_id, quantity)`
}
