/** Which working days a request takes, and how much of each. */
import { type WorkCalendar, workingDays } from '../calendar/working-days.rules.ts'

/** Millionths of a working day: halves and half-hours are whole numbers. */
export const DAY_MICROS = 1_000_000

export type Span = {
  startDate: string
  endDate: string
  /** Only the afternoon of the first day. */
  startsAtMidday: boolean
  /** Only the morning of the last day. */
  endsAtMidday: boolean
  /** Some time of a single day. */
  minutes: number | null
}

export type LeaveDay = { day: string; year: number; morning: boolean; afternoon: boolean; minutes: number; micros: number }

/**
 * Weekends and holidays take nothing, also when a half was chosen for one of them (hazard 25). Parts of a day are rounded down, so
 * that they never add up to more than the day.
 */
export function leaveDays(calendar: WorkCalendar, { startDate, endDate, startsAtMidday, endsAtMidday, minutes }: Span): LeaveDay[] {
  const { dayMinutes } = calendar
  return workingDays(calendar, startDate, endDate).flatMap((day) => {
    const year = Number(day.slice(0, 4))
    if (minutes !== null)
      return [{ day, year, morning: true, afternoon: true, minutes, micros: Math.floor((minutes * DAY_MICROS) / dayMinutes) }]
    const morning = !(startsAtMidday && day === startDate)
    const afternoon = !(endsAtMidday && day === endDate)
    if (!morning && !afternoon) return []
    const isWhole = morning && afternoon
    return [
      {
        day,
        year,
        morning,
        afternoon,
        minutes: isWhole ? dayMinutes : Math.floor(dayMinutes / 2),
        micros: isWhole ? DAY_MICROS : DAY_MICROS / 2,
      },
    ]
  })
}

/** Millionths by year: leave over the end of a year is taken from both (hazard 22). */
export function microsByYear(days: readonly Pick<LeaveDay, 'year' | 'micros'>[]): Map<number, number> {
  const sums = new Map<number, number>()
  for (const { year, micros } of days) sums.set(year, (sums.get(year) ?? 0) + micros)
  return sums
}

export const sumMicros = (days: readonly Pick<LeaveDay, 'micros'>[]) => days.reduce((sum, { micros }) => sum + micros, 0)

export const toDays = (micros: number) => micros / DAY_MICROS
