import { sql } from 'kysely'
import type { Db } from '#platform/server/db.ts'
import type { ReturnStatus, Side } from '../../contract.ts'
import type { RefundRow } from '../refunds.sql.ts'

export type OrderRefundRow = Pick<RefundRow, 'id' | 'partNumber' | 'cause' | 'amountMinor' | 'actor' | 'side' | 'reason' | 'refundedAt'>

export async function loadOrderRefunds(db: Db, orderId: string): Promise<OrderRefundRow[]> {
  const { rows } = await sql<OrderRefundRow>`
    select id, part_number, cause, amount_minor, actor, side, reason, refunded_at from orders.refunds where order_id = ${orderId} order by id`.execute(
    db,
  )
  return rows
}

export type ReturnStep = { id: string; partNumber: number; status: ReturnStatus; actor: string; side: Side; happenedAt: Date }

export async function loadReturnSteps(db: Db, orderId: string): Promise<ReturnStep[]> {
  const { rows } = await sql<ReturnStep>`
    select h.id, r.part_number, h.status, h.actor, h.side, h.happened_at
    from orders.return_history h join orders.returns r on r.id = h.return_id where r.order_id = ${orderId} order by h.id`.execute(db)
  return rows
}

export type SentMail = { id: string; kind: string; side: 'shopper' | 'vendor'; sentAt: Date }

export async function loadMails(db: Db, orderId: string): Promise<SentMail[]> {
  const { rows } = await sql<SentMail>`select id, kind, side, sent_at from orders.mails where order_id = ${orderId} order by id`.execute(db)
  return rows
}
