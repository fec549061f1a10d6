import { loadUsers } from '#domains/accounts/server/index.ts'
import { loadApprovals, needsApproval } from '#domains/approvals/server/index.ts'
import type { Db } from '#platform/server/db.ts'
import { notFound } from '#platform/server/failure.ts'
import type { Page, Paging } from '#platform/server/list-page.ts'
import type { Services, WorkspaceContext } from '#platform/server/services.ts'
import type { Total } from '#platform/server/total.ts'
import type { LeaveRequestRecord, LeaveRequestView } from '../../contract/leave.ts'
import { LEAVE, toAsked } from './approvals.ts'
import { loadYears, MAX_CLASHES } from './count-leave.ts'
import { toDays } from './leave-days.rules.ts'
import { findLeave, type LeaveFilter, type LeaveRow, listLeaveRows, loadClashes, loadLeaveDays } from './leave-requests.sql.ts'
import { LEAVE_STATES } from './leave-states.rules.ts'

export async function listLeaveRequests(
  { services: { db }, membership }: WorkspaceContext,
  { status, type, employeeId, q, ...paging }: LeaveFilter & Paging,
): Promise<Page<LeaveRequestView> & { total: Total }> {
  const { items, ...page } = await listLeaveRows(db, membership.workspaceId, { status, type, employeeId, q }, paging)
  return { items: await toViews(db, items), ...page }
}

/** With its effect on the balance, clashes, and whether the caller may decide. Fails with NOT_FOUND. */
export async function getLeaveRequest({ services, userId, membership }: WorkspaceContext, id: string): Promise<LeaveRequestRecord> {
  const { db } = services
  const leave = await requireLeave(db, membership.workspaceId, id)
  const [[view], approvals] = await Promise.all([toViews(db, [leave]), loadApprovals({ db }, LEAVE, [id])])
  if (!view) throw notFound()
  const isPending = leave.status === 'Pending'
  const approval = approvals.get(id)
  return {
    ...view,
    years: isPending ? await loadYears(db, leave, await loadLeaveDays(db, leave.workspaceId, id), 'counted') : [],
    clashes: isPending ? await loadClashes(db, leave, MAX_CLASHES) : [],
    approvalId: approval?.status === 'Pending' ? approval.requestId : null,
    blocked: LEAVE_STATES.final.includes(leave.status) || (await mayDecide({ db, services }, leave, userId)) ? null : 'OWN_REQUEST',
  }
}

/** Nobody decides about their own leave or request, unless nobody else in the workspace could. */
export async function mayDecide(tx: { db: Db; services: Services }, leave: LeaveRow, userId: string): Promise<boolean> {
  if (userId !== leave.requestedBy && userId !== leave.employeeUserId) return true
  return !(await needsApproval(tx, { ...toAsked(leave), authorId: userId, overMinor: 0 }))
}

/** Fails with NOT_FOUND. */
export async function requireLeave(db: Db, workspaceId: string, id: string): Promise<LeaveRow> {
  const leave = await findLeave(db, workspaceId, id)
  if (!leave) throw notFound()
  return leave
}

/** Fails with NOT_FOUND. */
export async function loadLeaveView(db: Db, workspaceId: string, id: string): Promise<LeaveRequestView> {
  const [view] = await toViews(db, [await requireLeave(db, workspaceId, id)])
  if (!view) throw notFound()
  return view
}

export async function toViews(db: Db, rows: readonly LeaveRow[]): Promise<LeaveRequestView[]> {
  const users = await loadUsers(db, [...new Set(rows.flatMap(({ requestedBy, decidedBy }) => [requestedBy, decidedBy ?? requestedBy]))])
  return rows.map(({ employeeId, employeeName, department, requestedAt, decidedAt, ...row }) => ({
    id: row.id,
    employee: { id: employeeId, name: employeeName, department },
    type: row.type,
    startDate: row.startDate,
    endDate: row.endDate,
    startsAtMidday: row.startsAtMidday,
    endsAtMidday: row.endsAtMidday,
    minutes: row.minutes,
    days: toDays(row.micros),
    status: row.status,
    reason: row.reason,
    requestedBy: users.get(row.requestedBy)?.name ?? '',
    requestedAt: requestedAt.toISOString(),
    decidedBy: users.get(row.decidedBy ?? '')?.name ?? '',
    decidedAt: decidedAt?.toISOString() ?? null,
    decisionNote: row.decisionNote,
  }))
}
