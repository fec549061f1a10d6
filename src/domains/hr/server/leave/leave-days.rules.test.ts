import { expect, test } from 'vitest'
import type { WorkCalendar } from '../calendar/working-days.rules.ts'
import { DAY_MICROS, leaveDays, microsByYear, type Span, sumMicros } from './leave-days.rules.ts'

const calendar = (weekend: number[], ...holidays: string[]): WorkCalendar => ({
  weekend,
  dayMinutes: 480,
  holidays: new Map(holidays.map((day) => [day, 'Holiday'])),
})
const SATURDAY_SUNDAY = [6, 0]

const daysOf = (where: WorkCalendar, startDate: string, endDate: string, more: Partial<Span> = {}) =>
  leaveDays(where, { startDate, endDate, startsAtMidday: false, endsAtMidday: false, minutes: null, ...more })
const count = (...asked: Parameters<typeof daysOf>) => sumMicros(daysOf(...asked)) / DAY_MICROS

test('hazard 22: leave over the end of a year is taken from both years', () => {
  const days = daysOf(calendar(SATURDAY_SUNDAY, '2026-12-25', '2027-01-01'), '2026-12-24', '2027-01-04')
  expect(microsByYear(days)).toEqual(
    new Map([
      [2026, 5 * DAY_MICROS],
      [2027, DAY_MICROS],
    ]),
  )
})

test('hazard 25: a half on a day without work takes nothing away', () => {
  const christmas = calendar([], '2022-12-24', '2022-12-25', '2022-12-26')
  expect(count(christmas, '2022-12-23', '2022-12-27')).toBe(2)
  expect(count(christmas, '2022-12-24', '2022-12-27', { startsAtMidday: true })).toBe(1)
  const week = calendar(SATURDAY_SUNDAY)
  // Sunday afternoon to Monday evening; Friday to Saturday midday; Friday to the next Friday midday.
  expect(count(week, '2026-06-07', '2026-06-08', { startsAtMidday: true })).toBe(1)
  expect(count(week, '2026-06-05', '2026-06-06', { endsAtMidday: true })).toBe(1)
  expect(count(week, '2026-06-05', '2026-06-12', { endsAtMidday: true })).toBe(5.5)
  // A holiday on a Friday is no leave, and a weekend alone has no days.
  expect(count(calendar(SATURDAY_SUNDAY, '2026-06-12'), '2026-06-11', '2026-06-15')).toBe(2)
  expect(daysOf(week, '2026-06-06', '2026-06-07', { endsAtMidday: true })).toEqual([])
})

test('halves of one day are a morning and an afternoon', () => {
  const week = calendar(SATURDAY_SUNDAY)
  expect(daysOf(week, '2026-06-08', '2026-06-08', { startsAtMidday: true })).toMatchObject([
    { morning: false, afternoon: true, minutes: 240, micros: DAY_MICROS / 2 },
  ])
  expect(daysOf(week, '2026-06-08', '2026-06-08', { endsAtMidday: true })).toMatchObject([{ morning: true, afternoon: false }])
})

test('hours of a day never add up to more than the day', () => {
  for (const dayMinutes of [450, 480, 500]) {
    const step = sumMicros(daysOf({ ...calendar(SATURDAY_SUNDAY), dayMinutes }, '2026-06-08', '2026-06-08', { minutes: 30 }))
    expect(step * Math.floor(dayMinutes / 30)).toBeLessThanOrEqual(DAY_MICROS)
  }
  expect(count(calendar(SATURDAY_SUNDAY), '2026-06-08', '2026-06-08', { minutes: 90 })).toBe(0.1875)
})
