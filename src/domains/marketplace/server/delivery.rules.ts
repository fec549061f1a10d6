/** Default delivery time in days, packing included, when the vendor states none. */
const USUAL_DAYS = { from: 3, to: 6 }
const DAY_MS = 86_400_000

/**
 * The first and the last day on which an order placed now may arrive, as plain dates. `leadDays`: working days, Monday to Friday, until it
 * ships.
 */
export function deliveryEstimate(now: Date, days: { from: number; to: number } = USUAL_DAYS, leadDays = 0): { from: string; to: string } {
  const shipsAt = addWorkingDays(now, leadDays).getTime()
  const dayAfter = (count: number) => new Date(shipsAt + count * DAY_MS).toISOString().slice(0, 10)
  return { from: dayAfter(days.from), to: dayAfter(days.to) }
}

function addWorkingDays(from: Date, count: number): Date {
  let at = from.getTime()
  for (let left = count; left > 0; ) {
    at += DAY_MS
    const weekday = new Date(at).getUTCDay()
    if (weekday !== 0 && weekday !== 6) left -= 1
  }
  return new Date(at)
}
