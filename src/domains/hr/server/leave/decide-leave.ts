/** Decisions about leave: each changes the request and its ledger once, however often it is sent. */
import { decideRequest, lockApproval, withdrawApproval } from '#domains/approvals/server/index.ts'
import { leaveDecided } from '#events/hr.ts'
import { Failure } from '#platform/server/failure.ts'
import { publish, type Tx } from '#platform/server/transact.ts'
import type { LeaveStatus } from '../../contract/leave-limits.ts'
import { LEAVE } from './approvals.ts'
import { checkPaid } from './check-paid.ts'
import { hasBalance } from './count-leave.ts'
import { microsByYear } from './leave-days.rules.ts'
import { decideLeave, type LeaveRow, loadLeaveDays } from './leave-requests.sql.ts'
import { mayDecide, requireLeave } from './leave-requests.ts'
import { LEAVE_STATES } from './leave-states.rules.ts'
import { insertEntries, lockEmployee } from './ledger.sql.ts'

export type Decision = { workspaceId: string; requestId: string; userId: string; status: Exclude<LeaveStatus, 'Pending'>; note: string }

/**
 * Approves, rejects or cancels. A decision that was made already changes nothing. Fails with NOT_FOUND, WRONG_STATUS, PERIOD_PAID, and with OWN_REQUEST
 * for the person who asked, unless nobody else could decide.
 */
export async function changeLeave(tx: Tx, { workspaceId, requestId, userId, status, note }: Decision): Promise<void> {
  const leave = await lockLeave(tx, workspaceId, requestId)
  if (leave.status === status) return
  if (!LEAVE_STATES.can(leave.status, status)) throw new Failure('WRONG_STATUS', { status: leave.status })
  if (status === 'Approved' || leave.status === 'Approved') await checkPaid(tx.db, leave)
  const approval = await lockApproval(tx, LEAVE, requestId)
  const isAsked = approval?.status === 'Pending'
  if (status === 'Cancelled') await withdrawApproval(tx, { kind: LEAVE, resourceId: requestId, byId: userId })
  else if (isAsked) await decideRequest(tx, { requestId: approval.requestId, workspaceId, userId, status, note })
  else {
    if (!(await mayDecide(tx, leave, userId))) throw new Failure('OWN_REQUEST')
    if (leave.status === 'Approved') await withdrawApproval(tx, { kind: LEAVE, resourceId: requestId, byId: userId, note })
  }
  await settleLeave(tx, leave, { status, decidedBy: userId, note, byApproval: isAsked })
}

/** Its employee is locked first, as for everything that changes balances; so the request is read as it is now. */
export async function lockLeave(tx: Tx, workspaceId: string, requestId: string): Promise<LeaveRow> {
  const { employeeId } = await requireLeave(tx.db, workspaceId, requestId)
  await lockEmployee(tx.db, workspaceId, employeeId)
  return requireLeave(tx.db, workspaceId, requestId)
}

type Settled = { status: LeaveStatus; decidedBy: string; note: string; byApproval: boolean }

export async function settleLeave(tx: Tx, leave: LeaveRow, { status, decidedBy, note, byApproval }: Settled): Promise<void> {
  const { workspaceId, id, employeeId, type, requestedBy } = leave
  await decideLeave(tx.db, { workspaceId, id, status, decidedBy, decisionNote: note, at: tx.now })
  const kind = status === 'Approved' ? 'use' : leave.status === 'Approved' ? 'restore' : null
  if (kind !== null && hasBalance(type)) {
    const used = microsByYear(await loadLeaveDays(tx.db, workspaceId, id))
    const entry = { workspaceId, employeeId, type, kind, requestId: id, note: '', createdBy: decidedBy, createdAt: tx.now } as const
    await insertEntries(
      tx.db,
      [...used].map(([year, micros]) => ({ ...entry, year, day: dayOf(tx.now), micros: kind === 'use' ? -micros : micros })),
    )
  }
  publish(tx, leaveDecided({ requestId: id, workspaceId, employeeId, requestedBy, status, decidedBy, byApproval }))
}

const dayOf = (moment: Date) => moment.toISOString().slice(0, 10)
