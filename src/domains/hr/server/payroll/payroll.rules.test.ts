import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { spanOfPeriod } from '../../contract/payroll-limits.ts'
import type { WorkCalendar } from '../calendar/working-days.rules.ts'
import { computeRun, type PaidPerson, toPeriod } from './payroll.rules.ts'

const WEEK: WorkCalendar = { weekend: [0, 6], dayMinutes: 480, holidays: new Map() }
const period = (payPeriod: string, calendar = WEEK) => {
  const { from, until } = spanOfPeriod(payPeriod)
  return toPeriod(calendar, from, until)
}
const NOTHING_ELSE = { byHand: [], unpaidMinutes: new Map<string, number>(), dayMinutes: 480 }
const AUGUST = period('2026-08')
const person = (id: string, yearlyMinor: number, more: Partial<PaidPerson> = {}): PaidPerson => ({
  id,
  hireDate: '2020-01-01',
  leaveDate: null,
  pay: [{ startsOn: '2020-01-01', yearlyMinor }],
  ...more,
})
const nets = (...people: PaidPerson[]) => computeRun(people, AUGUST, NOTHING_ELSE).slips.map(({ netMinor }) => netMinor)

test('a period has its first and last day, in leap years too', () => {
  expect([spanOfPeriod('2026-02'), spanOfPeriod('2028-02')]).toEqual([
    { from: '2026-02-01', until: '2026-02-28' },
    { from: '2028-02-01', until: '2028-02-29' },
  ])
})

describe('hazard 29: the total is the sum of salary / 12, rounded once, and the rest is named rounding', () => {
  test.each([
    [[50_000, 50_000, 50_000], 12_500_00, 4_166_67, -1],
    [[50_000, 70_000, 85_000, 61_000], 22_166_67, 4_166_67, 1],
  ])('%j', (salaries, total, first, rounding) => {
    const run = computeRun(
      salaries.map((salary, at) => person(`e${at}`, salary * 100)),
      AUGUST,
      NOTHING_ELSE,
    )
    expect([run.totalMinor, run.salaryMinor, run.slips[0]?.netMinor, run.roundingMinor]).toEqual([total, total, first, rounding])
  })

  test('for any salaries, days and lines by hand, the slips and the rounding are the total', () => {
    const day = fc.integer({ min: 1, max: 28 }).map((at) => `2026-08-${String(at).padStart(2, '0')}`)
    const anybody = fc.record({
      yearlyMinor: fc.integer({ min: 1, max: 100_000_000_000 }),
      hireDate: fc.oneof(day, fc.constant('2020-01-01')),
      stays: fc.option(fc.integer({ min: 0, max: 40 })),
      raise: fc.option(fc.record({ startsOn: day, yearlyMinor: fc.integer({ min: 0, max: 9_000_000_000 }) })),
      unpaid: fc.integer({ min: 0, max: 20_000 }),
      addition: fc.integer({ min: 1, max: 1_000_000 }),
    })
    fc.assert(
      fc.property(fc.array(anybody, { minLength: 1, maxLength: 30 }), (drawn) => {
        const people = drawn.map(({ yearlyMinor, hireDate, stays, raise }, at) =>
          person(`e${at}`, yearlyMinor, {
            hireDate,
            leaveDate: stays === null ? null : new Date(Date.parse(hireDate) + stays * 86_400_000).toISOString().slice(0, 10),
            pay: [{ startsOn: '2020-01-01', yearlyMinor }, ...(raise ? [raise] : [])],
          }),
        )
        const byHand = drawn.map(({ addition }, at) => ({
          employeeId: `e${at}`,
          kind: 'addition' as const,
          label: 'x',
          amountMinor: addition,
        }))
        const unpaidMinutes = new Map(drawn.map(({ unpaid }, at) => [`e${at}`, unpaid]))
        const { slips, totalMinor, roundingMinor } = computeRun(people, AUGUST, { byHand, unpaidMinutes, dayMinutes: 480 })
        const net = slips.reduce((sum, { netMinor }) => sum + netMinor, 0)
        expect(net + roundingMinor).toBe(totalMinor)
        expect(Math.abs(roundingMinor)).toBeLessThanOrEqual(drawn.length)
        for (const { lines, netMinor } of slips) {
          expect(netMinor).toBe(lines.reduce((sum, { amountMinor }) => sum + amountMinor, 0))
          expect(netMinor).toBeGreaterThan(0)
        }
      }),
    )
  })

  test('whole months of any salaries are their sum / 12', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 100_000_000_000 }), { minLength: 1, maxLength: 200 }), (salaries) => {
        const run = computeRun(
          salaries.map((salary, at) => person(`e${at}`, salary)),
          AUGUST,
          NOTHING_ELSE,
        )
        const sum = salaries.reduce((total, salary) => total + BigInt(salary), 0n)
        expect(BigInt(run.totalMinor)).toBe((sum + 6n) / 12n)
      }),
    )
  })
})

describe('hazard 31: part of a month is paid by working days', () => {
  const monthly = 36_000_00
  test('who joins on 17 August is paid 11 of 21 days', () => {
    const { slips, totalMinor } = computeRun([person('a', monthly, { hireDate: '2026-08-17' })], AUGUST, NOTHING_ELSE)
    expect(slips[0]?.lines).toEqual([
      { kind: 'salary', label: '', amountMinor: 1_571_43, startsOn: '2026-08-17', endsOn: '2026-08-31', days: 11, minutes: null },
    ])
    expect([AUGUST.days.length, totalMinor]).toEqual([21, 1_571_43])
  })

  test('who leaves on the first day is paid one day, and who left before or joins after nothing', () => {
    const september = period('2026-09')
    const run = computeRun([person('a', monthly, { leaveDate: '2026-09-01' })], september, NOTHING_ELSE)
    expect([run.slips[0]?.lines[0]?.days, run.slips[0]?.netMinor, september.days.length]).toEqual([1, 136_36, 22])
    expect(nets(person('a', monthly, { leaveDate: '2026-07-31' }), person('b', monthly, { hireDate: '2026-09-01' }))).toEqual([])
  })

  test('without pay, or with 0, there is no slip', () => {
    expect(nets(person('a', 0), person('b', monthly, { pay: [] }))).toEqual([])
    expect(nets(person('c', 0, { pay: [{ startsOn: '2026-09-01', yearlyMinor: monthly }] }))).toEqual([])
  })

  test('a month without working days is divided by its calendar days', () => {
    const holidays = new Map(AUGUST.days.map((day) => [day, 'Closed']))
    const closed = period('2026-08', { ...WEEK, holidays })
    const { slips } = computeRun([person('a', monthly, { hireDate: '2026-08-17' })], closed, NOTHING_ELSE)
    expect([closed.dayRule, closed.days.length, slips[0]?.netMinor]).toEqual(['calendar', 31, 1_451_61])
  })

  test('a raise in the middle of the month pays each part by its days', () => {
    const pay = [
      { startsOn: '2020-01-01', yearlyMinor: monthly },
      { startsOn: '2026-08-17', yearlyMinor: 2 * monthly },
    ]
    const { slips } = computeRun([person('a', 0, { pay })], AUGUST, NOTHING_ELSE)
    expect(slips[0]?.lines.map(({ days, amountMinor }) => [days, amountMinor])).toEqual([
      [10, 1_428_57],
      [11, 3_142_86],
    ])
  })
})

test('unpaid leave takes its share of the salary and never more; lines by hand come after it', () => {
  const run = (minutes: number) =>
    computeRun([person('a', 36_000_00)], AUGUST, {
      byHand: [
        { employeeId: 'a', kind: 'addition', label: 'Bonus', amountMinor: 100_00 },
        { employeeId: 'a', kind: 'deduction', label: 'Canteen', amountMinor: 12_50 },
      ],
      unpaidMinutes: new Map([['a', minutes]]),
      dayMinutes: 480,
    })
  expect(run(480).slips[0]?.lines.map(({ kind, amountMinor }) => [kind, amountMinor])).toEqual([
    ['salary', 3_000_00],
    ['unpaidLeave', -142_86],
    ['addition', 100_00],
    ['deduction', -12_50],
  ])
  expect([run(480).totalMinor, run(480).salaryMinor]).toEqual([2_944_64, 3_000_00])
  expect(run(1_000_000).totalMinor).toBe(87_50)
})
