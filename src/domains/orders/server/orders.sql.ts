import { sql } from 'kysely'
import type { FrozenValue, KindFields } from '#domains/catalog/server/index.ts'
import { type Db, schemaOf } from '#platform/server/db.ts'
import type { Picture } from '#platform/server/picture.ts'
import type { Language } from '#platform/shared/language.ts'
import type { LineSource } from '../../cart/contract.ts'
import type { BundlePart, SoldIn, VariantOption } from '../../catalog/contract.ts'
import type {
  Address,
  ChosenUnits,
  OrderDisplayStatus,
  OrderStatus,
  ParcelKind,
  ParcelLot,
  ReturnReason,
  ReturnStatus,
  Side,
} from '../contract.ts'
import type { Tables } from './db.types.ts'
import type { FrozenShares, Shares } from './shares.rules.ts'

const orders = schemaOf<Tables>()

export type Amounts = { subtotalMinor: number; discountMinor: number; shippingMinor: number; taxMinor: number; totalMinor: number }

/** Discount of a promotion by part; `paidBy` is the vendor's workspace, or null for the platform. */
export type OrderPromotion = {
  name: Record<string, string>
  code: string | null
  target: 'items' | 'delivery'
  paidBy: string | null
  parts: { part: number; amountMinor: number }[]
}

export type OrderRow = Amounts & {
  promotions: OrderPromotion[]
  id: string
  userId: string | null
  email: string
  shippingAddress: Address
  note: string
  status: OrderDisplayStatus
  currency: string
  taxHundredths: number
  /** The quote that was ordered. */
  quoteId: string | null
  language: Language
  placedAt: Date
}
/**
 * The vendor's own delivery method as it was at the sale, with its name by language, and the zone and tier that decided the fee if it has
 * zones. Null: the platform's shared shipping rule.
 */
export type PartDelivery = {
  kind: 'delivery' | 'pickup'
  name: Record<string, string>
  minDays: number
  maxDays: number
  zone?: { name: string; by: 'weight' | 'amount'; upTo: number }
}
/** An order with the return and cancellation windows that applied when it was placed. */
export type OrderWithTerms = OrderRow & {
  returnWindowDays: number
  cancelWindowHours: number | null
  /** Null: nothing to confirm. */
  confirmUntil: Date | null
  /** The terms of service that the shopper accepted; null: none were published. */
  termsVersion: number | null
  termsAcceptedAt: Date | null
}
export type NewPartRow = Amounts & {
  orderId: string
  number: number
  workspaceId: string
  status: OrderStatus
  vendorName: string
  vendorSlug: string
  delivery: PartDelivery | null
  placedAt: Date
}
export type PartRow = NewPartRow & {
  version: number
  refundedMinor: number
  parcels: ParcelRow[]
  returns: ReturnRow[]
  refunds: RefundHead[]
  /** Units whose replacement is agreed and not sent. */
  replacing: ChosenUnits[]
}
export type RefundHead = { id: string; amountMinor: number; refundedAt: Date }
export type ParcelRow = {
  id: string
  kind: ParcelKind
  carrier: string
  trackingNumber: string
  trackingUrl: string | null
  shippedAt: Date
  deliveredAt: Date | null
  lines: ChosenUnits[]
  lots: ParcelLot[]
}
/** `received`: units that arrived at the vendor. */
export type ReturnedUnits = ChosenUnits & { received: number }
export type ReturnRow = {
  id: string
  status: ReturnStatus
  reason: ReturnReason
  comment: string
  answer: string
  photos: Picture[]
  requestedAt: Date
  /** Null: a guest. */
  requestedBy: string | null
  lines: ReturnedUnits[]
  history: { status: ReturnStatus; side: Side; happenedAt: Date }[]
  /** Of the units that arrived or were decided about; null until then. */
  refund: Shares | null
  dispute: DisputeRow | null
}
export type DisputeRow = {
  message: string
  openedAt: Date
  answer: string
  answeredAt: Date | null
  decision: 'refunded' | 'dismissed' | null
  reason: string
  decidedAt: Date | null
}
export type NewLineRow = FrozenShares &
  KindFields & {
    orderId: string
    partNumber: number
    position: number
    workspaceId: string
    productId: string
    variantId: string
    name: string
    sku: string
    options: VariantOption[]
    /** With its words as they were at the sale. */
    personalization: FrozenValue[]
    measure: SoldIn
    image: Picture | null
    /** The parts of a bundle at the sale; empty: it is no bundle. */
    bundleParts: BundlePart[]
    quantity: number
    unitPriceMinor: number
    lineTotalMinor: number
    source: LineSource | null
    discountMinor: number
  }
export type LineRow = NewLineRow & { cancelled: number; shipped: number; returned: number; refunded: number }
/** `partNumber` is null for the placement of the whole order. */
export type HistoryRow = {
  id: string
  orderId: string
  partNumber: number | null
  status: OrderStatus
  actor: string
  side: Side
  happenedAt: Date
}

export const ORDER_COLUMNS = sql.raw(
  `id, user_id, email, shipping_address, note, status, currency, language,
    subtotal_minor, discount_minor, shipping_minor, tax_minor, total_minor, tax_hundredths, promotions, quote_id, placed_at,
    return_window_days, cancel_window_hours, confirm_until, terms_version, terms_accepted_at`,
)

/** Locks the order until the transaction ends. The caller has checked permissions before. */
export async function lockOrder(db: Db, orderId: string): Promise<OrderWithTerms | undefined> {
  const { rows } = await sql<OrderWithTerms>`select ${ORDER_COLUMNS} from orders.orders where id = ${orderId} for update`.execute(db)
  return rows[0]
}

/** False when the id is taken. */
export async function insertOrder(db: Db, order: OrderWithTerms & { emailKey: string }): Promise<boolean> {
  const inserted = await orders(db)
    .insertInto('orders.orders')
    .values({ ...order, shippingAddress: JSON.stringify(order.shippingAddress), promotions: JSON.stringify(order.promotions) })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .executeTakeFirst()
  return inserted.numInsertedOrUpdatedRows === 1n
}

export async function insertParts(db: Db, parts: NewPartRow[]): Promise<void> {
  await orders(db)
    .insertInto('orders.parts')
    .values(parts.map((part) => ({ ...part, delivery: jsonOrNull(part.delivery) })))
    .execute()
}

/** `unitCostMinor` is visible to the vendor only; shopper queries do not select it. */
export type SoldLine = NewLineRow & { unitCostMinor: number | null }

export async function insertLines(db: Db, lines: SoldLine[]): Promise<void> {
  await orders(db)
    .insertInto('orders.lines')
    .values(
      lines.map((line) => ({
        ...line,
        options: JSON.stringify(line.options),
        personalization: JSON.stringify(line.personalization),
        measure: JSON.stringify(line.measure),
        image: jsonOrNull(line.image),
        bundleParts: JSON.stringify(line.bundleParts),
        source: jsonOrNull(line.source),
      })),
    )
    .execute()
}

export async function insertHistory(db: Db, entries: HistoryRow[]): Promise<void> {
  await orders(db).insertInto('orders.history').values(entries).execute()
}

export async function findOrder(db: Db, orderId: string): Promise<OrderWithTerms | undefined> {
  const { rows } = await sql<OrderWithTerms>`select ${ORDER_COLUMNS} from orders.orders where id = ${orderId}`.execute(db)
  return rows[0]
}

/** The parts with their parcels and returns. */
export async function loadParts(db: Db, orderId: string): Promise<PartRow[]> {
  const { rows } = await sql<PartRow>`
    select p.order_id, p.number, p.workspace_id, p.status, p.vendor_name, p.vendor_slug, p.delivery,
      p.subtotal_minor, p.discount_minor, p.shipping_minor, p.tax_minor, p.total_minor, p.refunded_minor, p.placed_at, p.version,
      coalesce((
        select jsonb_agg(jsonb_build_object(
          'id', c.id, 'kind', c.kind, 'carrier', c.carrier, 'trackingNumber', c.tracking_number, 'trackingUrl', c.tracking_url,
          'shippedAt', c.shipped_at, 'deliveredAt', c.delivered_at, 'lots', c.lots,
          'lines', (select jsonb_agg(jsonb_build_object('position', l.position, 'quantity', l.quantity) order by l.position)
                    from orders.parcel_lines l where l.parcel_id = c.id)) order by c.id)
        from orders.parcels c where c.order_id = p.order_id and c.part_number = p.number), '[]') as parcels,
      coalesce((
        select jsonb_agg(jsonb_build_object(
          'id', r.id, 'status', r.status, 'reason', r.reason, 'comment', r.comment, 'answer', r.answer, 'photos', r.photos,
          'requestedAt', r.requested_at, 'requestedBy', r.requested_by,
          'lines', (select jsonb_agg(jsonb_build_object('position', l.position, 'quantity', l.quantity, 'received', l.received) order by l.position)
                    from orders.return_lines l where l.return_id = r.id),
          'history', (select jsonb_agg(jsonb_build_object('status', h.status, 'side', h.side, 'happenedAt', h.happened_at) order by h.id)
                      from orders.return_history h where h.return_id = r.id),
          'dispute', (select jsonb_build_object('message', d.message, 'openedAt', d.opened_at, 'answer', d.answer, 'answeredAt', d.answered_at,
                        'decision', d.decision, 'reason', d.reason, 'decidedAt', d.decided_at)
                      from orders.disputes d where d.return_id = r.id),
          'refund', (select jsonb_build_object('goodsMinor', sum(f.goods_minor), 'shippingMinor', sum(f.shipping_minor), 'taxMinor', sum(f.tax_minor))
                     from orders.refunds f where f.return_id = r.id having count(*) > 0)) order by r.id)
        from orders.returns r where r.order_id = p.order_id and r.part_number = p.number), '[]') as returns,
      coalesce((
        select jsonb_agg(jsonb_build_object('id', r.id, 'amountMinor', r.amount_minor, 'refundedAt', r.refunded_at) order by r.id)
        from orders.refunds r where r.order_id = p.order_id and r.part_number = p.number), '[]') as refunds,
      coalesce((
        select jsonb_agg(jsonb_build_object('position', l.position, 'quantity', l.quantity))
        from orders.replacements m join orders.proposal_lines l on l.proposal_id = m.proposal_id
        where m.order_id = p.order_id and m.part_number = p.number and m.shipped_at is null and m.cancelled_at is null), '[]') as replacing
    from orders.parts p where p.order_id = ${orderId} order by p.number`.execute(db)
  return rows.map((part) => ({
    ...part,
    parcels: part.parcels.map((parcel) => ({
      ...parcel,
      shippedAt: new Date(parcel.shippedAt),
      deliveredAt: parcel.deliveredAt && new Date(parcel.deliveredAt),
    })),
    refunds: part.refunds.map((refund) => ({ ...refund, refundedAt: new Date(refund.refundedAt) })),
    returns: part.returns.map((row) => ({
      ...row,
      requestedAt: new Date(row.requestedAt),
      history: row.history.map((entry) => ({ ...entry, happenedAt: new Date(entry.happenedAt) })),
      dispute: row.dispute && {
        ...row.dispute,
        openedAt: new Date(row.dispute.openedAt),
        answeredAt: row.dispute.answeredAt && new Date(row.dispute.answeredAt),
        decidedAt: row.dispute.decidedAt && new Date(row.dispute.decidedAt),
      },
    })),
  }))
}

export async function loadLines(db: Db, orderId: string): Promise<LineRow[]> {
  const { rows } = await sql<LineRow>`
    select order_id, part_number, position, workspace_id, product_id, variant_id, name, sku, options, personalization, measure, image, bundle_parts, kind, lead_days, max_downloads, license_keys, quantity,
      unit_price_minor, line_total_minor, source, discount_minor, goods_minor, shipping_minor, tax_minor, subsidy_minor,
      cancelled, shipped, returned, refunded
    from orders.lines where order_id = ${orderId} order by position`.execute(db)
  return rows
}

export async function loadHistory(db: Db, orderId: string): Promise<HistoryRow[]> {
  const { rows } = await sql<HistoryRow>`
    select id, order_id, part_number, status, actor, side, happened_at from orders.history where order_id = ${orderId} order by id`.execute(
    db,
  )
  return rows
}

function jsonOrNull(value: unknown): string | null {
  return value === null ? null : JSON.stringify(value)
}
