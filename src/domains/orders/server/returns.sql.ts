import { sql } from 'kysely'
import { type Db, schemaOf } from '#platform/server/db.ts'
import type { Picture } from '#platform/server/picture.ts'
import type { ChosenUnits, ReturnReason, ReturnStatus, Side } from '../contract.ts'
import type { Tables } from './db.types.ts'

const orders = schemaOf<Tables>()

export type NewReturn = {
  id: string
  workspaceId: string
  orderId: string
  partNumber: number
  status: ReturnStatus
  reason: ReturnReason
  comment: string
  answer?: string
  photos: readonly Picture[]
  requestedBy: string | null
  requestedAt: Date
}

export async function insertReturn(db: Db, row: NewReturn, lines: readonly ChosenUnits[]): Promise<void> {
  await orders(db)
    .insertInto('orders.returns')
    .values({ ...row, photos: JSON.stringify(row.photos) })
    .execute()
  await orders(db)
    .insertInto('orders.returnLines')
    .values(lines.map(({ position, quantity }) => ({ returnId: row.id, orderId: row.orderId, position, quantity })))
    .execute()
}

/** Adds units that arrived. A database check limits them to the units of the return. */
export async function incrementReceived(db: Db, returnId: string, units: readonly ChosenUnits[]): Promise<void> {
  await sql`
    update orders.return_lines l set received = l.received + u.quantity
    from unnest(${units.map(({ position }) => position)}::int[], ${units.map(({ quantity }) => quantity)}::int[]) as u(position, quantity)
    where l.return_id = ${returnId} and l.position = u.position`.execute(db)
}

/** Reduces a return to the units that arrived. */
export async function deleteUnreceived(db: Db, returnId: string): Promise<void> {
  await sql`delete from orders.return_lines where return_id = ${returnId} and received = 0`.execute(db)
  await sql`update orders.return_lines set quantity = received where return_id = ${returnId}`.execute(db)
}

export type ReturnHistoryRow = {
  id: string
  returnId: string
  status: ReturnStatus
  actor: string
  side: Side
  happenedAt: Date
  lines: ChosenUnits[]
}

/** History of all returns of a part, oldest first. */
export async function loadReturnHistory(db: Db, orderId: string, number: number): Promise<ReturnHistoryRow[]> {
  const { rows } = await sql<ReturnHistoryRow>`
    select h.id, h.return_id, h.status, h.actor, h.side, h.happened_at,
      (select jsonb_agg(jsonb_build_object('position', l.position, 'quantity', l.quantity) order by l.position)
       from orders.return_lines l where l.return_id = r.id) as lines
    from orders.return_history h join orders.returns r on r.id = h.return_id
    where r.order_id = ${orderId} and r.part_number = ${number} order by h.id`.execute(db)
  return rows
}

/** The order and part of a return of this workspace. */
export async function findPartOfVendorReturn(
  db: Db,
  workspaceId: string,
  returnId: string,
): Promise<{ orderId: string; number: number } | undefined> {
  return orders(db)
    .selectFrom('orders.returns')
    .select(['orderId', 'partNumber as number'])
    .where('id', '=', returnId)
    .where('workspaceId', '=', workspaceId)
    .executeTakeFirst()
}

export async function setReturnStatus(db: Db, returnId: string, status: ReturnStatus, answer?: string): Promise<void> {
  await orders(db)
    .updateTable('orders.returns')
    .set({ status, ...(answer !== undefined && { answer }) })
    .where('id', '=', returnId)
    .execute()
}

export async function insertReturnHistory(
  db: Db,
  entry: { id: string; returnId: string; status: ReturnStatus; actor: string; side: Side; happenedAt: Date },
): Promise<void> {
  await orders(db).insertInto('orders.returnHistory').values(entry).execute()
}
