/** What the one search reads of suppliers and purchase orders. */
import { sql } from 'kysely'
import type { Db } from '#platform/server/db.ts'

export type FindableSupplier = { id: string; workspaceId: string; name: string; words: string; createdAt: Date }

export async function loadFindableSuppliers(db: Db, ids: readonly string[]): Promise<FindableSupplier[]> {
  const { rows } = await sql<FindableSupplier>`
    select id, workspace_id, name, concat_ws(' ', contact_name, email, phone) as words, created_at
    from procurement.suppliers where id = any(${ids})`.execute(db)
  return rows
}

export type FindableOrder = { id: string; workspaceId: string; number: string; supplier: string; items: string; createdAt: Date }

export async function loadFindableOrders(db: Db, ids: readonly string[]): Promise<FindableOrder[]> {
  const { rows } = await sql<FindableOrder>`
    select o.id, o.workspace_id, o.number, s.name as supplier, o.created_at,
      (select coalesce(string_agg(concat_ws(' ', name, sku), ' ' order by position), '') from procurement.lines where order_id = o.id) as items
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
