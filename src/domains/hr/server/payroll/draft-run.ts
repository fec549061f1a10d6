import type { Db } from '#platform/server/db.ts'
import { Failure } from '#platform/server/failure.ts'
import { MAX_PAID_PEOPLE, spanOfPeriod } from '../../contract/payroll-limits.ts'
import type { Adjustment } from '../../contract.ts'
import { loadCalendar } from '../calendar/calendar.sql.ts'
import { loadUnpaidMinutes } from '../leave/unpaid-days.sql.ts'
import { type EmployedPerson, loadEmployed } from './pay.sql.ts'
import { type ComputedRun, computeRun, type Period, toPeriod } from './payroll.rules.ts'

export type DraftInput = { payPeriod: string; adjustments: readonly Adjustment[] }
export type DraftRun = ComputedRun<EmployedPerson> & { period: Period }

/** The slips that a run of the period has now. Fails with TOO_MANY_PEOPLE, NOT_PAID_THEN and PAY_BELOW_ZERO. */
export async function draftRun(db: Db, workspaceId: string, { payPeriod, adjustments }: DraftInput): Promise<DraftRun> {
  const { from, until } = spanOfPeriod(payPeriod)
  const calendar = await loadCalendar(db, workspaceId, from, until)
  const people = await loadEmployed(db, workspaceId, from, until, MAX_PAID_PEOPLE + 1)
  if (people.length > MAX_PAID_PEOPLE) throw new Failure('TOO_MANY_PEOPLE', { most: MAX_PAID_PEOPLE })
  const period = toPeriod(calendar, from, until)
  const unpaidMinutes = await loadUnpaidMinutes(db, workspaceId, from, until)
  const run = computeRun(people, period, { byHand: adjustments, unpaidMinutes, dayMinutes: calendar.dayMinutes })
  const paid = new Set(run.slips.map(({ person }) => person.id))
  if (!adjustments.every(({ employeeId }) => paid.has(employeeId))) throw new Failure('NOT_PAID_THEN')
  const below = run.slips.filter(({ netMinor }) => netMinor < 0)
  if (below.length > 0) throw new Failure('PAY_BELOW_ZERO', { names: below.map(({ person }) => person.name) })
  return { ...run, period }
}
