/** Updates of parts and line counters. The caller holds the lock of the order. */
import { sql } from 'kysely'
import { type Db, schemaOf } from '#platform/server/db.ts'
import type { ChosenUnits, OrderDisplayStatus, OrderStatus } from '../contract.ts'
import type { Tables } from './db.types.ts'

const orders = schemaOf<Tables>()

export async function isVendorPart(db: Db, workspaceId: string, orderId: string, number: number): Promise<boolean> {
  const row = await orders(db)
    .selectFrom('orders.parts')
    .select('number')
    .where('orderId', '=', orderId)
    .where('number', '=', number)
    .where('workspaceId', '=', workspaceId)
    .executeTakeFirst()
  return row !== undefined
}

/** Adds units to one counter of their lines. */
export async function incrementLineCounts(
  db: Db,
  orderId: string,
  counter: 'cancelled' | 'shipped' | 'returned' | 'refunded',
  units: readonly ChosenUnits[],
): Promise<void> {
  const column = sql.ref(counter)
  await sql`
    update orders.lines l set ${column} = l.${column} + u.quantity
    from unnest(${units.map(({ position }) => position)}::int[], ${units.map(({ quantity }) => quantity)}::int[]) as u(position, quantity)
    where l.order_id = ${orderId} and l.position = u.position`.execute(db)
}

export async function setPartStatus(db: Db, orderId: string, number: number, status: OrderStatus): Promise<void> {
  await orders(db).updateTable('orders.parts').set({ status }).where('orderId', '=', orderId).where('number', '=', number).execute()
}

export async function setOrderDisplayStatus(db: Db, orderId: string, status: OrderDisplayStatus): Promise<void> {
  await sql`update orders.orders set status = ${status}, version = version + 1 where id = ${orderId}`.execute(db)
}

/** Increments the version of the part, so that writes with an older version fail as STALE. */
export async function incrementPartVersion(db: Db, orderId: string, number: number): Promise<void> {
  await sql`update orders.parts set version = version + 1 where order_id = ${orderId} and number = ${number}`.execute(db)
}
