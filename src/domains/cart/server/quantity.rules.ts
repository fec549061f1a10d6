/** Quantity rules of a line. */
import { allows, MAX_STEPS, type Measure } from '../../catalog/contract.ts'
import { MAX_QUANTITY } from '../contract.ts'

/** Caps `wanted` by the limit and by `available` units (null: untracked). 0 means none is available. */
export function cappedQuantity(wanted: number, available: number | null): number {
  return Math.max(0, Math.min(wanted, MAX_QUANTITY, available ?? MAX_QUANTITY))
}

/** The rule that a quantity breaks, as INVALID_INPUT tells it; null if the product is sold so. */
export function brokenQuantity(measure: Measure, quantity: number) {
  if (allows(measure, quantity)) return null
  const { unit, step, minSteps, maxSteps } = measure
  return { path: 'quantity', rule: 'steps', params: { minimum: minSteps, maximum: maxSteps ?? MAX_STEPS, unit, step } }
}

export type WantedLine = { lineId: string; quantity: number }

/** For each line with more units than shown on the screen: how many to keep, and the surplus. */
export function beyondScreen<L extends WantedLine>(
  lines: readonly L[],
  screen: readonly WantedLine[],
): { line: L; kept: number; beyond: number }[] {
  const wanted = new Map(screen.map(({ lineId, quantity }) => [lineId, quantity]))
  return lines.flatMap((line) => {
    const kept = Math.min(line.quantity, wanted.get(line.lineId) ?? 0)
    return kept < line.quantity ? [{ line, kept, beyond: line.quantity - kept }] : []
  })
}
