import { expect, test } from 'vitest'
import { daysBetween, type WorkCalendar, workingDays } from './working-days.rules.ts'

const calendar = (weekend: number[], ...holidays: string[]): WorkCalendar => ({
  weekend,
  dayMinutes: 480,
  holidays: new Map(holidays.map((day) => [day, 'Holiday'])),
})
const SATURDAY_SUNDAY = [6, 0]
const FRIDAY_SATURDAY = [5, 6]

test('hazard 22: a range counts the working days of the calendar, whatever its weekend', () => {
  const [from, until] = ['2026-12-24', '2027-01-04']
  expect(daysBetween(from, until)).toHaveLength(12)
  expect(workingDays(calendar(SATURDAY_SUNDAY, '2026-12-25', '2027-01-01'), from, until)).toEqual([
    '2026-12-24',
    '2026-12-28',
    '2026-12-29',
    '2026-12-30',
    '2026-12-31',
    '2027-01-04',
  ])
  expect(workingDays(calendar(FRIDAY_SATURDAY), from, until)).toHaveLength(8)
  expect(workingDays(calendar(SATURDAY_SUNDAY), '2026-06-18', '2026-06-19')).toHaveLength(2)
  expect(workingDays(calendar(FRIDAY_SATURDAY), '2026-06-18', '2026-06-19')).toHaveLength(1)
})

test('a range that ends before it starts has no days', () => {
  expect(daysBetween('2026-03-02', '2026-03-01')).toEqual([])
})
