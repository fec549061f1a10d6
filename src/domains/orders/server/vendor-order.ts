/** A vendor reads a part. */
import { loadUsers } from '#domains/accounts/server/index.ts'
import { loadQuoteNumbers } from '#domains/crm/server/index.ts'
import { loadNotesOf } from '#domains/records/server/index.ts'
import type { Db } from '#platform/server/db.ts'
import { notFound } from '#platform/server/failure.ts'
import type { WorkspaceContext } from '#platform/server/services.ts'
import type { ChosenUnits, RefundView, VendorOrderView } from '../contract.ts'
import { isOrderId } from './order-id.ts'
import { parsePartNumber } from './order-number.ts'
import { findOrderPayment, loadOrderDisputes } from './order-payments.ts'
import { findOrder, type LineRow, loadHistory, loadLines, loadParts, type OrderWithTerms, type PartRow } from './orders.sql.ts'
import { loadParcelHistory } from './parcels.sql.ts'
import { toPartRecord } from './part-record.ts'
import { computeRefundPreview } from './preview-refund.ts'
import { loadPartRefunds } from './refunds.sql.ts'
import { loadReturnHistory } from './returns.sql.ts'
import { type PartHistory, toVendorOrderView } from './vendor-view.ts'

/** The latest of these are in the view; the timeline of the record has all. */
const MAX_NOTES = 100

/** Accepts a part number or an order id, since a vendor has one part per order. NOT_FOUND for parts of other workspaces. */
export async function getVendorOrder(ctx: WorkspaceContext, { number: text }: { number: string }): Promise<VendorOrderView> {
  const { services, language } = ctx
  const { db } = services
  const { order, part, lines } = await loadVendorPart(ctx, text)
  const payment = await findOrderPayment(db, order)
  const [dispute] = payment?.method === 'card' ? await loadOrderDisputes(db, order) : []
  const happened = await loadPartHistory(db, order.id, part)
  const people = [...happened.history, ...happened.parcels, ...happened.refunds, ...happened.returns].flatMap(({ side, actor }) =>
    side === 'vendor' ? [actor] : [],
  )
  const users = await loadUsers(db, [...people, ...happened.notes.flatMap(({ authorId }) => authorId ?? [])])
  const nameOf = (id: string) => users.get(id)?.name ?? null
  const seeing = { language, now: services.now(), windowDays: order.returnWindowDays }
  const quote = await findOrderedQuote(db, order)
  return toVendorOrderView({ order, part, lines, payment, cardDispute: dispute?.status ?? null, quote, happened, nameOf }, seeing)
}

async function findOrderedQuote(db: Db, { quoteId }: OrderWithTerms): Promise<{ id: string; number: string } | null> {
  const number = quoteId === null ? undefined : (await loadQuoteNumbers(db, [quoteId])).get(quoteId)
  return quoteId !== null && number !== undefined ? { id: quoteId, number } : null
}

/** Refund preview for the vendor. */
export async function previewVendorRefund(
  ctx: WorkspaceContext,
  { number, lines: chosen }: { number: string; lines: readonly ChosenUnits[] },
): Promise<RefundView> {
  return computeRefundPreview(await loadVendorPart(ctx, number), chosen)
}

type VendorPart = { order: OrderWithTerms; part: PartRow; lines: LineRow[] }

/** A part of the caller's workspace. Fails with NOT_FOUND. */
export async function loadVendorPart({ services: { db }, membership }: WorkspaceContext, text: string): Promise<VendorPart> {
  const read = isOrderId(text) ? { orderId: text, number: null } : parsePartNumber(text)
  if (!read) throw notFound()
  const own = (await loadParts(db, read.orderId)).filter(({ workspaceId }) => workspaceId === membership.workspaceId)
  const part = own.find(({ number }) => read.number === null || number === read.number)
  const order = part && (await findOrder(db, read.orderId))
  if (!part || !order) throw notFound()
  return { order, part, lines: await loadLines(db, order.id) }
}

async function loadPartHistory(db: Db, orderId: string, part: PartRow): Promise<PartHistory> {
  const { number } = part
  return {
    history: (await loadHistory(db, orderId)).filter(({ partNumber }) => partNumber === null || partNumber === number),
    parcels: await loadParcelHistory(db, orderId, number),
    refunds: await loadPartRefunds(db, orderId, number),
    returns: await loadReturnHistory(db, orderId, number),
    notes: await loadNotesOf(db, toPartRecord(orderId, part), MAX_NOTES),
  }
}
