/** Default delivery time in days, packing included, when the vendor states none. */
const USUAL_DAYS = { minDays: 3, maxDays: 6 }
const DAY_MS = 86_400_000

/** Plain dates. */
export type DeliverySpan = { from: string; to: string }

/**
 * The first and the last day on which an order placed now may arrive. `leadDays`: working days, Monday to Friday, until it ships. The product
 * page, the checkout and the order say the same.
 */
export function deliveryEstimate(now: Date, method: { minDays: number; maxDays: number } | null = null, leadDays = 0): DeliverySpan {
  const { minDays, maxDays } = method ?? USUAL_DAYS
  const shipsAt = addWorkingDays(now, leadDays).getTime()
  const dayAfter = (count: number) => new Date(shipsAt + count * DAY_MS).toISOString().slice(0, 10)
  return { from: dayAfter(minDays), to: dayAfter(maxDays) }
}

/** Of all that one vendor ships together: what is made to order holds up the rest. */
export function parcelEstimate(
  now: Date,
  method: { minDays: number; maxDays: number } | null,
  lines: readonly { leadDays: number | null }[],
): DeliverySpan {
  return deliveryEstimate(now, method, Math.max(0, ...lines.map(({ leadDays }) => leadDays ?? 0)))
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
