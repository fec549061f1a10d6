import { sql } from 'kysely'
import { type Db, schemaOf } from '#platform/server/db.ts'
import type { ReturnReason } from '../contract/constants.ts'
import type { Tables } from './db.types.ts'

const procurement = schemaOf<Tables>()

export type ReceivedUnits = { lineId: string; quantity: number; costMinor: number; returned: number; creditedMinor: number }

/** Of a receipt of this order; empty for another one's. */
export async function loadReceivedUnits(db: Db, orderId: string, receiptId: string): Promise<ReceivedUnits[]> {
  const { rows } = await sql<ReceivedUnits>`
    select l.line_id, l.quantity, l.cost_minor, l.returned, l.credited_minor
    from procurement.receipt_lines l join procurement.receipts r on r.id = l.receipt_id
    where r.order_id = ${orderId} and r.id = ${receiptId}`.execute(db)
  return rows
}

export type ReturnRow = {
  workspaceId: string
  id: string
  orderId: string
  receiptId: string
  supplierId: string
  returnedOn: string
  reason: ReturnReason
  replaced: boolean
  note: string
  actor: string
  createdAt: Date
}
export type ReturnedLine = { lineId: string; quantity: number; creditMinor: number }

export async function insertReturn(db: Db, row: ReturnRow, lines: readonly ReturnedLine[]): Promise<void> {
  const { id: returnId, receiptId, replaced } = row
  await procurement(db).insertInto('procurement.supplierReturns').values(row).execute()
  await procurement(db)
    .insertInto('procurement.supplierReturnLines')
    .values(lines.map((line) => ({ ...line, returnId, receiptId })))
    .execute()
  const ids = lines.map(({ lineId }) => lineId)
  const quantities = lines.map(({ quantity }) => quantity)
  const credits = lines.map(({ creditMinor }) => creditMinor)
  await sql`
    update procurement.receipt_lines l set returned = l.returned + r.quantity, credited_minor = l.credited_minor + r.credit
    from unnest(${ids}::text[], ${quantities}::bigint[], ${credits}::bigint[]) r (id, quantity, credit)
    where l.receipt_id = ${receiptId} and l.line_id = r.id`.execute(db)
  if (!replaced) return
  await sql`
    update procurement.lines l set replacing = l.replacing + r.quantity
    from unnest(${ids}::text[], ${quantities}::bigint[]) r (id, quantity) where l.id = r.id`.execute(db)
}

/** The returns that a person made, for their export. */
export async function loadReturnsBy(db: Db, userId: string): Promise<unknown[]> {
  const { rows } = await sql`
    select o.number, r.returned_on, r.reason, r.note, r.created_at
    from procurement.supplier_returns r join procurement.orders o on o.id = r.order_id where r.actor = ${userId} order by r.id`.execute(db)
  return rows
}
