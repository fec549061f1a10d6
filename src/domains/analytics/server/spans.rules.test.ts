import { expect, test } from 'vitest'
import { daysOf, spanOf } from './spans.rules.ts'

const NOW = new Date('2026-03-02T23:59:59Z')

test('today is one day, and before it was yesterday', () => {
  expect(spanOf(NOW, 1)).toMatchObject({ first: '2026-03-02', last: '2026-03-02' })
  expect(spanOf(NOW, 1, 1)).toMatchObject({ first: '2026-03-01', last: '2026-03-01' })
})

test('seven days end today, and the seven before end where they begin, across the end of a month', () => {
  const [now, before] = [spanOf(NOW, 7), spanOf(NOW, 7, 1)]
  expect([before.first, before.last, now.first, now.last]).toEqual(['2026-02-17', '2026-02-23', '2026-02-24', '2026-03-02'])
  expect(before.before).toEqual(now.from)
  expect(daysOf(now)).toHaveLength(7)
  expect(daysOf(now).at(4)).toBe('2026-02-28')
})
