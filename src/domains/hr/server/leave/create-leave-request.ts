import { needsApproval, requestApproval } from '#domains/approvals/server/index.ts'
import { leaveRequested } from '#events/hr.ts'
import { notFound } from '#platform/server/failure.ts'
import type { WorkspaceContext } from '#platform/server/services.ts'
import { publish, type Tx, transact } from '#platform/server/transact.ts'
import { newId } from '#platform/shared/ids.ts'
import type { LeaveInput, LeaveRequestView } from '../../contract/leave.ts'
import { toAsked } from './approvals.ts'
import { checkLeave } from './count-leave.ts'
import { grantLeave } from './grant-leave.ts'
import { sumMicros } from './leave-days.rules.ts'
import { insertLeave } from './leave-requests.sql.ts'
import { loadLeaveView, requireLeave } from './leave-requests.ts'
import { lockEmployee } from './ledger.sql.ts'

/** Asks for leave; somebody else decides if the workspace has a second person who may. Fails with what makes the request impossible. */
export async function createLeaveRequest(ctx: WorkspaceContext, input: LeaveInput): Promise<LeaveRequestView> {
  const { userId, membership } = ctx
  return transact(ctx, async (tx) =>
    loadLeaveView(tx.db, membership.workspaceId, await askLeave(tx, membership.workspaceId, userId, input)),
  )
}

/** Returns the id of the request. */
export async function askLeave(tx: Tx, workspaceId: string, requestedBy: string, { reason, ...span }: LeaveInput): Promise<string> {
  const { employeeId, ...fields } = span
  if (!(await lockEmployee(tx.db, workspaceId, employeeId))) throw notFound()
  await grantLeave(tx, workspaceId, employeeId)
  const { days } = await checkLeave(tx.db, workspaceId, span)
  const id = newId('leave')
  const request = { ...fields, workspaceId, id, employeeId, reason, micros: sumMicros(days), requestedBy, requestedAt: tx.now }
  await insertLeave(tx.db, request, days)
  const leave = await requireLeave(tx.db, workspaceId, id)
  if (await needsApproval(tx, { ...toAsked(leave), overMinor: 0 })) {
    const params = { name: leave.employeeName, from: leave.startDate, until: leave.endDate }
    await requestApproval(tx, { ...toAsked(leave), params })
  }
  publish(tx, leaveRequested({ requestId: id, workspaceId, employeeId, requestedBy }))
  return id
}
