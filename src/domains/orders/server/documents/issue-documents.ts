import { loadLegalDetails } from '#domains/vendors/server/index.ts'
import { numberSequence } from '#platform/server/number-sequence.ts'
import type { Tx } from '#platform/server/transact.ts'
import { lockOrder } from '../orders.sql.ts'
import { insertCreditNote, insertInvoice, loadPartsWithoutInvoice, loadRefundsWithoutCreditNote } from './documents.sql.ts'

export const nextInvoice = numberSequence('orders.invoice')
export const nextCreditNote = numberSequence('orders.creditNote')

/**
 * Issues the invoices and credit notes that an order is missing. A second call changes nothing. It runs after the placement and after each
 * refund, in a transaction of its own: a sequence without gaps lets only one transaction of a seller through at a time
 * (docs/decisions/0029-documents.md).
 */
export async function issueDocuments(tx: Tx, orderId: string): Promise<void> {
  const order = await lockOrder(tx.db, orderId)
  if (!order) return
  const issuedAt = tx.now
  const parts = await loadPartsWithoutInvoice(tx.db, orderId)
  const legal = await loadLegalDetails(
    tx.db,
    parts.map(({ workspaceId }) => workspaceId),
  )
  for (const { workspaceId, number: partNumber, vendorName } of parts) {
    const seller = { name: vendorName, legal: legal.get(workspaceId) ?? null }
    await insertInvoice(tx.db, { workspaceId, number: await nextInvoice(tx, workspaceId), orderId, partNumber, seller, issuedAt })
  }
  for (const { id: refundId, workspaceId } of await loadRefundsWithoutCreditNote(tx.db, orderId))
    await insertCreditNote(tx.db, { workspaceId, number: await nextCreditNote(tx, workspaceId), refundId, issuedAt })
}
