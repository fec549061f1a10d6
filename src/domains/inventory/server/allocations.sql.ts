/** Statements about the units that orders were promised, by warehouse. They run under the lock of the stock rows. */
import { sql } from 'kysely'
import type { Db } from '#platform/server/db.ts'
import type { Candidate } from './choose-warehouses.rules.ts'
import type { Reference } from './move.ts'

export type Allocation = { variantId: string; warehouseId: string; quantity: number }

/** The warehouses that have these variants. */
export async function loadCandidates(db: Db, variantIds: readonly string[]): Promise<(Candidate & { variantId: string })[]> {
  const { rows } = await sql<Candidate & { variantId: string }>`
    select i.variant_id, i.warehouse_id, i.free, w.country, w.region, w.postal_code, w.priority
    from inventory.items i join inventory.warehouses w on w.id = i.warehouse_id
    where i.variant_id = any(${variantIds}) and i.free > 0`.execute(db)
  return rows
}

export async function insertAllocations(
  db: Db,
  reference: Reference,
  allocations: readonly (Allocation & { workspaceId: string })[],
  now: Date,
): Promise<void> {
  await sql`
    insert into inventory.allocations as a (workspace_id, reference_type, reference_id, variant_id, warehouse_id, allocated, allocated_at)
    select w.workspace_id, ${reference.type}, ${reference.id}, w.variant_id, w.warehouse_id, w.quantity, ${now}
    from unnest(${allocations.map(({ workspaceId }) => workspaceId)}::text[], ${allocations.map(({ variantId }) => variantId)}::text[],
      ${allocations.map(({ warehouseId }) => warehouseId)}::text[], ${allocations.map(({ quantity }) => quantity)}::bigint[])
      as w(workspace_id, variant_id, warehouse_id, quantity)
    on conflict (reference_type, reference_id, variant_id, warehouse_id) do update set allocated = a.allocated + excluded.allocated`.execute(
    db,
  )
}

/** The open allocations of a reference, oldest first. */
export async function loadOpenAllocations(db: Db, variantIds: readonly string[], { type, id }: Reference): Promise<Allocation[]> {
  const { rows } = await sql<Allocation>`
    select variant_id, warehouse_id, open as quantity from inventory.allocations
    where reference_type = ${type} and reference_id = ${id} and variant_id = any(${variantIds}) and open > 0
    order by variant_id, allocated_at, warehouse_id`.execute(db)
  return rows
}

/** Closes units of open allocations. */
export async function closeAllocations(
  db: Db,
  as: 'shipped' | 'released',
  { type, id }: Reference,
  taken: readonly Allocation[],
): Promise<void> {
  const column = sql.ref(as)
  await sql`
    update inventory.allocations a set ${column} = a.${column} + w.quantity
    from unnest(${taken.map(({ variantId }) => variantId)}::text[], ${taken.map(({ warehouseId }) => warehouseId)}::text[],
      ${taken.map(({ quantity }) => quantity)}::bigint[]) as w(variant_id, warehouse_id, quantity)
    where a.reference_type = ${type} and a.reference_id = ${id} and a.variant_id = w.variant_id and a.warehouse_id = w.warehouse_id`.execute(
    db,
  )
}

/** Releases all that is open of these variants. */
export async function releaseAllAllocations(db: Db, variantIds: readonly string[]): Promise<void> {
  await sql`update inventory.allocations set released = released + open where variant_id = any(${variantIds}) and open > 0`.execute(db)
}
