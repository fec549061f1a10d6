/** Sales of a past year, kept in memory by the rules of finance. */
import { splitByLargestRemainder } from '#platform/shared/money.ts'
import { remainingCommission, type Share } from '../commission.rules.ts'
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

/** What the shopper still pays for a sale. */
export const paidLeft = (sale: PastSale) => sale.totalMinor - sale.subsidyMinor - sale.refundedMinor + sale.subsidyRefundedMinor

/** An amount, divided among what is left of the lines. */
export function overLines(sale: PastSale, amountMinor: number): BackLine[] {
  const amounts = splitByLargestRemainder(
    amountMinor,
    sale.lines.map(({ totalMinor, refundedMinor }) => totalMinor - refundedMinor),
  )
  return sale.lines.map(({ position }, index) => ({ position, amountMinor: amounts[index] ?? 0 }))
}
