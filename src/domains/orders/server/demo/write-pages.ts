import { loadLegalDetails } from '#domains/vendors/server/index.ts'
import { hashToken } from '#platform/server/secret-tokens.ts'
import type { Services } from '#platform/server/services.ts'
import { type Tx, transactAsSystem } from '#platform/server/transact.ts'
import type { CreditNote, Invoice } from '../documents/documents.sql.ts'
import { nextCreditNote, nextInvoice } from '../documents/issue-documents.ts'
import { orderLinkToken } from '../order-link.ts'
import { formatPartNumber } from '../order-number.ts'
import type { Pages } from './pages.ts'
import * as sql from './write-pages.sql.ts'

const DOCUMENTS_AT_ONCE = 1000

/**
 * Stores orders with their documents of law and of search. Mails are left out, because none were sent. What refers to orders follows when they are
 * there, on two connections.
 */
export async function writePages(services: Services, pages: Pages): Promise<void> {
  await transactAsSystem(services, (tx) => writeOrders(tx, pages))
  await Promise.all([
    transactAsSystem(services, (tx) => writeHistory(tx, pages)),
    transactAsSystem(services, (tx) => writeDocuments(tx, pages)),
  ])
}

async function writeOrders({ db }: Tx, pages: Pages): Promise<void> {
  const orders = [...pages.orders.values()]
  const parts = orders.flatMap((order) => order.parts)
  await sql.insertOrders(
    db,
    orders.map(({ row }) => row),
  )
  await sql.insertParts(db, parts)
  await sql.insertLines(
    db,
    orders.flatMap(({ lines }) => lines),
  )
  await sql.insertParcels(
    db,
    parts.flatMap(({ parcels }) => parcels),
  )
  await sql.insertReturns(db, [...pages.returns.values()])
  await sql.insertRefunds(db, pages.refunds)
  await sql.insertRefundLines(db, pages.refundLines)
}

async function writeHistory({ db, services }: Tx, pages: Pages): Promise<void> {
  await sql.insertHistory(db, pages.history)
  await sql.insertParcelHistory(db, pages.parcelHistory)
  await sql.insertReturnHistory(db, pages.returnHistory)
  await sql.insertLinks(
    db,
    [...pages.orders.values()].map(({ row: { id, placedAt } }) => ({
      token: hashToken(orderLinkToken(services, id)),
      orderId: id,
      createdAt: placedAt,
    })),
  )
}

async function writeDocuments(tx: Tx, pages: Pages): Promise<void> {
  const orders = [...pages.orders.values()]
  await issueDocuments(tx, pages)
  await addDocuments(
    tx,
    'order',
    orders.flatMap(({ row }) => (row.userId === null ? [] : row.id)),
  )
  await addDocuments(
    tx,
    'orderPart',
    orders.flatMap(({ parts }) => parts.map(({ orderId, number }) => formatPartNumber(orderId, number))),
  )
}

/** Invoices and credit notes have numbers without gaps, in the order of their days. */
async function issueDocuments(tx: Tx, { orders, refunds }: Pages): Promise<void> {
  const parts = [...orders.values()].flatMap((order) => order.parts)
  const byVendor = Map.groupBy(parts, ({ workspaceId }) => workspaceId)
  const legal = await loadLegalDetails(tx.db, [...byVendor.keys()])
  const invoices: Invoice[] = []
  for (const [workspaceId, own] of [...byVendor].sort(([a], [b]) => (a < b ? -1 : 1))) {
    const first = (await nextInvoice(tx, workspaceId, own.length)) - own.length + 1
    for (const [index, { orderId, number: partNumber, vendorName, placedAt }] of own.entries()) {
      const seller = { name: vendorName, legal: legal.get(workspaceId) ?? null }
      invoices.push({ workspaceId, number: first + index, orderId, partNumber, seller, issuedAt: placedAt })
    }
  }
  const notes: CreditNote[] = []
  for (const [workspaceId, own] of [...Map.groupBy(refunds, (refund) => refund.workspaceId)].sort(([a], [b]) => (a < b ? -1 : 1))) {
    const first = (await nextCreditNote(tx, workspaceId, own.length)) - own.length + 1
    notes.push(...own.map(({ id, refundedAt }, index) => ({ workspaceId, number: first + index, refundId: id, issuedAt: refundedAt })))
  }
  await sql.insertInvoices(tx.db, invoices)
  await sql.insertCreditNotes(tx.db, notes)
}

async function addDocuments(tx: Tx, type: 'order' | 'orderPart', ids: readonly string[]): Promise<void> {
  for (let begin = 0; begin < ids.length; begin += DOCUMENTS_AT_ONCE)
    await tx.services.search.add(tx, type, ids.slice(begin, begin + DOCUMENTS_AT_ONCE))
}
