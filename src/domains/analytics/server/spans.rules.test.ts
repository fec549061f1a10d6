import { expect, test } from 'vitest'
import { listDays, toSpan } from './spans.rules.ts'

const NOW = new Date('2026-03-02T23:59:59Z')

test('a span of one day is today, preceded by yesterday', () => {
  expect(toSpan(NOW, 1)).toMatchObject({ first: '2026-03-02', last: '2026-03-02' })
  expect(toSpan(NOW, 1, 1)).toMatchObject({ first: '2026-03-01', last: '2026-03-01' })
})

test('seven days end today and follow the previous seven, across the end of a month', () => {
  const now = toSpan(NOW, 7)
  const before = toSpan(NOW, 7, 1)
  expect([before.first, before.last, now.first, now.last]).toEqual(['2026-02-17', '2026-02-23', '2026-02-24', '2026-03-02'])
  expect(before.before).toEqual(now.from)
  expect(listDays(now)).toHaveLength(7)
  expect(listDays(now).at(4)).toBe('2026-02-28')
})
