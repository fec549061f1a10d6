import { sql } from 'kysely'
import type { LegalDetails } from '#domains/vendors/contract.ts'
import { type Db, schemaOf } from '#platform/server/db.ts'
import type { Tables } from '../db.types.ts'
import type { Shares } from '../shares.rules.ts'

const orders = schemaOf<Tables>()

/** The seller as it was when the invoice was issued. */
export type Seller = { name: string; legal: LegalDetails | null }
export type Invoice = { workspaceId: string; number: number; orderId: string; partNumber: number; seller: Seller; issuedAt: Date }
export type CreditNote = { workspaceId: string; number: number; refundId: string; issuedAt: Date }

/** The parts of an order that have no invoice yet, in the order of their sellers. */
export async function loadPartsWithoutInvoice(
  db: Db,
  orderId: string,
): Promise<{ workspaceId: string; number: number; vendorName: string }[]> {
  const { rows } = await sql<{ workspaceId: string; number: number; vendorName: string }>`
    select p.workspace_id, p.number, p.vendor_name from orders.parts p
    where p.order_id = ${orderId}
      and not exists (select 1 from orders.invoices i where i.order_id = p.order_id and i.part_number = p.number)
    order by p.workspace_id, p.number`.execute(db)
  return rows
}

/** The refunds of an order that have no credit note yet, in the order of their sellers. */
export async function loadRefundsWithoutCreditNote(db: Db, orderId: string): Promise<{ id: string; workspaceId: string }[]> {
  const { rows } = await sql<{ id: string; workspaceId: string }>`
    select r.id, r.workspace_id from orders.refunds r
    where r.order_id = ${orderId} and not exists (select 1 from orders.credit_notes c where c.refund_id = r.id)
    order by r.workspace_id, r.id`.execute(db)
  return rows
}

export async function insertInvoice(db: Db, { seller, ...invoice }: Invoice): Promise<void> {
  await orders(db)
    .insertInto('orders.invoices')
    .values({ ...invoice, seller: JSON.stringify(seller) })
    .execute()
}

export async function insertCreditNote(db: Db, note: CreditNote): Promise<void> {
  await orders(db).insertInto('orders.creditNotes').values(note).execute()
}

export async function findInvoice(db: Db, orderId: string, partNumber: number): Promise<Invoice | undefined> {
  const { rows } = await sql<Invoice>`
    select workspace_id, number, order_id, part_number, seller, issued_at from orders.invoices
    where order_id = ${orderId} and part_number = ${partNumber}`.execute(db)
  return rows[0]
}

export type CreditNoteRow = CreditNote & { amountMinor: number; partNumber: number }

/** The credit notes of one part, oldest first. */
export async function loadCreditNotes(db: Db, orderId: string, partNumber: number): Promise<CreditNoteRow[]> {
  const { rows } = await sql<CreditNoteRow>`
    select c.workspace_id, c.number, c.refund_id, c.issued_at, r.amount_minor, r.part_number
    from orders.credit_notes c join orders.refunds r on r.id = c.refund_id
    where r.order_id = ${orderId} and r.part_number = ${partNumber} order by c.number`.execute(db)
  return rows
}

export type RefundedLine = Shares & { position: number; quantity: number }

export async function loadRefundedLines(db: Db, refundId: string): Promise<RefundedLine[]> {
  const { rows } = await sql<RefundedLine>`
    select position, quantity, goods_minor, shipping_minor, tax_minor from orders.refund_lines
    where refund_id = ${refundId} order by position`.execute(db)
  return rows
}
