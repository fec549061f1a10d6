import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { daysIn, ordered, RANGE_PRESETS, rangeBefore, rangeOf } from './day-range.ts'

describe('a span of days', () => {
  it('is named by how it ends: with today, or with a month', () => {
    expect(rangeOf('today', '2026-03-01')).toEqual({ from: '2026-03-01', to: '2026-03-01' })
    expect(rangeOf('week', '2026-03-01')).toEqual({ from: '2026-02-23', to: '2026-03-01' })
    expect(rangeOf('thisMonth', '2024-02-10')).toEqual({ from: '2024-02-01', to: '2024-02-29' })
    expect(rangeOf('lastMonth', '2026-01-31')).toEqual({ from: '2025-12-01', to: '2025-12-31' })
  })

  it('is compared with the one right before it, just as long', () => {
    const day = fc
      .date({ min: new Date('2000-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
      .map((at) => at.toISOString().slice(0, 10))
    fc.assert(
      fc.property(day, fc.constantFrom(...RANGE_PRESETS), (today, preset) => {
        const range = rangeOf(preset, today)
        const before = rangeBefore(range)
        expect(daysIn(before)).toBe(daysIn(range))
        expect(daysIn({ from: before.to, to: range.from })).toBe(2)
      }),
    )
  })

  it('is in order, whichever end was named first', () => {
    expect(ordered({ from: '2026-03-09', to: '2026-03-01' })).toEqual({ from: '2026-03-01', to: '2026-03-09' })
  })
})
