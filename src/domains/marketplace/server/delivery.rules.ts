/** How many days a parcel takes where its vendor says nothing of its own: packing, then the way. */
const USUAL_DAYS = { from: 3, to: 6 }
const DAY_MS = 86_400_000

/** The first and the last day something ordered now may arrive, as plain days. */
export function deliveryEstimate(now: Date, days: { from: number; to: number } = USUAL_DAYS): { from: string; to: string } {
  const dayAfter = (count: number) => new Date(now.getTime() + count * DAY_MS).toISOString().slice(0, 10)
  return { from: dayAfter(days.from), to: dayAfter(days.to) }
}
