import { expect, test } from 'vitest'
import { endOf } from './suspension-end.ts'

const NOW = new Date('2026-11-21T12:00:00Z')

test('a suspension ends after whole days, after a day that is named, or when it is lifted', () => {
  expect(endOf({ end: 'lifted', day: '' }, NOW)).toBeUndefined()
  expect(endOf({ end: 'day1', day: '' }, NOW)).toBe('2026-11-22T12:00:00.000Z')
  expect(endOf({ end: 'day30', day: '' }, NOW)).toBe('2026-12-21T12:00:00.000Z')
  // Through New Year's Eve, where the decision is made.
  expect(endOf({ end: 'day', day: '2026-12-31' }, NOW)).toBe(new Date(2027, 0, 1).toISOString())
})
