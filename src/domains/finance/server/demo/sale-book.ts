/** Sales of a past year, kept in memory by the rules of finance. */
import type { orderPlaced } from '#events/checkout.ts'
import type { EventPayload } from '#platform/shared/domain-event.ts'
import { splitByLargestRemainder } from '#platform/shared/money.ts'
import { type computeShares, remainingCommission, type Share } from '../commission.rules.ts'
import type { SaleRow } from '../sales.sql.ts'

export type PastLine = {
  position: number
  share: number
  category: string
  sku: string
  quantity: number
  totalMinor: number
  refundedMinor: number
}

export type PastSale = Omit<SaleRow, 'hasOpenReturn'> & {
  number: number
  paymentType: string
  paymentRef: string
  shares: Share[]
  lines: PastLine[]
}

type Placed = EventPayload<typeof orderPlaced>
type Sold = Placed['parts'][number]
type New = Pick<Placed, 'orderId' | 'currency' | 'payment'> & {
  id: string
  sold: Sold
  /** With what the platform pays of them. */
  lines: readonly Sold['lines'][number][]
  shares: ReturnType<typeof computeShares>
  at: Date
  paidAt: Date | null
}

/** A sale as it is when its order is placed. */
export function newSale({ id, orderId, currency, payment, sold, lines, shares: { shares, of }, at, paidAt }: New): PastSale {
  const { number, workspaceId, related = false } = sold
  const subsidyMinor = sold.lines.reduce((sum, line) => sum + (line.subsidyMinor ?? 0), 0)
  return {
    id,
    workspaceId,
    orderId,
    number,
    part: `${orderId}-${number}`,
    currency,
    totalMinor: sold.totalMinor + subsidyMinor,
    subsidyMinor,
    commissionMinor: shares.reduce((sum, share) => sum + share.commissionMinor, 0),
    refundedMinor: 0,
    subsidyRefundedMinor: 0,
    commissionRefundedMinor: 0,
    collectedBy: payment.method === 'delivery' ? 'vendor' : 'platform',
    related,
    paymentType: payment.reference.type,
    paymentRef: payment.reference.id,
    placedAt: at,
    paidAt,
    collectedAt: null,
    deliveredAt: null,
    dueAt: null,
    releasedAt: null,
    confirmedAt: null,
    heldMinor: 0,
    lostMinor: 0,
    shares,
    lines: lines.map(({ position, category, sku, quantity, totalMinor }, index) => ({
      position,
      category,
      sku,
      quantity,
      totalMinor,
      share: of[index] ?? 0,
      refundedMinor: 0,
    })),
  }
}

export type Back = { totalMinor: number; subsidyMinor: number; commissionMinor: number; collectedBy: SaleRow['collectedBy'] }

type BackLine = { position: number; amountMinor: number; subsidyMinor?: number | undefined }

/** Takes lines back, and returns what that takes back of the sale. */
export function takeBack(sale: PastSale, lines: readonly BackLine[]): Back {
  const subsidyMinor = lines.reduce((sum, line) => sum + (line.subsidyMinor ?? 0), 0)
  const totalMinor = lines.reduce((sum, { amountMinor }) => sum + amountMinor, subsidyMinor)
  for (const back of lines) {
    const line = sale.lines.find(({ position }) => position === back.position)
    if (line) line.refundedMinor += back.amountMinor + (back.subsidyMinor ?? 0)
  }
  sale.refundedMinor += totalMinor
  sale.subsidyRefundedMinor += subsidyMinor
  const whole = sale.refundedMinor === sale.totalMinor
  const left = sale.shares.reduce((sum, share, index) => {
    const backMinor = sale.lines.reduce((back, line) => (line.share === index ? back + line.refundedMinor : back), 0)
    return sum + remainingCommission(share, backMinor, whole)
  }, 0)
  const commissionMinor = sale.commissionMinor - left - sale.commissionRefundedMinor
  sale.commissionRefundedMinor += commissionMinor
  return { totalMinor, subsidyMinor, commissionMinor, collectedBy: sale.collectedBy }
}

/** An amount, divided among what is left of the lines. */
export function overLines(sale: PastSale, amountMinor: number): BackLine[] {
  const amounts = splitByLargestRemainder(
    amountMinor,
    sale.lines.map(({ totalMinor, refundedMinor }) => totalMinor - refundedMinor),
  )
  return sale.lines.map(({ position }, index) => ({ position, amountMinor: amounts[index] ?? 0 }))
}
