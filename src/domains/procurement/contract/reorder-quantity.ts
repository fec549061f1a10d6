/** How much of a variant is suggested. Pure: the screens and the server share it. */
import { MAX_QUANTITY } from './constants.ts'

/** Twice the reorder point, so that the next order is not due at once. */
export const defaultTarget = (reorderPoint: number): number => Math.min(2 * reorderPoint, MAX_QUANTITY)

/** How a supplier sells an item: the fewest units, and only in multiples of a pack. */
export type Selling = { minUnits: number | null; packSize: number | null }

/** Units up to the target, but not fewer than the supplier sells, in whole packs; 0 when the target is reached. */
export function unitsToOrder({ target, projected }: { target: number; projected: number }, selling: Selling): number {
  const missing = target - projected
  return missing <= 0 ? 0 : toSoldUnits(missing, selling)
}

/** The next number of units that the supplier sells. */
export function toSoldUnits(units: number, { minUnits, packSize }: Selling): number {
  const pack = packSize ?? 1
  const wanted = Math.ceil(Math.max(units, minUnits ?? 1) / pack) * pack
  return wanted <= MAX_QUANTITY ? wanted : Math.max(pack, Math.floor(MAX_QUANTITY / pack) * pack)
}
