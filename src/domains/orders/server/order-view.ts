/** Converts rows of an order to its contract views. */

import { isShipped } from '#domains/catalog/contract.ts'
import { personalValueViews, translateOptions } from '#domains/catalog/server/index.ts'
import { type DeliverySpan, parcelEstimate } from '#domains/vendors/server/index.ts'
import { localized, pictureView } from '#platform/server/picture.ts'
import type { Language } from '#platform/shared/language.ts'
import { money } from '#platform/shared/money.ts'
import type { PaymentView } from '../../payments/contract.ts'
import type { DisputeView, LineView, OrderView, PartView, RefundView, ReturnView } from '../contract.ts'
import { formatPartNumber } from './order-number.ts'
import { orderPicturePath } from './order-pictures.ts'
import { partDisplayStatus } from './order-states.rules.ts'
import type { Amounts, DisputeRow, HistoryRow, LineRow, OrderRow, OrderWithTerms, ParcelRow, PartRow, ReturnRow } from './orders.sql.ts'
import { disputableUntil, returnableUnits, returnableUntil } from './returns.rules.ts'
import { addShares, computeRefundShares, type Shares, totalOfShares } from './shares.rules.ts'
import { countPartUnits, countReplacing, unreceivedUnits, unsentUnits } from './units.rules.ts'

export type OrderRows = { order: OrderWithTerms; parts: PartRow[]; lines: LineRow[]; history: HistoryRow[]; payment: PaymentView | null }
export type ViewOptions = {
  language: Language
  now: Date
  windowDays: number
  /** Deadline for cancellations by the shopper; null: until the item is shipped. */
  cancellableUntil?: Date | null
  /** Whether the shopper who looks at it may change it. */
  mayAct?: boolean
  /** The pictures of personalized lines are for the shopper and the vendor. */
  hidesPictures?: boolean
}

export function toOrderView({ order, parts, lines, history, payment }: OrderRows, seeing: ViewOptions): OrderView {
  const { currency } = order
  return {
    ...toAmountsView(order, currency),
    promotions: toPromotionViews(order, null, seeing.language),
    id: order.id,
    placedAt: order.placedAt.toISOString(),
    status: order.status,
    userId: order.userId ?? 'guest',
    email: order.email,
    mayAct: seeing.mayAct ?? false,
    confirmUntil: toConfirmUntil(order),
    terms:
      order.termsVersion && order.termsAcceptedAt ? { version: order.termsVersion, acceptedAt: order.termsAcceptedAt.toISOString() } : null,
    shippingAddress: order.shippingAddress,
    parts: parts.map((part) => toPartView({ order, part, lines, history, payment }, seeing)),
    refunded: { amountMinor: parts.reduce((sum, { refundedMinor }) => sum + refundedMinor, 0), currency },
    payment,
    history: history.map((entry) => ({
      ...toHistoryEntry(entry),
      actor: entry.side === 'shopper' ? (order.userId ?? 'guest') : entry.side,
    })),
  }
}

type PartRows = { order: OrderRow; part: PartRow; lines: LineRow[]; history: HistoryRow[]; payment: PaymentView | null }

export function toPartView({ order, part, lines: all, history, payment }: PartRows, seeing: ViewOptions): PartView {
  const { currency } = order
  const lines = all.filter(({ partNumber }) => partNumber === part.number)
  const delivered = part.parcels.flatMap(({ deliveredAt }) => (deliveredAt ? [deliveredAt.getTime()] : []))
  const views = lines.map((line) => toLineView(line, part, currency, seeing))
  const open = views.some(({ returnable }) => returnable > 0)
  return {
    ...toAmountsView(part, currency),
    promotions: toPromotionViews(order, part.number, seeing.language),
    number: formatPartNumber(order.id, part.number),
    vendor: { slug: part.vendorSlug, name: part.vendorName },
    delivery: part.delivery && { ...part.delivery, name: localized(part.delivery.name, seeing.language) },
    arrives: arrivalOf(order, part, lines),
    status: partDisplayStatus({ status: part.status, units: countPartUnits(lines, part.parcels) }),
    lines: views,
    refunded: money(part.refundedMinor, currency),
    onDelivery: toCash(order, part, history, payment),
    refunds: part.refunds.map(({ id, refundedAt, amountMinor }) => ({
      id,
      refundedAt: refundedAt.toISOString(),
      total: money(amountMinor, currency),
    })),
    parcels: part.parcels.map((parcel) => ({
      ...parcel,
      shippedAt: parcel.shippedAt.toISOString(),
      deliveredAt: parcel.deliveredAt?.toISOString() ?? null,
    })),
    returns: part.returns.map((row) => toReturnView(row, lines, { ...seeing, currency })),
    history: history.filter(({ partNumber }) => partNumber === null || partNumber === part.number).map(toHistoryEntry),
    returnableUntil: open ? returnableUntil(new Date(Math.max(...delivered)), seeing.windowDays).toISOString() : null,
  }
}

/** As promised at the sale; null when nothing is shipped. */
export function arrivalOf({ placedAt }: OrderRow, { delivery }: Pick<PartRow, 'delivery'>, lines: readonly LineRow[]): DeliverySpan | null {
  const shipped = lines.filter(({ kind }) => isShipped(kind))
  return shipped.length > 0 ? parcelEstimate(placedAt, delivery, shipped) : null
}

/** The vendor collects the cash of its part when it delivers it, whatever becomes of the other parts. */
function toCash(
  { currency }: OrderRow,
  part: PartRow,
  history: readonly HistoryRow[],
  payment: PaymentView | null,
): PartView['onDelivery'] {
  if (payment?.method !== 'delivery') return null
  const delivered = history.find(({ partNumber, status }) => partNumber === part.number && status === 'Delivered')
  return {
    amount: money(part.totalMinor - part.refundedMinor, currency),
    collectedAt: delivered?.happenedAt.toISOString() ?? payment.paidAt,
  }
}

/** Null for a cancelled order: there is nothing left to confirm. */
export function toConfirmUntil({ confirmUntil, status }: Pick<OrderWithTerms, 'confirmUntil' | 'status'>): string | null {
  return status === 'Cancelled' ? null : (confirmUntil?.toISOString() ?? null)
}

/** Units of a line that can be returned now. A file, a key or a service that was given can't come back. */
export function countReturnable(line: LineRow, part: PartRow, { now, windowDays }: Pick<ViewOptions, 'now' | 'windowDays'>): number {
  if (!isShipped(line.kind)) return 0
  return returnableUnits(listDeliveries(line, part.parcels), countTaken(line, part), { now, windowDays })
}

/** Delivered units of a line in no active or completed return, regardless of the return window. */
export function countUnclaimed(line: LineRow, part: PartRow): number {
  const arrived = listDeliveries(line, part.parcels).reduce((sum, { quantity, deliveredAt }) => sum + (deliveredAt ? quantity : 0), 0)
  return Math.max(0, arrived - countTaken(line, part))
}

function listDeliveries(line: LineRow, parcels: readonly ParcelRow[]) {
  return parcels.map(({ lines, deliveredAt }) => ({ quantity: sumUnits(line, lines), deliveredAt }))
}

/** Units of a line that cannot be returned again. Refused and withdrawn returns free their units; dismissed ones do not. */
function countTaken(line: LineRow, { returns, replacing }: PartRow): number {
  return returns
    .filter(({ status }) => status !== 'Refused' && status !== 'Withdrawn')
    .reduce((sum, { lines }) => sum + sumUnits(line, lines), line.refunded + countReplacing(line.position, replacing))
}

function sumUnits({ position }: LineRow, lines: readonly { position: number; quantity: number }[]): number {
  return lines.filter((own) => own.position === position).reduce((sum, { quantity }) => sum + quantity, 0)
}

function toLineView(line: LineRow, part: PartRow, currency: string, seeing: ViewOptions): LineView {
  const { position, productId, variantId, name, sku, options, measure, quantity, cancelled, shipped, returned, refunded } = line
  return {
    position,
    productId,
    variantId,
    name,
    sku,
    options: translateOptions(options, seeing.language),
    bundleParts: line.bundleParts.map((part) => ({ ...part, options: translateOptions(part.options, seeing.language) })),
    personalization: personalValueViews(line.personalization, seeing.language, (id) =>
      seeing.hidesPictures ? null : orderPicturePath(line.orderId, id),
    ),
    quantity,
    measure,
    cancelled,
    shipped,
    returned,
    refunded,
    kind: line.kind,
    leadDays: line.leadDays,
    image: line.image === null ? null : pictureView(line.image, seeing.language),
    unitPrice: money(line.unitPriceMinor, currency),
    lineTotal: money(line.lineTotalMinor, currency),
    discount: money(line.discountMinor, currency),
    cancellable: seeing.cancellableUntil && seeing.now > seeing.cancellableUntil ? 0 : unsentUnits(part.status, line),
    returnable: countReturnable(line, part, seeing),
  }
}

/** Statuses in which a return can still end with a refund, so the expected refund is shown. */
const OPEN_RETURN: readonly ReturnRow['status'][] = ['Requested', 'Accepted', 'Disputed']

export function toReturnView(
  { refund, dispute, requestedBy: _, ...row }: ReturnRow,
  lines: readonly LineRow[],
  { currency, language, windowDays }: { currency: string; language: Language; windowDays: number },
): ReturnView {
  const open = OPEN_RETURN.includes(row.status)
  const expected = addShares(open ? computeRefundShares(lines, unreceivedUnits(row.lines)) : [])
  const done = refund ?? addShares([])
  const until = disputableUntil({ ...row, dispute }, windowDays)
  return {
    ...row,
    photos: row.photos.map((photo) => pictureView(photo, language)),
    requestedAt: row.requestedAt.toISOString(),
    refund: toRefundView(addShares([done, expected]), currency),
    refunded: money(totalOfShares(done), currency),
    dispute: dispute && toDisputeView(dispute),
    disputableUntil: until?.toISOString() ?? null,
    history: row.history.map(({ status, side, happenedAt }) => ({ status, side, at: happenedAt.toISOString() })),
  }
}

export function toDisputeView(dispute: DisputeRow): DisputeView {
  return {
    ...dispute,
    openedAt: dispute.openedAt.toISOString(),
    answeredAt: dispute.answeredAt?.toISOString() ?? null,
    decidedAt: dispute.decidedAt?.toISOString() ?? null,
  }
}

export function toRefundView(shares: Shares, currency: string): RefundView {
  const inCurrency = (amountMinor: number) => money(amountMinor, currency)
  const { goodsMinor, shippingMinor, taxMinor } = shares
  return {
    goods: inCurrency(goodsMinor),
    shipping: inCurrency(shippingMinor),
    tax: inCurrency(taxMinor),
    total: inCurrency(totalOfShares(shares)),
  }
}

/** Promotions applied to an order, or to one of its parts when `number` is given. */
function toPromotionViews({ promotions, currency }: OrderRow, number: number | null, language: Language): OrderView['promotions'] {
  return promotions.flatMap(({ name, code, target, parts }) => {
    const own = parts.filter(({ part }) => number === null || part === number)
    const amountMinor = own.reduce((sum, part) => sum + part.amountMinor, 0)
    return own.length === 0 ? [] : [{ name: localized(name, language), code, target, amount: money(amountMinor, currency) }]
  })
}

function toAmountsView({ subtotalMinor, discountMinor, shippingMinor, taxMinor, totalMinor }: Amounts, currency: string) {
  const inCurrency = (amountMinor: number) => money(amountMinor, currency)
  return {
    subtotal: inCurrency(subtotalMinor),
    discount: inCurrency(discountMinor),
    shipping: inCurrency(shippingMinor),
    tax: inCurrency(taxMinor),
    total: inCurrency(totalMinor),
  }
}

function toHistoryEntry({ status, side, happenedAt }: HistoryRow) {
  return { status, side, at: happenedAt.toISOString() }
}
