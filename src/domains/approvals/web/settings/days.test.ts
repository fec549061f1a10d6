import { expect, test } from 'vitest'
import { startOfDay, toLocalDay } from './days.ts'

test('a day begins at its first local moment; the day after the last of a month is in the next one', () => {
  expect(toLocalDay(new Date(startOfDay('2026-11-21')))).toBe('2026-11-21')
  expect(toLocalDay(new Date(startOfDay('2026-11-30', 1)))).toBe('2026-12-01')
  expect(new Date(startOfDay('2026-11-21')).getHours()).toBe(0)
  expect(startOfDay('')).toBe('')
})
