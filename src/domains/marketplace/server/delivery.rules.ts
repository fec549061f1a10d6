/** Default delivery time in days, packing included, when the vendor states none. */
const USUAL_DAYS = { from: 3, to: 6 }
const DAY_MS = 86_400_000

/** The first and the last day on which an order placed now may arrive, as plain dates. */
export function deliveryEstimate(now: Date, days: { from: number; to: number } = USUAL_DAYS): { from: string; to: string } {
  const dayAfter = (count: number) => new Date(now.getTime() + count * DAY_MS).toISOString().slice(0, 10)
  return { from: dayAfter(days.from), to: dayAfter(days.to) }
}
