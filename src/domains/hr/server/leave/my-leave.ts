/** Balances and requests of the member who is an employee. Fails with NOT_FOUND for every other employee. */
import type { Db } from '#platform/server/db.ts'
import { notFound } from '#platform/server/failure.ts'
import type { Page, Paging } from '#platform/server/list-page.ts'
import type { MemberContext } from '#platform/server/services.ts'
import type { LeaveCount, LeaveRequestView, LeaveSpan } from '../../contract/leave.ts'
import type { BalanceType } from '../../contract/leave-limits.ts'
import type { MyBalances, MyLeaveRequest } from '../../contract.ts'
import { loadSettings } from '../calendar/settings.sql.ts'
import { freeMicros } from './balances.rules.ts'
import { checkLeave } from './count-leave.ts'
import { openYears } from './grant-leave.ts'
import { sumMicros, toDays } from './leave-days.rules.ts'
import { listLeaveRows } from './leave-requests.sql.ts'
import { loadLeaveView, toViews } from './leave-requests.ts'
import { hasBegun } from './leave-states.rules.ts'
import { loadBalances } from './ledger.sql.ts'
import { findOwnWorkspace, loadUsed } from './my-leave.sql.ts'

export async function requireOwnWorkspace(db: Db, userId: string, employeeId: string): Promise<string> {
  const workspaceId = await findOwnWorkspace(db, userId, employeeId)
  if (workspaceId === undefined) throw notFound()
  return workspaceId
}

export async function getMyBalances({ services: { db, now }, userId }: MemberContext, employeeId: string): Promise<MyBalances> {
  const workspaceId = await requireOwnWorkspace(db, userId, employeeId)
  const years = openYears(now())
  const of = (type: BalanceType) => loadBalances(db, { workspaceId, employeeId, type, years })
  const [annual, sick, used, { carryOverUntil }] = await Promise.all([
    of('annual'),
    of('sick'),
    loadUsed(db, workspaceId, employeeId, years),
    loadSettings(db, workspaceId),
  ])
  const balances = { annual, sick }
  const findUsed = (year: number, type: BalanceType) => used.find((row) => row.year === year && row.type === type)
  const viewOf = (year: number, type: BalanceType) => {
    const current = balances[type].get(year) ?? { balance: 0, pending: 0 }
    const { balance, pending } = current
    const taken = findUsed(year, type)?.used ?? 0
    return { balance: toDays(balance), pending: toDays(pending), free: toDays(freeMicros(current)), used: toDays(taken) }
  }
  return {
    years: years.map((year) => {
      const row = findUsed(year, 'annual')
      const isOpen = row !== undefined && row.carried > 0 && !row.hasEnded
      return {
        year,
        annual: viewOf(year, 'annual'),
        sick: viewOf(year, 'sick'),
        carried: isOpen ? { days: toDays(row.carried), until: `${year}-${carryOverUntil}` } : null,
      }
    }),
  }
}

export async function listMyLeave(
  { services: { db, now }, userId }: MemberContext,
  { employeeId, ...paging }: Paging & { employeeId: string },
): Promise<Page<MyLeaveRequest>> {
  const workspaceId = await requireOwnWorkspace(db, userId, employeeId)
  const { items, nextCursor } = await listLeaveRows(db, workspaceId, { employeeId }, paging)
  return { items: (await toViews(db, items)).map((view) => toMine(view, now())), nextCursor }
}

export async function loadMine(db: Db, workspaceId: string, requestId: string, now: Date): Promise<MyLeaveRequest> {
  return toMine(await loadLeaveView(db, workspaceId, requestId), now)
}

function toMine({ employee: _, ...view }: LeaveRequestView, now: Date): MyLeaveRequest {
  return { ...view, mayCancel: view.status === 'Pending' || (view.status === 'Approved' && !hasBegun(view, now)) }
}

/** Fails also with what makes the request impossible. Colleagues who are away are left out. */
export async function countMyLeave({ services: { db }, userId }: MemberContext, span: LeaveSpan): Promise<Omit<LeaveCount, 'clashes'>> {
  const { days, years } = await checkLeave(db, await requireOwnWorkspace(db, userId, span.employeeId), span)
  return { days: toDays(sumMicros(days)), years }
}
