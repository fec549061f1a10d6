/** How many units a line may hold. */
import { MAX_QUANTITY } from '../contract.ts'

/** The quantity to keep of `wanted`, with `available` units left (null: untracked). 0 means none can be had. */
export function cappedQuantity(wanted: number, available: number | null): number {
  return Math.max(0, Math.min(wanted, MAX_QUANTITY, available ?? MAX_QUANTITY))
}
