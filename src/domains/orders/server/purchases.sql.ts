/** Checks whether a member bought or received a product (spec §6; product.md, rule 18). */
import { sql } from 'kysely'
import type { Db } from '#platform/server/db.ts'
import type { OrderStatus } from '../contract.ts'

const CANCELLED: OrderStatus = 'Cancelled'
const RECEIVED: readonly OrderStatus[] = ['Delivered', 'Returned', 'Refunded']

/** Whether one of the member's orders contains the product in a part that was not cancelled. */
export async function hasBought(db: Db, userId: string, productId: string): Promise<boolean> {
  return (await loadStatuses(db, userId, productId)).some((status) => status !== CANCELLED)
}

/** Whether such a part was delivered. */
export async function hasReceived(db: Db, userId: string, productId: string): Promise<boolean> {
  return (await loadStatuses(db, userId, productId)).some((status) => RECEIVED.includes(status))
}

export type Received = { userId: string; productIds: string[] }

/** The products of a part and the member who bought them; null for a guest's order. */
export async function findReceived(db: Db, { orderId, number }: { orderId: string; number: number }): Promise<Received | null> {
  const { rows } = await sql<Received>`
    select o.user_id, array_agg(distinct l.product_id) as product_ids from orders.orders o
    join orders.lines l on l.order_id = o.id and l.part_number = ${number}
    where o.id = ${orderId} and o.user_id is not null
    group by o.user_id`.execute(db)
  return rows[0] ?? null
}

async function loadStatuses(db: Db, userId: string, productId: string): Promise<OrderStatus[]> {
  const { rows } = await sql<{ status: OrderStatus }>`
    select distinct p.status from orders.orders o
    join orders.lines l on l.order_id = o.id and l.product_id = ${productId}
    join orders.parts p on p.order_id = o.id and p.number = l.part_number
    where o.user_id = ${userId} and o.status <> ${CANCELLED}`.execute(db)
  return rows.map(({ status }) => status)
}
