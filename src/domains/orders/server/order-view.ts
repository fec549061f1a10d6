/** Rows of an order as its views. */
import { localized, pictureView } from '#platform/server/picture.ts'
import type { Language } from '#platform/shared/language.ts'
import type { PaymentView } from '../../payments/contract.ts'
import type { LineView, OrderView, PartView, RefundView, ReturnView } from '../contract.ts'
import { partNumberOf } from './order-number.ts'
import { partStanding } from './order-states.rules.ts'
import type { Amounts, HistoryRow, LineRow, OrderRow, ParcelRow, PartRow, ReturnRow } from './orders.sql.ts'
import { disputableUntil, returnableUnits, returnableUntil } from './returns.rules.ts'
import { addShares, amountOf, type Shares, sharesOf } from './shares.rules.ts'
import { unitsOf, unsentUnits } from './units.rules.ts'

export type OrderRows = { order: OrderRow; parts: PartRow[]; lines: LineRow[]; history: HistoryRow[]; payment: PaymentView | null }
export type Seeing = {
  language: Language
  now: Date
  windowDays: number
  /** For a shopper; null where nothing but sending ends it. */
  cancellableUntil?: Date | null
}

export function orderView({ order, parts, lines, history, payment }: OrderRows, seeing: Seeing): OrderView {
  const { currency } = order
  return {
    ...amountsView(order, currency),
    promotions: promotionsView(order, null, seeing.language),
    id: order.id,
    placedAt: order.placedAt.toISOString(),
    status: order.status,
    userId: order.userId ?? 'guest',
    email: order.email,
    shippingAddress: order.shippingAddress,
    parts: parts.map((part) => partView({ order, part, lines, history }, seeing)),
    refunded: { amountMinor: parts.reduce((sum, { refundedMinor }) => sum + refundedMinor, 0), currency },
    payment,
    history: history.map((entry) => ({ ...entryView(entry), actor: entry.side === 'shopper' ? (order.userId ?? 'guest') : entry.side })),
  }
}

export function partView(
  { order, part, lines: all, history }: { order: OrderRow; part: PartRow; lines: LineRow[]; history: HistoryRow[] },
  seeing: Seeing,
): PartView {
  const { currency } = order
  const lines = all.filter(({ partNumber }) => partNumber === part.number)
  const delivered = part.parcels.flatMap(({ deliveredAt }) => (deliveredAt ? [deliveredAt.getTime()] : []))
  const views = lines.map((line) => lineView(line, part, currency, seeing))
  const open = views.some(({ returnable }) => returnable > 0)
  return {
    ...amountsView(part, currency),
    promotions: promotionsView(order, part.number, seeing.language),
    number: partNumberOf(order.id, part.number),
    vendor: { slug: part.vendorSlug, name: part.vendorName },
    delivery: part.delivery && { ...part.delivery, name: localized(part.delivery.name, seeing.language) },
    status: partStanding({ status: part.status, units: unitsOf(lines, part.parcels) }),
    lines: views,
    refunded: { amountMinor: part.refundedMinor, currency },
    parcels: part.parcels.map((parcel) => ({
      ...parcel,
      shippedAt: parcel.shippedAt.toISOString(),
      deliveredAt: parcel.deliveredAt?.toISOString() ?? null,
    })),
    returns: part.returns.map((row) => returnView(row, lines, { ...seeing, currency })),
    history: history.filter(({ partNumber }) => partNumber === null || partNumber === part.number).map(entryView),
    returnableUntil: open ? returnableUntil(new Date(Math.max(...delivered)), seeing.windowDays).toISOString() : null,
  }
}

/** Units of a line that may be returned now. */
export function returnableOf(
  line: LineRow,
  { parcels, returns }: PartRow,
  { now, windowDays }: Pick<Seeing, 'now' | 'windowDays'>,
): number {
  return returnableUnits(deliveredOf(line, parcels), takenOf(line, returns), { now, windowDays })
}

/** Units of a line that arrived and are in no return that counts, however long ago. */
export function unclaimedOf(line: LineRow, { parcels, returns }: PartRow): number {
  const arrived = deliveredOf(line, parcels).reduce((sum, { quantity, deliveredAt }) => sum + (deliveredAt ? quantity : 0), 0)
  return Math.max(0, arrived - takenOf(line, returns))
}

function deliveredOf(line: LineRow, parcels: readonly ParcelRow[]) {
  return parcels.map(({ lines, deliveredAt }) => ({ quantity: unitsIn(line, lines), deliveredAt }))
}

/** A return that was refused or withdrawn takes nothing; one that the platform dismissed is the last word about its units. */
function takenOf(line: LineRow, returns: readonly ReturnRow[]): number {
  return returns
    .filter(({ status }) => status !== 'Refused' && status !== 'Withdrawn')
    .reduce((sum, { lines }) => sum + unitsIn(line, lines), line.refunded)
}

function unitsIn({ position }: LineRow, lines: readonly { position: number; quantity: number }[]): number {
  return lines.filter((own) => own.position === position).reduce((sum, { quantity }) => sum + quantity, 0)
}

function lineView(line: LineRow, part: PartRow, currency: string, seeing: Seeing): LineView {
  const { position, productId, variantId, name, sku, size, color, quantity, cancelled, shipped, returned, refunded } = line
  return {
    ...{ position, productId, variantId, name, sku, size, color, quantity, cancelled, shipped, returned, refunded },
    image: line.image === null ? null : pictureView(line.image, seeing.language),
    unitPrice: { amountMinor: line.unitPriceMinor, currency },
    lineTotal: { amountMinor: line.lineTotalMinor, currency },
    discount: { amountMinor: line.discountMinor, currency },
    cancellable: seeing.cancellableUntil && seeing.now > seeing.cancellableUntil ? 0 : unsentUnits(part.status, line),
    returnable: returnableOf(line, part, seeing),
  }
}

/** What units of a return give back is told while somebody may still decide so. */
const OPEN: readonly ReturnRow['status'][] = ['Requested', 'Accepted', 'Disputed']

export function returnView(
  { refund, dispute, ...row }: ReturnRow,
  lines: readonly LineRow[],
  { currency, language, windowDays }: { currency: string; language: Language; windowDays: number },
): ReturnView {
  const open = OPEN.includes(row.status)
  const until = disputableUntil({ ...row, dispute }, windowDays)
  return {
    ...row,
    photos: row.photos.map((photo) => pictureView(photo, language)),
    requestedAt: row.requestedAt.toISOString(),
    refund: refundView(refund ?? addShares(open ? sharesOf(lines, row.lines) : []), currency),
    dispute: dispute && {
      ...dispute,
      askedAt: dispute.askedAt.toISOString(),
      answeredAt: dispute.answeredAt?.toISOString() ?? null,
      decidedAt: dispute.decidedAt?.toISOString() ?? null,
    },
    disputableUntil: until?.toISOString() ?? null,
    history: row.history.map(({ status, side, happenedAt }) => ({ status, side, at: happenedAt.toISOString() })),
  }
}

export function refundView(shares: Shares, currency: string): RefundView {
  const money = (amountMinor: number) => ({ amountMinor, currency })
  const { goodsMinor, shippingMinor, taxMinor } = shares
  return { goods: money(goodsMinor), shipping: money(shippingMinor), tax: money(taxMinor), total: money(amountOf(shares)) }
}

/** What took something off an order, or (`number`) off one of its parts. */
function promotionsView({ promotions, currency }: OrderRow, number: number | null, language: Language): OrderView['promotions'] {
  return promotions.flatMap(({ name, code, target, parts }) => {
    const own = parts.filter(({ part }) => number === null || part === number)
    const amountMinor = own.reduce((sum, part) => sum + part.amountMinor, 0)
    return own.length === 0 ? [] : [{ name: localized(name, language), code, target, amount: { amountMinor, currency } }]
  })
}

function amountsView({ subtotalMinor, discountMinor, shippingMinor, taxMinor, totalMinor }: Amounts, currency: string) {
  const money = (amountMinor: number) => ({ amountMinor, currency })
  return {
    subtotal: money(subtotalMinor),
    discount: money(discountMinor),
    shipping: money(shippingMinor),
    tax: money(taxMinor),
    total: money(totalMinor),
  }
}

function entryView({ status, side, happenedAt }: HistoryRow) {
  return { status, side, at: happenedAt.toISOString() }
}
