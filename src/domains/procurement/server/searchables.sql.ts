/** What the one search reads of suppliers and purchase orders. */
import { sql } from 'kysely'
import type { Db } from '#platform/server/db.ts'

export type FindableSupplier = { id: string; workspaceId: string; name: string; words: string; createdAt: Date }

export async function loadFindableSuppliers(db: Db, ids: readonly string[]): Promise<FindableSupplier[]> {
  const { rows } = await sql<FindableSupplier>`
    select s.id, s.workspace_id, s.name, s.created_at, concat_ws(' ', s.contact_name, s.email, s.phone,
      (select string_agg(supplier_sku, ' ' order by variant_id) from procurement.supplier_items where supplier_id = s.id and supplier_sku <> '')) as words
    from procurement.suppliers s where s.id = any(${ids})`.execute(db)
  return rows
}

export type FindableOrder = { id: string; workspaceId: string; number: string; supplier: string; items: string; createdAt: Date }

export async function loadFindableOrders(db: Db, ids: readonly string[]): Promise<FindableOrder[]> {
  const { rows } = await sql<FindableOrder>`
    select o.id, o.workspace_id, o.number, s.name as supplier, o.created_at,
      (select coalesce(string_agg(concat_ws(' ', name, sku, supplier_sku), ' ' order by position), '') from procurement.lines where order_id = o.id) as items
    from procurement.orders o join procurement.suppliers s on s.id = o.supplier_id where o.id = any(${ids})`.execute(db)
  return rows
}

export async function loadSupplierIds(db: Db, after: string, limit: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from procurement.suppliers where id > ${after} order by id limit ${limit}`.execute(db)
  return rows.map(({ id }) => id)
}

export async function loadOrderIds(db: Db, after: string, limit: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`select id from procurement.orders where id > ${after} order by id limit ${limit}`.execute(db)
  return rows.map(({ id }) => id)
}

export async function loadOrderIdsOfSupplier(db: Db, supplierId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`select id from procurement.orders where supplier_id = ${supplierId}`.execute(db)
  return rows.map(({ id }) => id)
}
