/**
 * How a run is computed. A salary is the yearly pay / 12; for a part of the month it is multiplied by its days / the days of the period.
 * Every slip is rounded half up; the sum of salaries is rounded once, and the difference is the line “rounding” of the run.
 */
import { applyRate, divideHalfUp } from '#platform/shared/money.ts'
import type { DayRule, LineKind } from '../../contract/payroll-limits.ts'
import { daysBetween, type WorkCalendar, workingDays } from '../calendar/working-days.rules.ts'

export type PayStep = { startsOn: string; yearlyMinor: number }

/** `pay` is in the order of its days. */
export type PaidPerson = { id: string; hireDate: string; leaveDate: string | null; pay: readonly PayStep[] }

export type Period = { from: string; until: string; dayRule: DayRule; days: readonly string[] }

export type SlipLine = {
  kind: LineKind
  label: string
  amountMinor: number
  startsOn: string | null
  endsOn: string | null
  days: number | null
  minutes: number | null
}

export type Slip<P extends PaidPerson = PaidPerson> = { person: P; lines: SlipLine[]; netMinor: number }
export type ByHand = { employeeId: string; kind: 'addition' | 'deduction'; label: string; amountMinor: number }
export type ComputedRun<P extends PaidPerson = PaidPerson> = {
  slips: Slip<P>[]
  salaryMinor: number
  roundingMinor: number
  totalMinor: number
}

/** The days that count: the working days, or all days of a month that has none, so that nothing is divided by zero. */
export function toPeriod(calendar: WorkCalendar, from: string, until: string): Period {
  const days = workingDays(calendar, from, until)
  return days.length > 0 ? { from, until, dayRule: 'working', days } : { from, until, dayRule: 'calendar', days: daysBetween(from, until) }
}

type SalaryPart = { yearlyMinor: number; from: string; until: string; days: number }

/** One part for each pay of the period, between the first and the last day of work. */
export function salaryParts({ hireDate, leaveDate, pay }: PaidPerson, period: Period): SalaryPart[] {
  return pay.flatMap(({ startsOn, yearlyMinor }, at) => {
    const next = pay[at + 1]?.startsOn
    const from = latest(startsOn, hireDate, period.from)
    const until = earliest(period.until, leaveDate ?? period.until, next === undefined ? period.until : dayBefore(next))
    if (yearlyMinor === 0 || from > until) return []
    return [{ yearlyMinor, from, until, days: period.days.filter((day) => day >= from && day <= until).length }]
  })
}

/** People without pay in the period have no slip. */
export function computeRun<P extends PaidPerson>(
  people: readonly P[],
  period: Period,
  { byHand, unpaidMinutes, dayMinutes }: { byHand: readonly ByHand[]; unpaidMinutes: ReadonlyMap<string, number>; dayMinutes: number },
): ComputedRun<P> {
  const denominator = 12n * BigInt(period.days.length)
  const ofPerson = Map.groupBy(byHand, ({ employeeId }) => employeeId)
  let exact = 0n
  const slips = people.flatMap((person): Slip<P>[] => {
    const parts = salaryParts(person, period)
    if (parts.length === 0) return []
    const numerators = parts.map(({ yearlyMinor, days }) => BigInt(yearlyMinor) * BigInt(days))
    for (const numerator of numerators) exact += numerator
    const salaries = parts.map(({ from, until, days }, at) =>
      line('salary', Number(divideHalfUp(numerators[at] ?? 0n, denominator)), { startsOn: from, endsOn: until, days }),
    )
    const lines = [
      ...salaries,
      ...unpaidLine(unpaidMinutes.get(person.id) ?? 0, dayMinutes * addUp(parts.map(({ days }) => days)), salaries),
      ...(ofPerson.get(person.id) ?? []).map(({ kind, label, amountMinor }) =>
        line(kind, kind === 'addition' ? amountMinor : -amountMinor, { label }),
      ),
    ]
    return [{ person, lines, netMinor: addUp(lines.map(({ amountMinor }) => amountMinor)) }]
  })
  const salaryMinor = Number(divideHalfUp(exact, denominator))
  const lines = slips.flatMap((slip) => slip.lines)
  const roundingMinor = salaryMinor - addUp(lines.flatMap(({ kind, amountMinor }) => (kind === 'salary' ? amountMinor : [])))
  return { slips, salaryMinor, roundingMinor, totalMinor: addUp(slips.map(({ netMinor }) => netMinor)) + roundingMinor }
}

/** Unpaid leave takes its share of the salaries for the days of work, never more. */
function unpaidLine(minutes: number, workMinutes: number, salaries: readonly SlipLine[]): SlipLine[] {
  const unpaid = Math.min(minutes, workMinutes)
  if (unpaid <= 0) return []
  const salary = addUp(salaries.map(({ amountMinor }) => amountMinor))
  return [line('unpaidLeave', -applyRate(salary, { numerator: unpaid, denominator: workMinutes }), { minutes: unpaid })]
}

const BARE = { label: '', startsOn: null, endsOn: null, days: null, minutes: null }
const line = (kind: LineKind, amountMinor: number, more: Partial<SlipLine>): SlipLine => ({ ...BARE, ...more, kind, amountMinor })

const addUp = (numbers: readonly number[]) => numbers.reduce((sum, number) => sum + number, 0)
const latest = (...days: string[]) => days.toSorted().at(-1) ?? ''
const earliest = (...days: string[]) => days.toSorted()[0] ?? ''
const dayBefore = (day: string) => new Date(Date.parse(`${day}T00:00:00Z`) - 86_400_000).toISOString().slice(0, 10)
