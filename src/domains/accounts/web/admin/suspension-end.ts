const DAY_MS = 24 * 3600_000
const DAYS: Partial<Record<SuspensionEnd, number>> = { day1: 1, day7: 7, day30: 30 }

/** `day`: the suspension includes a chosen day, `YYYY-MM-DD` as a date field gives it. */
export type SuspensionEnd = 'lifted' | 'day1' | 'day7' | 'day30' | 'day'

/** End of the suspension in the administrator's time zone; undefined when it lasts until it is lifted. */
export function suspensionEnd({ end, day }: { end: SuspensionEnd; day: string }, now: Date): string | undefined {
  const days = DAYS[end]
  if (days !== undefined) return new Date(now.getTime() + days * DAY_MS).toISOString()
  if (end === 'lifted' || !day) return undefined
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  return new Date(year, month - 1, date + 1).toISOString()
}
