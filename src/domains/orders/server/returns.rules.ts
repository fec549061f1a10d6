/** What may come back or be called off, and until when (spec §4, hazards R7). */

const HOUR_MS = 3600_000
const DAY_MS = 24 * HOUR_MS

export type DeliveredUnits = { quantity: number; deliveredAt: Date | null }

/** The moment after which units delivered then are no longer taken back. */
export function returnableUntil(deliveredAt: Date, windowDays: number): Date {
  return new Date(deliveredAt.getTime() + windowDays * DAY_MS)
}

/** The moment after which a shopper no longer cancels; null: only sending ends it. */
export function cancellableUntil({ placedAt, cancelWindowHours }: { placedAt: Date; cancelWindowHours: number | null }): Date | null {
  return cancelWindowHours === null ? null : new Date(placedAt.getTime() + cancelWindowHours * HOUR_MS)
}

type Refusal = { status: string; dispute: unknown; history: readonly { status: string; happenedAt: Date }[] }

/** The moment after which the platform is no longer asked about a refused return: as long after the refusal as goods are taken back. */
export function disputableUntil({ status, dispute, history }: Refusal, windowDays: number): Date | null {
  const refused = history.findLast((entry) => entry.status === 'Refused')
  return status === 'Refused' && dispute === null && refused ? returnableUntil(refused.happenedAt, windowDays) : null
}

/**
 * Units of a line that may be returned now: delivered, inside the window, and in no return that was not refused or withdrawn. Units
 * that came back first are counted against those that were delivered first.
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
