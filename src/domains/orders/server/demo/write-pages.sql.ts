import type { Db } from '#platform/server/db.ts'
import { insertsInto } from '#platform/server/insert-rows.ts'
import type { Tables } from '../db.types.ts'
import type { CreditNote, Invoice } from '../documents/documents.sql.ts'
import type { HistoryRow } from '../orders.sql.ts'
import type { ParcelHistoryRow } from '../parcels.sql.ts'
import type { RefundRow } from '../refunds.sql.ts'
import type { ReturnHistoryRow } from '../returns.sql.ts'
import type { PastLine, PastOrder, PastParcel, PastPart, PastRefundLine, PastReturn } from './pages.ts'

const insert = insertsInto<Tables>()

/** What a column of JSON holds. */
const json = (value: unknown) => value as null

export async function insertOrders(db: Db, rows: readonly PastOrder['row'][]): Promise<void> {
  await insert(
    db,
    'orders.orders',
    rows.map((row) => ({ ...row, shippingAddress: json(row.shippingAddress), promotions: json(row.promotions) })),
  )
}

export async function insertParts(db: Db, parts: readonly PastPart[]): Promise<void> {
  await insert(
    db,
    'orders.parts',
    parts.map(({ parcels: _, ...part }) => ({ ...part, delivery: json(part.delivery) })),
  )
}

export async function insertLines(db: Db, lines: readonly PastLine[]): Promise<void> {
  await insert(
    db,
    'orders.lines',
    lines.map((line) => ({
      ...line,
      options: json(line.options),
      personalization: json(line.personalization),
      measure: json(line.measure),
      image: json(line.image),
      bundleParts: json(line.bundleParts),
      source: json(line.source),
    })),
  )
}

export async function insertHistory(db: Db, entries: readonly HistoryRow[]): Promise<void> {
  await insert(db, 'orders.history', entries)
}

export async function insertLinks(db: Db, links: readonly { token: Buffer; orderId: string; createdAt: Date }[]): Promise<void> {
  await insert(
    db,
    'orders.links',
    links.map(({ token, ...link }) => ({ ...link, tokenHash: `\\x${token.toString('hex')}` as unknown as Buffer })),
  )
}

export async function insertParcels(db: Db, parcels: readonly PastParcel[]): Promise<void> {
  await insert(
    db,
    'orders.parcels',
    parcels.map(({ lines: _, ...parcel }) => ({ ...parcel, lots: json(parcel.lots) })),
  )
  await insert(
    db,
    'orders.parcelLines',
    parcels.flatMap(({ id: parcelId, orderId, lines }) => lines.map((units) => ({ parcelId, orderId, ...units }))),
  )
}

export async function insertParcelHistory(db: Db, entries: readonly ParcelHistoryRow[]): Promise<void> {
  await insert(db, 'orders.parcelHistory', entries)
}

export async function insertReturns(db: Db, returns: readonly PastReturn[]): Promise<void> {
  await insert(
    db,
    'orders.returns',
    returns.map(({ lines: _, ...row }) => ({ ...row, photos: json(row.photos) })),
  )
  await insert(
    db,
    'orders.returnLines',
    returns.flatMap(({ id: returnId, orderId, lines }) => lines.map((units) => ({ returnId, orderId, ...units }))),
  )
}

export async function insertReturnHistory(db: Db, entries: readonly Omit<ReturnHistoryRow, 'lines'>[]): Promise<void> {
  await insert(db, 'orders.returnHistory', entries)
}

export async function insertRefunds(db: Db, refunds: readonly RefundRow[]): Promise<void> {
  await insert(db, 'orders.refunds', refunds)
}

export async function insertRefundLines(db: Db, lines: readonly PastRefundLine[]): Promise<void> {
  await insert(db, 'orders.refundLines', lines)
}

export async function insertInvoices(db: Db, invoices: readonly Invoice[]): Promise<void> {
  await insert(
    db,
    'orders.invoices',
    invoices.map((invoice) => ({ ...invoice, seller: json(invoice.seller) })),
  )
}

export async function insertCreditNotes(db: Db, notes: readonly CreditNote[]): Promise<void> {
  await insert(db, 'orders.creditNotes', notes)
}
