import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { countDays, orderedRange, presetRange, previousRange, RANGE_PRESETS } from './day-range.ts'

describe('a date range', () => {
  it('has presets that end today or with a month', () => {
    expect(presetRange('today', '2026-03-01')).toEqual({ from: '2026-03-01', to: '2026-03-01' })
    expect(presetRange('week', '2026-03-01')).toEqual({ from: '2026-02-23', to: '2026-03-01' })
    expect(presetRange('thisMonth', '2024-02-10')).toEqual({ from: '2024-02-01', to: '2024-02-29' })
    expect(presetRange('lastMonth', '2026-01-31')).toEqual({ from: '2025-12-01', to: '2025-12-31' })
  })

  it('has a previous period of the same length', () => {
    const day = fc
      .date({ min: new Date('2000-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
      .map((at) => at.toISOString().slice(0, 10))
    fc.assert(
      fc.property(day, fc.constantFrom(...RANGE_PRESETS), (today, preset) => {
        const range = presetRange(preset, today)
        const before = previousRange(range)
        expect(countDays(before)).toBe(countDays(range))
        expect(countDays({ from: before.to, to: range.from })).toBe(2)
      }),
    )
  })

  it('is ordered, whichever end was chosen first', () => {
    expect(orderedRange({ from: '2026-03-09', to: '2026-03-01' })).toEqual({ from: '2026-03-01', to: '2026-03-09' })
  })
})
