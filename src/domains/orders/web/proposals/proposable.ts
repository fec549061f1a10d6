import type { LineView } from '../../contract.ts'

type Units = Pick<LineView, 'quantity' | 'cancelled' | 'shipped' | 'returned' | 'refunded' | 'cancellable'>

/** Units of a line about which something can still be proposed; the server decides what. */
export function proposableUnits({ quantity, cancelled, returned, refunded }: Units): number {
  return quantity - cancelled - returned - refunded
}

/** Unsent items are canceled instead. */
export function canPropose({ lines }: { lines: readonly Units[] }): boolean {
  return lines.some((line) => proposableUnits(line) > 0 && (line.shipped > 0 || line.cancellable === 0))
}
