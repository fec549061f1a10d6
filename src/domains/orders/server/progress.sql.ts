/** How parts and their lines move on. All under the lock of their order. */
import { sql } from 'kysely'
import { type Db, schemaOf } from '#platform/server/db.ts'
import type { ChosenUnits, OrderStanding, OrderStatus } from '../contract.ts'
import type { Tables } from './db.types.ts'

const orders = schemaOf<Tables>()

/** Whether this part is the workspace's. */
export async function isPartOf(db: Db, workspaceId: string, orderId: string, number: number): Promise<boolean> {
  const row = await orders(db)
    .selectFrom('orders.parts')
    .select('number')
    .where('orderId', '=', orderId)
    .where('number', '=', number)
    .where('workspaceId', '=', workspaceId)
    .executeTakeFirst()
  return row !== undefined
}

/** Adds units to one of the counters of lines. */
export async function countUnits(
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

export async function setOrderStanding(db: Db, orderId: string, status: OrderStanding): Promise<void> {
  await sql`update orders.orders set status = ${status}, version = version + 1 where id = ${orderId}`.execute(db)
}

/** Whatever was read of the part before is old from now on. */
export async function raiseVersion(db: Db, orderId: string, number: number): Promise<void> {
  await sql`update orders.parts set version = version + 1 where order_id = ${orderId} and number = ${number}`.execute(db)
}
