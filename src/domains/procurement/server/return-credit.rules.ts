/** What a supplier owes for returned units. Pure. */
import { divideHalfUp } from '#platform/shared/money.ts'

type Units = { quantity: number; costMinor: number; returned: number; creditedMinor: number }

/** Their share of what the receipt cost. Rounded on the running total, so that all units together are credited at exactly that cost. */
export function creditFor({ quantity, costMinor, returned, creditedMinor }: Units, units: number): number {
  return Number(divideHalfUp(BigInt(costMinor) * BigInt(returned + units), BigInt(quantity))) - creditedMinor
}
