import { sql } from 'kysely'
import { type Db, schemaOf } from '#platform/server/db.ts'
import type { ChosenUnits, Side } from '../contract.ts'
import type { Tables } from './db.types.ts'
import type { Shares } from './shares.rules.ts'

const orders = schemaOf<Tables>()

/** `refunded`: shipped units refunded without a return. */
export type RefundCause = 'cancelled' | 'returned' | 'refunded'

export type RefundRow = Shares & {
  id: string
  workspaceId: string
  orderId: string
  partNumber: number
  cause: RefundCause
  returnId: string | null
  amountMinor: number
  actor: string
  side: Side
  reason: string
  refundedAt: Date
}

/** Inserts a refund with its lines and adds it to the part's total, which a database check limits to the part's price. */
export async function insertRefund(
  db: Db,
  refund: RefundRow,
  lines: readonly (Shares & { position: number; quantity: number })[],
): Promise<void> {
  await orders(db).insertInto('orders.refunds').values(refund).execute()
  await orders(db)
    .insertInto('orders.refundLines')
    .values(lines.map((line) => ({ ...line, refundId: refund.id, orderId: refund.orderId })))
    .execute()
  await sql`
    update orders.parts set refunded_minor = refunded_minor + ${refund.amountMinor}
    where order_id = ${refund.orderId} and number = ${refund.partNumber}`.execute(db)
}

export type PartRefundRow = Pick<RefundRow, 'id' | 'cause' | 'amountMinor' | 'actor' | 'side' | 'reason' | 'refundedAt'> & {
  lines: ChosenUnits[]
}

/** Refunds of one part, oldest first. */
export async function loadPartRefunds(db: Db, orderId: string, number: number): Promise<PartRefundRow[]> {
  const { rows } = await sql<PartRefundRow>`
    select r.id, r.cause, r.amount_minor, r.actor, r.side, r.reason, r.refunded_at,
      (select jsonb_agg(jsonb_build_object('position', l.position, 'quantity', l.quantity) order by l.position)
       from orders.refund_lines l where l.refund_id = r.id) as lines
    from orders.refunds r where r.order_id = ${orderId} and r.part_number = ${number} order by r.id`.execute(db)
  return rows
}

export async function findRefund(db: Db, id: string): Promise<(RefundRow & { lines: ChosenUnits[] }) | undefined> {
  const { rows } = await sql<RefundRow & { lines: ChosenUnits[] }>`
    select r.*, (select jsonb_agg(jsonb_build_object('position', l.position, 'quantity', l.quantity) order by l.position)
                 from orders.refund_lines l where l.refund_id = r.id) as lines
    from orders.refunds r where id = ${id}`.execute(db)
  return rows[0]
}
