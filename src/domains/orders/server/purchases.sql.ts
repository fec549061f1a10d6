/** Members' purchases of products, and who bought a part. */
import { sql } from 'kysely'
import type { Db } from '#platform/server/db.ts'
import type { PurchasedUnits } from './purchases.rules.ts'

export type PurchasedLine = Omit<PurchasedUnits, 'isPaid'> & { orderId: string; productId: string }

/** The lines of a member's orders with one of these products. */
export async function loadPurchasedLines(db: Db, userId: string, productIds: readonly string[]): Promise<PurchasedLine[]> {
  const { rows } = await sql<PurchasedLine>`
    select l.order_id, l.product_id, l.quantity, l.cancelled, l.returned, l.refunded, (
      select coalesce(sum(pl.quantity), 0)::int from orders.parcel_lines pl
      join orders.parcels pa on pa.id = pl.parcel_id and pa.delivered_at is not null
      where pl.order_id = l.order_id and pl.position = l.position
    ) as delivered
    from orders.orders o join orders.lines l on l.order_id = o.id
    where o.user_id = ${userId} and l.product_id = any(${productIds})`.execute(db)
  return rows
}

/** Products that the member received and kept, those of the newest order first. */
export async function loadKeptProducts(db: Db, userId: string, limit: number): Promise<string[]> {
  const { rows } = await sql<{ productId: string }>`
    select l.product_id from orders.orders o join orders.lines l on l.order_id = o.id
    where o.user_id = ${userId} and l.quantity - l.cancelled - l.returned - l.refunded > 0 and l.returned < (
      select coalesce(sum(pl.quantity), 0) from orders.parcel_lines pl
      join orders.parcels pa on pa.id = pl.parcel_id and pa.delivered_at is not null
      where pl.order_id = l.order_id and pl.position = l.position)
    group by l.product_id order by max(o.placed_at) desc, l.product_id limit ${limit}`.execute(db)
  return rows.map(({ productId }) => productId)
}

export type PartBuyer = { userId: string; productIds: string[] }

/** The member who bought a part, and its products; null for a guest's order. */
export async function findPartBuyer(db: Db, { orderId, number }: { orderId: string; number: number }): Promise<PartBuyer | null> {
  const { rows } = await sql<PartBuyer>`
    select o.user_id, array_agg(distinct l.product_id) as product_ids from orders.orders o
    join orders.lines l on l.order_id = o.id and l.part_number = ${number}
    where o.id = ${orderId} and o.user_id is not null
    group by o.user_id`.execute(db)
  return rows[0] ?? null
}
