/** When a sale's earnings become available to the vendor. Pure: no database. Amounts in minor units. */
import type { HoldReason } from '../contract/states.ts'

export type SaleBalance = {
  totalMinor: number
  subsidyMinor: number
  commissionMinor: number
  refundedMinor: number
  subsidyRefundedMinor: number
  commissionRefundedMinor: number
  collectedBy: 'platform' | 'vendor'
}

export type HeldSale = SaleBalance & {
  related: boolean
  hasOpenReturn: boolean
  heldMinor: number
  paidAt: Date | null
  dueAt: Date | null
  confirmedAt: Date | null
}

/** The vendor's balance from a sale: negative when the vendor collects the cash and owes the commission. */
export function saleBalance(sale: SaleBalance): number {
  return sale.totalMinor - sale.refundedMinor - (sale.commissionMinor - sale.commissionRefundedMinor) - cashLeft(sale)
}

/** What the shopper pays to the vendor on delivery, less refunds; 0 where Plaza collects the money. */
export function cashLeft(sale: SaleBalance): number {
  return sale.collectedBy === 'vendor' ? sale.totalMinor - sale.refundedMinor - subsidyLeft(sale) : 0
}

function subsidyLeft({ subsidyMinor, subsidyRefundedMinor }: SaleBalance): number {
  return subsidyMinor - subsidyRefundedMinor
}

/**
 * Why the earnings are not available yet; null when they are due. Plaza pays out only money that came in: a discount it pays for needs an
 * administrator's confirmation where the vendor collected the money, or where the shopper seems to be the vendor (product.md, rule 44).
 */
export function holdReason(sale: HeldSale, now: Date): HoldReason | null {
  if (!sale.dueAt) return 'delivery'
  if (sale.dueAt > now) return 'returnWindow'
  if (sale.hasOpenReturn) return 'return'
  if (sale.heldMinor > 0) return 'dispute'
  if (sale.collectedBy === 'platform' && !sale.paidAt) return 'payment'
  return needsConfirmation(sale) ? 'confirmation' : null
}

export function needsConfirmation(sale: HeldSale): boolean {
  if (sale.confirmedAt) return false
  return sale.collectedBy === 'vendor' ? saleBalance(sale) > 0 : sale.related && subsidyLeft(sale) > 0
}
