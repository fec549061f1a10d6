/** How much of a vendor order is held while a payer's bank decides. Pure: no database. Amounts in minor units. */
import { type SaleBalance, saleBalance } from './release.rules.ts'

export type Hold = { amountMinor: number; heldMinor: number }

/** What the shopper still pays for a vendor order. A bank takes no more than that from the vendor. */
export function paidLeft(sale: SaleBalance): number {
  return sale.totalMinor - sale.subsidyMinor - sale.refundedMinor + sale.subsidyRefundedMinor
}

/** The vendor's part of a disputed amount, less its commission; never more than the vendor has of the sale beside other holds. */
export function amountToHold(sale: SaleBalance, disputedMinor: number, otherHoldsMinor: number): number {
  const share = Math.min(disputedMinor, paidLeft(sale))
  if (share === 0) return 0
  const commissionMinor = sale.commissionMinor - sale.commissionRefundedMinor
  const net = share - Math.round((commissionMinor * share) / (sale.totalMinor - sale.refundedMinor))
  return Math.max(0, Math.min(net, saleBalance(sale) - otherHoldsMinor))
}

/** The holds of a sale after a refund, in the same order. What went back to the shopper can't be taken again, so no hold grows. */
export function holdsAfterRefund(sale: SaleBalance, holds: readonly Hold[]): number[] {
  let otherHoldsMinor = 0
  return holds.map(({ amountMinor, heldMinor }) => {
    const left = Math.min(heldMinor, amountToHold(sale, amountMinor, otherHoldsMinor))
    otherHoldsMinor += left
    return left
  })
}
