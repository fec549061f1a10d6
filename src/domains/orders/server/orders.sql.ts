import { sql } from 'kysely'
import { type Db, schemaOf } from '#platform/server/db.ts'
import type { Picture } from '#platform/server/picture.ts'
import type { Language } from '#platform/shared/language.ts'
import type { LineSource } from '../../cart/contract.ts'
import type { Address, ChosenUnits, OrderStanding, OrderStatus, ReturnReason, ReturnStatus, Side } from '../contract.ts'
import type { Tables } from './db.types.ts'
import type { FrozenShares, Shares } from './shares.rules.ts'

const orders = schemaOf<Tables>()

export type Amounts = { subtotalMinor: number; discountMinor: number; shippingMinor: number; taxMinor: number; totalMinor: number }

/** What a promotion took off, by part; `paidBy` is the vendor's workspace, null the platform. */
export type OrderPromotion = {
  name: Record<string, string>
  code: string | null
  target: 'goods' | 'delivery'
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
  status: OrderStanding
  currency: string
  language: Language
  placedAt: Date
}
/** The vendor's own method as it was at the sale, its name by language; null shares the one rule. */
export type PartDelivery = { kind: 'delivery' | 'pickup'; name: Record<string, string>; minDays: number; maxDays: number }
/** With what held for all orders when it was placed: how long goods are taken back, and how long a shopper cancels. */
export type SeenOrderRow = OrderRow & { returnWindowDays: number; cancelWindowHours: number | null }
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
export type PartRow = NewPartRow & { version: number; refundedMinor: number; parcels: ParcelRow[]; returns: ReturnRow[] }
export type ParcelRow = {
  id: string
  carrier: string
  trackingNumber: string
  trackingUrl: string | null
  shippedAt: Date
  deliveredAt: Date | null
  lines: ChosenUnits[]
}
export type ReturnRow = {
  id: string
  status: ReturnStatus
  reason: ReturnReason
  comment: string
  answer: string
  photos: Picture[]
  requestedAt: Date
  lines: ChosenUnits[]
  history: { status: ReturnStatus; side: Side; happenedAt: Date }[]
  /** Null until the money went back. */
  refund: Shares | null
  dispute: DisputeRow | null
}
export type DisputeRow = {
  words: string
  askedAt: Date
  answer: string
  answeredAt: Date | null
  decision: 'refunded' | 'dismissed' | null
  reason: string
  decidedAt: Date | null
}
export type NewLineRow = FrozenShares & {
  orderId: string
  partNumber: number
  position: number
  workspaceId: string
  productId: string
  variantId: string
  name: string
  sku: string
  size: string | null
  color: string | null
  image: Picture | null
  quantity: number
  unitPriceMinor: number
  lineTotalMinor: number
  source: LineSource | null
  discountMinor: number
}
export type LineRow = NewLineRow & { cancelled: number; shipped: number; returned: number; refunded: number }
/** `partNumber` is null where it is about the order as a whole: that it was placed. */
export type HistoryRow = {
  id: string
  orderId: string
  partNumber: number | null
  status: OrderStatus
  actor: string
  side: Side
  happenedAt: Date
}

export const ORDER = sql.raw(
  `id, user_id, email, shipping_address, note, status, currency, language,
    subtotal_minor, discount_minor, shipping_minor, tax_minor, total_minor, promotions, placed_at,
    return_window_days, cancel_window_hours`,
)

/** The order, locked until the transaction ends; whoever may change it was asked before. */
export async function lockOrder(db: Db, orderId: string): Promise<SeenOrderRow | undefined> {
  const { rows } = await sql<SeenOrderRow>`select ${ORDER} from orders.orders where id = ${orderId} for update`.execute(db)
  return rows[0]
}

/** False when the id is taken. */
export async function insertOrder(db: Db, order: SeenOrderRow & { emailKey: string }): Promise<boolean> {
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

/** `unitCostMinor` is the vendor's own business: what reads lines for shoppers does not know it. */
export type SoldLine = NewLineRow & { unitCostMinor: number | null }

export async function insertLines(db: Db, lines: SoldLine[]): Promise<void> {
  await orders(db)
    .insertInto('orders.lines')
    .values(lines.map((line) => ({ ...line, image: jsonOrNull(line.image), source: jsonOrNull(line.source) })))
    .execute()
}

export async function insertHistory(db: Db, entries: HistoryRow[]): Promise<void> {
  await orders(db).insertInto('orders.history').values(entries).execute()
}

export async function orderById(db: Db, orderId: string): Promise<SeenOrderRow | undefined> {
  const { rows } = await sql<SeenOrderRow>`select ${ORDER} from orders.orders where id = ${orderId}`.execute(db)
  return rows[0]
}

/** The parts with their parcels and returns. */
export async function partsOf(db: Db, orderId: string): Promise<PartRow[]> {
  const { rows } = await sql<PartRow>`
    select p.order_id, p.number, p.workspace_id, p.status, p.vendor_name, p.vendor_slug, p.delivery,
      p.subtotal_minor, p.discount_minor, p.shipping_minor, p.tax_minor, p.total_minor, p.refunded_minor, p.placed_at, p.version,
      coalesce((
        select jsonb_agg(jsonb_build_object(
          'id', c.id, 'carrier', c.carrier, 'trackingNumber', c.tracking_number, 'trackingUrl', c.tracking_url,
          'shippedAt', c.shipped_at, 'deliveredAt', c.delivered_at,
          'lines', (select jsonb_agg(jsonb_build_object('position', l.position, 'quantity', l.quantity) order by l.position)
                    from orders.parcel_lines l where l.parcel_id = c.id)) order by c.id)
        from orders.parcels c where c.order_id = p.order_id and c.part_number = p.number), '[]') as parcels,
      coalesce((
        select jsonb_agg(jsonb_build_object(
          'id', r.id, 'status', r.status, 'reason', r.reason, 'comment', r.comment, 'answer', r.answer, 'photos', r.photos,
          'requestedAt', r.requested_at,
          'lines', (select jsonb_agg(jsonb_build_object('position', l.position, 'quantity', l.quantity) order by l.position)
                    from orders.return_lines l where l.return_id = r.id),
          'history', (select jsonb_agg(jsonb_build_object('status', h.status, 'side', h.side, 'happenedAt', h.happened_at) order by h.id)
                      from orders.return_history h where h.return_id = r.id),
          'dispute', (select jsonb_build_object('words', d.words, 'askedAt', d.asked_at, 'answer', d.answer, 'answeredAt', d.answered_at,
                        'decision', d.decision, 'reason', d.reason, 'decidedAt', d.decided_at)
                      from orders.disputes d where d.return_id = r.id),
          'refund', (select jsonb_build_object('goodsMinor', f.goods_minor, 'shippingMinor', f.shipping_minor, 'taxMinor', f.tax_minor)
                     from orders.refunds f where f.return_id = r.id)) order by r.id)
        from orders.returns r where r.order_id = p.order_id and r.part_number = p.number), '[]') as returns
    from orders.parts p where p.order_id = ${orderId} order by p.number`.execute(db)
  return rows.map((part) => ({
    ...part,
    parcels: part.parcels.map((parcel) => ({
      ...parcel,
      shippedAt: new Date(parcel.shippedAt),
      deliveredAt: parcel.deliveredAt && new Date(parcel.deliveredAt),
    })),
    returns: part.returns.map((row) => ({
      ...row,
      requestedAt: new Date(row.requestedAt),
      history: row.history.map((entry) => ({ ...entry, happenedAt: new Date(entry.happenedAt) })),
      dispute: row.dispute && {
        ...row.dispute,
        askedAt: new Date(row.dispute.askedAt),
        answeredAt: row.dispute.answeredAt && new Date(row.dispute.answeredAt),
        decidedAt: row.dispute.decidedAt && new Date(row.dispute.decidedAt),
      },
    })),
  }))
}

export async function linesOf(db: Db, orderId: string): Promise<LineRow[]> {
  const { rows } = await sql<LineRow>`
    select order_id, part_number, position, workspace_id, product_id, variant_id, name, sku, size, color, image, quantity,
      unit_price_minor, line_total_minor, source, discount_minor, goods_minor, shipping_minor, tax_minor, subsidy_minor,
      cancelled, shipped, returned, refunded
    from orders.lines where order_id = ${orderId} order by position`.execute(db)
  return rows
}

export async function historyOf(db: Db, orderId: string): Promise<HistoryRow[]> {
  const { rows } = await sql<HistoryRow>`
    select id, order_id, part_number, status, actor, side, happened_at from orders.history where order_id = ${orderId} order by id`.execute(
    db,
  )
  return rows
}

function jsonOrNull(value: unknown): string | null {
  return value === null ? null : JSON.stringify(value)
}
