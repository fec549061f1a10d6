import type { MoneyView } from '#platform/shared/contract.ts'
import type { OrderDisplayStatus } from '../contract.ts'

export type RefundedPart = { total: MoneyView; refunded: MoneyView }

/** Statuses that say by themselves that the money was returned. */
const FINAL: readonly OrderDisplayStatus[] = ['Cancelled', 'Returned', 'Refunded']

/** Whether a part of the money was returned, which the status alone doesn't say. */
export function isPartlyRefunded(status: OrderDisplayStatus, { total, refunded }: RefundedPart): boolean {
  return refunded.amountMinor > 0 && refunded.amountMinor < total.amountMinor && !FINAL.includes(status)
}
