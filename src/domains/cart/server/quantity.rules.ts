/** How many units a line may hold. */
import { MAX_QUANTITY } from '../contract.ts'

/** The quantity to keep of `wanted`, with `available` units left (null: untracked). 0 means none can be had. */
export function cappedQuantity(wanted: number, available: number | null): number {
  return Math.max(0, Math.min(wanted, MAX_QUANTITY, available ?? MAX_QUANTITY))
}

/** A variant and how many of it. */
export type Wish = { variantId: string; quantity: number }

/** Of each line that holds more than stands on the screen: how many of it stay, and how many are beyond. */
export function besideScreen<L extends Wish>(lines: readonly L[], screen: readonly Wish[]): { line: L; kept: number; beyond: number }[] {
  const wanted = new Map(screen.map(({ variantId, quantity }) => [variantId, quantity]))
  return lines.flatMap((line) => {
    const kept = Math.min(line.quantity, wanted.get(line.variantId) ?? 0)
    return kept < line.quantity ? [{ line, kept, beyond: line.quantity - kept }] : []
  })
}
