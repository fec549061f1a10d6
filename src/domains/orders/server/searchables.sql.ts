/** What the one search reads of orders. Names, products and numbers do not change after the sale; the buyer does. */
import { sql } from 'kysely'
import type { Db } from '#platform/server/db.ts'
import type { Language } from '#platform/shared/language.ts'

export type FindableOrder = { id: string; userId: string; language: Language; placedAt: Date; products: string; vendors: string }

/** Orders that belong to an account. */
export async function loadFindableOrders(db: Db, ids: readonly string[]): Promise<FindableOrder[]> {
  const { rows } = await sql<FindableOrder>`
    select o.id, o.user_id, o.language, o.placed_at,
      (select string_agg(name, ' ' order by position) from orders.lines l where l.order_id = o.id) as products,
      (select string_agg(vendor_name, ' ' order by number) from orders.parts p where p.order_id = o.id) as vendors
    from orders.orders o where o.id = any(${ids}) and o.user_id is not null`.execute(db)
  return rows
}

export type FindablePart = {
  orderId: string
  number: number
  workspaceId: string
  language: Language
  placedAt: Date
  buyer: string
  products: string
  skus: string
}

/** All parts of these orders. */
export async function loadFindableParts(db: Db, orderIds: readonly string[]): Promise<FindablePart[]> {
  const { rows } = await sql<FindablePart>`
    select p.order_id, p.number, p.workspace_id, o.language, p.placed_at, o.shipping_address ->> 'name' as buyer, l.products, l.skus
    from orders.parts p join orders.orders o on o.id = p.order_id
    cross join lateral (
      select string_agg(name, ' ' order by position) as products, string_agg(sku, ' ' order by position) as skus
      from orders.lines where order_id = p.order_id and part_number = p.number
    ) l
    where p.order_id = any(${orderIds})`.execute(db)
  return rows
}

export async function loadOrderIds(db: Db, after: string, limit: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`select id from orders.orders where id > ${after} order by id limit ${limit}`.execute(db)
  return rows.map(({ id }) => id)
}

/** The numbers of all parts in order, after one. */
export async function loadPartNumbers(db: Db, after: string, limit: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select order_id || '-' || number as id from orders.parts where order_id || '-' || number > ${after}
    order by order_id || '-' || number limit ${limit}`.execute(db)
  return rows.map(({ id }) => id)
}

export async function loadOrderIdsOfUser(db: Db, userId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`select id from orders.orders where user_id = ${userId} order by id`.execute(db)
  return rows.map(({ id }) => id)
}

export type PartHead = {
  id: string
  workspaceId: string
  orderId: string
  vendor: string
  /** Null: a guest. */
  userId: string | null
  buyer: string
  status: string
  totalMinor: number
  currency: string
  placedAt: Date
}

/** Summary rows of parts by number; `orderIds` are their orders. */
export async function loadPartHeads(db: Db, orderIds: readonly string[]): Promise<PartHead[]> {
  const { rows } = await sql<PartHead>`
    select p.order_id || '-' || p.number as id, p.workspace_id, p.order_id, p.vendor_name as vendor, o.user_id,
      o.shipping_address ->> 'name' as buyer, p.status, p.total_minor, o.currency, p.placed_at
    from orders.parts p join orders.orders o on o.id = p.order_id where p.order_id = any(${orderIds})`.execute(db)
  return rows
}

export type Buyer = { orderId: string; name: string; email: string; phone: string }

/** As they are written in the order; erased buyers are left out. */
export async function loadBuyers(db: Db, orderIds: readonly string[]): Promise<Buyer[]> {
  const { rows } = await sql<Buyer>`
    select id as order_id, shipping_address ->> 'name' as name, email, coalesce(shipping_address ->> 'phone', '') as phone
    from orders.orders where id = any(${orderIds}) and email <> ''`.execute(db)
  return rows
}
