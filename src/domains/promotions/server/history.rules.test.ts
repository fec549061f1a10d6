import fc from 'fast-check'
import { expect, test } from 'vitest'
import { toHistory, type UsedDay } from './history.rules.ts'

const now = new Date('2026-11-21T15:00:00Z')
const used = (day: string, uses = 1): UsedDay => ({ day, uses, discountMinor: uses * 100, revenueMinor: uses * 1000 })

test('an unused promotion has no steps', () => {
  expect(toHistory([], { now, endsAt: null })).toEqual({ grain: 'day', steps: [], incomplete: false })
})

test('days without a use are steps of zero, a week at least, up to today', () => {
  const { grain, steps, incomplete } = toHistory([used('2026-11-19', 3)], { now, endsAt: null })
  expect([grain, incomplete]).toEqual(['day', true])
  expect(steps.map(({ at, uses }) => `${at.slice(8)}: ${uses}`)).toEqual(['15: 0', '16: 0', '17: 0', '18: 0', '19: 3', '20: 0', '21: 0'])
})

test('an ended promotion’s history ends with it, or with its last use', () => {
  const lastStep = (endsAt: string) => toHistory([used('2026-10-01'), used('2026-10-20')], { now, endsAt: new Date(endsAt) })
  expect(lastStep('2026-10-25T10:00:00Z')).toMatchObject({ incomplete: false })
  expect(lastStep('2026-10-25T10:00:00Z').steps.at(-1)?.at).toBe('2026-10-25')
  expect(lastStep('2026-10-15T10:00:00Z').steps.at(-1)?.at).toBe('2026-10-20')
  expect(lastStep('2027-01-15T10:00:00Z').steps.at(-1)?.at).toBe('2026-11-21')
})

test('months are shown by week from Monday, years by month', () => {
  const weeks = toHistory([used('2026-08-26')], { now, endsAt: null })
  expect([weeks.grain, weeks.steps[0]?.at, weeks.steps[1]?.at]).toEqual(['week', '2026-08-24', '2026-08-31'])
  const months = toHistory([used('2025-02-26')], { now, endsAt: null })
  expect([months.grain, months.steps[0]?.at, months.steps.length]).toEqual(['month', '2025-02-01', 22])
})

test('the steps add up to the days, without gaps and in order', () => {
  const day = fc.integer({ min: 0, max: 1200 }).map((back) => new Date(now.getTime() - back * 86_400_000).toISOString().slice(0, 10))
  const days = fc.uniqueArray(day, { minLength: 1, maxLength: 30 })
  fc.assert(
    fc.property(
      days,
      fc.option(fc.date({ min: new Date('2023-01-01'), max: new Date('2028-01-01'), noInvalidDate: true })),
      (some, endsAt) => {
        const all = some.toSorted().map((one, index) => used(one, index + 1))
        const { steps } = toHistory(all, { now, endsAt })
        for (const what of ['uses', 'discountMinor', 'revenueMinor'] as const)
          expect(steps.reduce((sum, step) => sum + step[what], 0)).toBe(all.reduce((sum, one) => sum + one[what], 0))
        expect(steps.map(({ at }) => at)).toEqual([...new Set(steps.map(({ at }) => at))].toSorted())
      },
    ),
  )
})
