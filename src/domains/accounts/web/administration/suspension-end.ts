const DAY_MS = 24 * 3600_000
const DAYS: Partial<Record<End, number>> = { day1: 1, day7: 7, day30: 30 }

/** `day`: through a day that is named, `YYYY-MM-DD` as a date field gives it. */
export type End = 'lifted' | 'day1' | 'day7' | 'day30' | 'day'

/** The moment a suspension ends, by the clock and the calendar of who decides; undefined until it is lifted. */
export function endOf({ end, day }: { end: End; day: string }, now: Date): string | undefined {
  const days = DAYS[end]
  if (days !== undefined) return new Date(now.getTime() + days * DAY_MS).toISOString()
  if (end === 'lifted' || !day) return undefined
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  return new Date(year, month - 1, date + 1).toISOString()
}
