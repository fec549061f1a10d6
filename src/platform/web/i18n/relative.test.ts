import { expect, test } from 'vitest'
import { relativeText } from './relative.ts'

const NOW = Date.parse('2026-11-21T12:00:00Z')

test.each([
  ['2026-11-21T11:59:31Z', 'now'],
  ['2026-11-21T11:59:00Z', '1 minute ago'],
  ['2026-11-21T09:30:00Z', '2 hours ago'],
  ['2026-11-20T11:00:00Z', 'yesterday'],
  ['2026-11-11T12:00:00Z', 'last week'],
  ['2026-09-01T12:00:00Z', '2 months ago'],
  ['2025-11-20T12:00:00Z', 'last year'],
  ['2026-11-28T12:00:00Z', 'next week'],
  ['2026-11-24T12:30:00Z', 'in 3 days'],
])('%s is “%s” at noon on November 21, 2026', (iso, text) => {
  expect(relativeText(iso, NOW, 'en')).toBe(text)
})

test('a relative time uses the language and digits of the page', () => {
  const at = '2026-11-18T11:00:00Z'
  expect([relativeText(at, NOW, 'es'), relativeText(at, NOW, 'ar')]).toEqual(['hace 3 días', 'قبل ٣ أيام'])
})
