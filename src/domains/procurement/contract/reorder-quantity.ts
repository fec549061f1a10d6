/** How much of a variant is suggested. Pure: the screens and the server share it. */
import { MAX_QUANTITY } from './constants.ts'

/** Twice the reorder point, so that the next order is not due at once. */
export const defaultTarget = (reorderPoint: number): number => Math.min(2 * reorderPoint, MAX_QUANTITY)

/** Units up to the target, but not fewer than the supplier sells; 0 when the target is reached. */
export function unitsToOrder({ target, projected }: { target: number; projected: number }, minUnits: number | null): number {
  const missing = target - projected
  return missing <= 0 ? 0 : Math.min(Math.max(missing, minUnits ?? 1), MAX_QUANTITY)
}
