/** Deadlines for returns, cancellations and disputes (spec §4, hazards R7). */

const HOUR_MS = 3600_000
const DAY_MS = 24 * HOUR_MS

export type DeliveredUnits = { quantity: number; deliveredAt: Date | null }

/** Deadline for returning units delivered at `deliveredAt`. */
export function returnableUntil(deliveredAt: Date, windowDays: number): Date {
  return new Date(deliveredAt.getTime() + windowDays * DAY_MS)
}

/** Deadline for cancellations by the shopper; null: until the item is shipped. */
export function cancellableUntil({ placedAt, cancelWindowHours }: { placedAt: Date; cancelWindowHours: number | null }): Date | null {
  return cancelWindowHours === null ? null : new Date(placedAt.getTime() + cancelWindowHours * HOUR_MS)
}

type Refusal = { status: string; dispute: unknown; history: readonly { status: string; happenedAt: Date }[] }

/** Deadline for disputing a refused return: one return window after the refusal. Null when it cannot be disputed. */
export function disputableUntil({ status, dispute, history }: Refusal, windowDays: number): Date | null {
  const refused = history.findLast((entry) => entry.status === 'Refused')
  return status === 'Refused' && dispute === null && refused ? returnableUntil(refused.happenedAt, windowDays) : null
}

/**
 * Units of a line that can be returned now: delivered within the window and not in another return, except refused or withdrawn ones.
 * Returned units are counted against the earliest deliveries first.
 */
export function returnableUnits(
  parcels: readonly DeliveredUnits[],
  taken: number,
  { now, windowDays }: { now: Date; windowDays: number },
): number {
  const delivered = parcels.flatMap(({ quantity, deliveredAt }) => (deliveredAt ? [{ quantity, deliveredAt }] : []))
  const inTime = delivered.filter(({ deliveredAt }) => returnableUntil(deliveredAt, windowDays) > now)
  const all = sum(delivered)
  const late = all - sum(inTime)
  return Math.max(0, sum(inTime) - Math.max(0, taken - late))
}

function sum(units: readonly { quantity: number }[]): number {
  return units.reduce((total, { quantity }) => total + quantity, 0)
}
