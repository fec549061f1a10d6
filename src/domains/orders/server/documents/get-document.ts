/** Documents for those who may have them: the buyer, guests with the order's link, the vendor's members with `orders`, administrators. */
import { loadMembership } from '#domains/workspaces/server/index.ts'
import { notFound } from '#platform/server/failure.ts'
import type { RateLimit } from '#platform/server/rate-limits.ts'
import type { RequestContext } from '#platform/server/request-context.ts'
import { hashToken } from '#platform/server/secret-tokens.ts'
import { transactAsSystem } from '#platform/server/transact.ts'
import { type Digits, type Locale, toLocale } from '#platform/shared/language.ts'
import { findVisibleOrder, toOrderViewer } from '../access.sql.ts'
import { ORDER_LINK_HEADER } from '../order-link-header.ts'
import { parsePartNumber } from '../order-number.ts'
import { findOrderPayment } from '../order-payments.ts'
import { findOrder, type LineRow, loadLines, loadParts, type OrderWithTerms, type PartRow } from '../orders.sql.ts'
import { toCreditNote } from './credit-note.ts'
import { creditNoteNumber, invoiceNumber } from './document-number.ts'
import { findInvoice, loadCreditNotes, loadRefundedLines } from './documents.sql.ts'
import { renderSaleDocument, toInvoice } from './invoice.ts'
import { issueDocuments } from './issue-documents.ts'
import { renderPackingSlip, toPackingSlip } from './packing-slip.ts'

export type DocumentFile = { name: string; file: Buffer }

const DOCUMENT_LIMIT: RateLimit = { name: 'orders.documents', points: 120, seconds: 600 }

/** `number`: of the part, `ORD-…-1`. Fails with NOT_FOUND, RATE_LIMITED and BUSY, like the other two. */
export async function getInvoice(context: RequestContext, number: string, locale: Locale): Promise<DocumentFile> {
  const { order, part, lines } = await loadForReader(context, number)
  await limit(context)
  const { db } = context.services
  const { invoice, creditNotes } = await loadIssued(context, part)
  const payment = await findOrderPayment(db, order)
  const file = await renderSaleDocument(toInvoice({ invoice, order, part, lines, creditNotes, payment }, locale), locale)
  return { name: `${part.vendorSlug}-${invoiceNumber(invoice.number)}`, file }
}

export async function getCreditNote(context: RequestContext, number: string, refundId: string, locale: Locale): Promise<DocumentFile> {
  const { order, part, lines } = await loadForReader(context, number)
  if (!part.refunds.some(({ id }) => id === refundId)) throw notFound()
  await limit(context)
  const { invoice, creditNotes } = await loadIssued(context, part)
  const note = creditNotes.find((issued) => issued.refundId === refundId)
  if (!note) throw new Error(`the refund ${refundId} got no credit note`)
  const refunded = await loadRefundedLines(context.services.db, refundId)
  const file = await renderSaleDocument(toCreditNote({ note, invoice, order, lines, refunded }, locale), locale)
  return { name: `${part.vendorSlug}-${creditNoteNumber(note.number)}`, file }
}

/** For the vendor's members only. Without a language it is in the shopper's, because it goes into the parcel. */
export async function getPackingSlip(
  context: RequestContext,
  number: string,
  { parcelId, locale, digits }: { parcelId: string | null; locale: Locale | null; digits: Digits },
): Promise<DocumentFile> {
  const { order, part, lines } = await loadPart(context, number, isVendorMember)
  const parcel = part.parcels.find(({ id }) => id === parcelId) ?? null
  if (parcelId !== null && !parcel) throw notFound()
  await limit(context)
  const chosen = locale ?? toLocale(order.language, digits)
  return { name: `${number}-packing-slip`, file: await renderPackingSlip(toPackingSlip({ order, part, lines, parcel }, chosen), chosen) }
}

type ReadPart = { order: OrderWithTerms; part: PartRow; lines: LineRow[] }
type MayRead = (context: RequestContext, part: PartRow) => Promise<boolean>

const loadForReader = (context: RequestContext, number: string) => loadPart(context, number, mayRead)

/** Fails with NOT_FOUND for a missing part and for one that the viewer may not read. */
async function loadPart(context: RequestContext, number: string, allowed: MayRead): Promise<ReadPart> {
  const { db } = context.services
  const read = parsePartNumber(number)
  const order = read && (await findOrder(db, read.orderId))
  const part = order && (await loadParts(db, order.id)).find((found) => found.number === read.number)
  if (!order || !part || !(await allowed(context, part))) throw notFound()
  return { order, part, lines: (await loadLines(db, order.id)).filter(({ partNumber }) => partNumber === part.number) }
}

async function mayRead(context: RequestContext, part: PartRow): Promise<boolean> {
  const { viewer, services } = context
  if (viewer.kind === 'member' && viewer.role === 'admin') return true
  const token = context.header(ORDER_LINK_HEADER)
  const order = await findVisibleOrder(services.db, part.orderId, toOrderViewer(viewer), token === null ? null : hashToken(token))
  return order !== undefined || isVendorMember(context, part)
}

async function isVendorMember({ viewer, services }: RequestContext, { workspaceId }: PartRow): Promise<boolean> {
  if (viewer.kind !== 'member') return false
  const membership = await loadMembership(services.db, viewer.id, workspaceId)
  return membership?.permissions.includes('orders') ?? false
}

async function limit({ services, viewer, client }: RequestContext): Promise<void> {
  await services.limits.consume(DOCUMENT_LIMIT, viewer.id ?? client.address)
}

/** Issues what is missing, for a request that comes before the listener. */
async function loadIssued({ services }: RequestContext, part: PartRow) {
  const load = async () => ({
    invoice: await findInvoice(services.db, part.orderId, part.number),
    creditNotes: await loadCreditNotes(services.db, part.orderId, part.number),
  })
  const found = await load()
  if (found.invoice && found.creditNotes.length === part.refunds.length) return { ...found, invoice: found.invoice }
  await transactAsSystem(services, (tx) => issueDocuments(tx, part.orderId))
  const { invoice, creditNotes } = await load()
  if (!invoice) throw new Error(`${part.orderId}-${part.number} got no invoice`)
  return { invoice, creditNotes }
}
