/** How many working days a request takes, and whether it can be asked for. */
import type { Db } from '#platform/server/db.ts'
import { Failure, notFound } from '#platform/server/failure.ts'
import type { WorkspaceContext } from '#platform/server/services.ts'
import type { LeaveCount, LeaveSpan, LeaveYear } from '../../contract/leave.ts'
import type { BalanceType, LeaveType } from '../../contract/leave-limits.ts'
import { MAX_LEAVE_SPAN_DAYS } from '../../contract/leave-limits.ts'
import { loadCalendar } from '../calendar/calendar.sql.ts'
import { daysBetween } from '../calendar/working-days.rules.ts'
import { type EmployeeRow, findEmployee } from '../employees.sql.ts'
import { freeMicros } from './balances.rules.ts'
import { checkCarried } from './check-carried.ts'
import { checkPaid } from './check-paid.ts'
import { type LeaveDay, leaveDays, microsByYear, sumMicros, toDays } from './leave-days.rules.ts'
import { findOverlap, loadClashes } from './leave-requests.sql.ts'
import { loadBalances } from './ledger.sql.ts'

export const MAX_CLASHES = 20

/** Fails with NOT_FOUND and with what makes the request impossible. */
export async function countLeave({ services: { db }, membership }: WorkspaceContext, span: LeaveSpan): Promise<LeaveCount> {
  const { workspaceId } = membership
  const { days, years } = await checkLeave(db, workspaceId, span)
  return { days: toDays(sumMicros(days)), years, clashes: await loadClashes(db, { workspaceId, ...span }, MAX_CLASHES) }
}

export type CheckedLeave = { days: LeaveDay[]; years: LeaveYear[] }

/** For a request that is made, the caller has locked the employee. */
export async function checkLeave(db: Db, workspaceId: string, span: LeaveSpan): Promise<CheckedLeave> {
  const { employeeId, type, startDate, endDate } = span
  const employee = await findEmployee(db, workspaceId, employeeId)
  if (!employee) throw notFound()
  checkSpan(span, employee)
  await checkPaid(db, { workspaceId, ...span })
  const calendar = await loadCalendar(db, workspaceId, startDate, endDate)
  if (span.minutes !== null && span.minutes > calendar.dayMinutes) throw new Failure('HOURS_TOO_LONG', { hours: calendar.dayMinutes / 60 })
  const days = leaveDays(calendar, span)
  if (days.length === 0) throw new Failure('NO_WORKING_DAY')
  const overlap = await findOverlap(db, { workspaceId, employeeId }, days)
  if (overlap) throw new Failure('LEAVE_OVERLAPS', overlap)
  const years = await loadYears(db, { workspaceId, employeeId, type }, days)
  const short = years.find(({ after }) => after !== null && after < 0)
  if (short) throw new Failure('NOT_ENOUGH_LEAVE', { year: short.year, left: short.left, asked: short.days })
  if (type === 'annual') await checkCarried(db, { workspaceId, employeeId }, days, years)
  return { days, years }
}

function checkSpan({ startDate, endDate, startsAtMidday, endsAtMidday, minutes }: LeaveSpan, { hireDate, leaveDate }: EmployeeRow): void {
  if (endDate < startDate) throw new Failure('END_BEFORE_START')
  if (daysBetween(startDate, endDate).length > MAX_LEAVE_SPAN_DAYS) throw new Failure('SPAN_TOO_LONG')
  if (minutes !== null && (startDate !== endDate || startsAtMidday || endsAtMidday)) throw new Failure('HOURS_OF_ONE_DAY')
  if (startDate === endDate && startsAtMidday && endsAtMidday) throw new Failure('HALF_DAY_EMPTY')
  if (startDate < hireDate) throw new Failure('BEFORE_HIRE_DATE', { hireDate })
  if (leaveDate !== null && endDate > leaveDate) throw new Failure('AFTER_LAST_DAY', { lastDay: leaveDate })
}

type Asker = { workspaceId: string; employeeId: string; type: LeaveType }

/** What is free of each year before and after these days; `pending` days of the request itself are in `own`. */
export async function loadYears(
  db: Db,
  { workspaceId, employeeId, type }: Asker,
  days: readonly Pick<LeaveDay, 'year' | 'micros'>[],
  own: 'counted' | 'new' = 'new',
): Promise<LeaveYear[]> {
  const asked = microsByYear(days)
  if (!hasBalance(type)) return [...asked].map(([year, micros]) => ({ year, days: toDays(micros), left: null, after: null }))
  const balances = await loadBalances(db, { workspaceId, employeeId, type, years: [...asked.keys()] })
  return [...asked].map(([year, micros]) => {
    const free = freeMicros(balances.get(year) ?? { balance: 0, pending: 0 }) + (own === 'counted' ? micros : 0)
    return { year, days: toDays(micros), left: toDays(free), after: toDays(free - micros) }
  })
}

export const hasBalance = (type: LeaveType): type is BalanceType => type !== 'unpaid'
