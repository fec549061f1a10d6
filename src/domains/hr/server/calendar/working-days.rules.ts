/** Which days are worked. Days are plain dates, so they are the same in every time zone. */

/** `weekend`: days without work, 0 is Sunday. `dayMinutes`: the minutes of a full working day. */
export type WorkCalendar = { weekend: readonly number[]; dayMinutes: number; holidays: ReadonlyMap<string, string> }

const DAY_MS = 86_400_000

export function isWorkingDay({ weekend, holidays }: WorkCalendar, day: string): boolean {
  return !weekend.includes(new Date(`${day}T00:00:00Z`).getUTCDay()) && !holidays.has(day)
}

/** The working days from one day to another, both included. */
export function workingDays(calendar: WorkCalendar, from: string, until: string): string[] {
  return daysBetween(from, until).filter((day) => isWorkingDay(calendar, day))
}

/** All days from one day to another, both included. */
export function daysBetween(from: string, until: string): string[] {
  const start = Date.parse(`${from}T00:00:00Z`)
  const count = Math.max(0, Math.round((Date.parse(`${until}T00:00:00Z`) - start) / DAY_MS) + 1)
  return Array.from({ length: count }, (_, index) => new Date(start + index * DAY_MS).toISOString().slice(0, 10))
}
