/** When an order that is paid later waits for a confirmation of its email address. */
import type { OrderSettings } from '../contract.ts'

const HOUR_MS = 3600_000

type Terms = Pick<OrderSettings, 'confirmAboveMinor' | 'confirmPendingOrders' | 'confirmHours'>

/** `pendingOrders`: of the same buyer, before this one. Returns the deadline, or null when nothing has to be confirmed. */
export function confirmableUntil(
  { totalMinor, pendingOrders, now }: { totalMinor: number; pendingOrders: number; now: Date },
  { confirmAboveMinor, confirmPendingOrders, confirmHours }: Terms,
): Date | null {
  if (confirmAboveMinor === null) return null
  const waits = totalMinor > confirmAboveMinor || pendingOrders >= confirmPendingOrders
  return waits ? new Date(now.getTime() + confirmHours * HOUR_MS) : null
}
