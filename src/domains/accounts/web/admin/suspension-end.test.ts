import { expect, test } from 'vitest'
import { suspensionEnd } from './suspension-end.ts'

const NOW = new Date('2026-11-21T12:00:00Z')

test('a suspension ends after whole days, after a chosen day, or when it is lifted', () => {
  expect(suspensionEnd({ end: 'lifted', day: '' }, NOW)).toBeUndefined()
  expect(suspensionEnd({ end: 'day1', day: '' }, NOW)).toBe('2026-11-22T12:00:00.000Z')
  expect(suspensionEnd({ end: 'day30', day: '' }, NOW)).toBe('2026-12-21T12:00:00.000Z')
  // The suspension includes New Year's Eve in the administrator's time zone.
  expect(suspensionEnd({ end: 'day', day: '2026-12-31' }, NOW)).toBe(new Date(2027, 0, 1).toISOString())
})
