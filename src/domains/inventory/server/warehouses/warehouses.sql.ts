/** Statements about warehouses. A warehouse is locked before the stock in it. */
import { sql } from 'kysely'
import { type Db, schemaOf } from '#platform/server/db.ts'
import { DEFAULT_REORDER_POINT } from '../../contract.ts'
import type { Tables } from '../db.types.ts'

const inventory = schemaOf<Tables>()

/** Keeps the warehouse from being removed until the transaction ends. False if it is missing, removed or another workspace's. */
export async function keepWarehouses(db: Db, workspaceId: string, ids: readonly string[]): Promise<Set<string>> {
  const { rows } = await sql<{ id: string }>`
    select id from inventory.warehouses where id = any(${ids}) and workspace_id = ${workspaceId} and removed_at is null
    order by id for share`.execute(db)
  return new Set(rows.map(({ id }) => id))
}

export async function findDefaultWarehouse(db: Db, workspaceId: string): Promise<string | null> {
  const { rows } = await sql<{ id: string }>`
    select id from inventory.warehouses where workspace_id = ${workspaceId} and is_default`.execute(db)
  return rows[0]?.id ?? null
}

/** Inserts the first warehouse as the default. False if another transaction inserted it first. */
export async function insertDefaultWarehouse(
  db: Db,
  warehouse: { id: string; workspaceId: string; name: string; createdAt: Date },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await inventory(db)
    .insertInto('inventory.warehouses')
    .values({ ...warehouse, isDefault: true })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}

/** In the order of their priority. */
export async function loadWarehouseNames(db: Db, workspaceId: string): Promise<{ id: string; name: string }[]> {
  const { rows } = await sql<{ id: string; name: string }>`
    select id, name from inventory.warehouses where workspace_id = ${workspaceId} and removed_at is null order by priority, id`.execute(db)
  return rows
}

export type WarehousePlace = { id: string; name: string; location: string; country: string | null; region: string; postalCode: string }

/** Where these warehouses are, also removed ones. */
export async function loadWarehousePlaces(db: Db, ids: readonly string[]): Promise<WarehousePlace[]> {
  const { rows } = await sql<WarehousePlace>`
    select id, name, location, country, region, postal_code from inventory.warehouses where id = any(${ids}) order by priority, id`.execute(
    db,
  )
  return rows
}

export type WarehouseFields = {
  name: string
  location: string
  country: string | null
  region: string
  postalCode: string
}

export type WarehouseRow = WarehouseFields & { id: string; isDefault: boolean; priority: number; version: number }

/** In the order of their priority. `transfers`: those on their way from or to it. */
export async function loadWarehouses(db: Db, workspaceId: string): Promise<(WarehouseRow & { transfers: number })[]> {
  const { rows } = await sql<WarehouseRow & { transfers: number }>`
    select w.id, w.name, w.location, w.country, w.region, w.postal_code, w.is_default, w.version,
      row_number() over (order by w.priority, w.id) as priority,
      (select count(*) from inventory.transfers t
        where t.workspace_id = w.workspace_id and t.status = 'Pending' and w.id in (t.from_warehouse_id, t.to_warehouse_id)) as transfers
    from inventory.warehouses w where w.workspace_id = ${workspaceId} and w.removed_at is null order by w.priority, w.id`.execute(db)
  return rows
}

/** Locks all warehouses of the workspace that aren't removed, in the order of their priority. */
export async function lockWarehouses(db: Db, workspaceId: string): Promise<WarehouseRow[]> {
  const { rows } = await sql<WarehouseRow>`
    select id, name, location, country, region, postal_code, is_default, priority, version from (
      select * from inventory.warehouses where workspace_id = ${workspaceId} and removed_at is null order by id for update
    ) w order by priority, id`.execute(db)
  return rows
}

/** False if another warehouse has this name. */
export async function insertWarehouse(
  db: Db,
  warehouse: WarehouseFields & { id: string; workspaceId: string; priority: number; isDefault: boolean; createdAt: Date },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await inventory(db)
    .insertInto('inventory.warehouses')
    .values(warehouse)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}

export async function updateWarehouse(db: Db, id: string, fields: WarehouseFields): Promise<void> {
  await inventory(db)
    .updateTable('inventory.warehouses')
    .set({ ...fields, version: sql`version + 1` })
    .where('id', '=', id)
    .execute()
}

/** Why a warehouse can't be removed. */
export async function loadUse(db: Db, id: string): Promise<{ onHand: number; transfers: number; incoming: number }> {
  const { rows } = await sql<{ onHand: number; transfers: number; incoming: number }>`
    select (select coalesce(sum(quantity), 0)::bigint from inventory.items where warehouse_id = ${id}) as on_hand,
      (select count(*) from inventory.transfers where status = 'Pending' and ${id} in (from_warehouse_id, to_warehouse_id)) as transfers,
      (select count(distinct (reference_type, reference_id)) from inventory.incoming where warehouse_id = ${id} and reference_type <> 'transfer') as incoming`.execute(
    db,
  )
  return rows[0] ?? { onHand: 0, transfers: 0, incoming: 0 }
}

/** Deletes the empty rows of a warehouse, so that a receipt that comes late finds none, and removes it. */
export async function setRemoved(db: Db, id: string, now: Date): Promise<void> {
  await sql`delete from inventory.items where warehouse_id = ${id} and quantity = 0`.execute(db)
  await sql`update inventory.warehouses set removed_at = ${now}, version = version + 1 where id = ${id}`.execute(db)
}

/** Makes it the default. The shop compares with its reorder points from now on. */
export async function setDefault(db: Db, workspaceId: string, id: string): Promise<void> {
  await sql`update inventory.warehouses set is_default = false where workspace_id = ${workspaceId} and is_default and id <> ${id}`.execute(
    db,
  )
  await sql`update inventory.warehouses set is_default = true where id = ${id}`.execute(db)
  await sql`
    update inventory.stock s set reorder_point = coalesce(i.reorder_point, ${DEFAULT_REORDER_POINT})
    from inventory.stock o left join inventory.items i on i.variant_id = o.variant_id and i.warehouse_id = ${id}
    where o.variant_id = s.variant_id and s.workspace_id = ${workspaceId} and s.reorder_point <> coalesce(i.reorder_point, ${DEFAULT_REORDER_POINT})`.execute(
    db,
  )
}

/** Numbers the warehouses in this order. */
export async function updatePriorities(db: Db, ids: readonly string[]): Promise<void> {
  await sql`
    update inventory.warehouses w set priority = o.position
    from unnest(${ids}::text[]) with ordinality as o(id, position) where w.id = o.id and w.priority <> o.position`.execute(db)
}

/** Names by id, also of removed warehouses. */
export async function loadNamesOf(db: Db, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map()
  const { rows } = await sql<{ id: string; name: string }>`select id, name from inventory.warehouses where id = any(${ids})`.execute(db)
  return new Map(rows.map(({ id, name }) => [id, name]))
}
