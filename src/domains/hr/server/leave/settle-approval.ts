import { lockApproval } from '#domains/approvals/server/index.ts'
import type { approvalDecided } from '#events/approvals.ts'
import type { Tx } from '#platform/server/transact.ts'
import type { EventPayload } from '#platform/shared/domain-event.ts'
import { LEAVE } from './approvals.ts'
import { findPaid } from './check-paid.ts'
import { lockLeave, settleLeave } from './decide-leave.ts'
import { findLeave } from './leave-requests.sql.ts'

type Decided = EventPayload<typeof approvalDecided>

/**
 * Goes on after a decision in the list of approvals; a request that its author withdrew there is canceled, and unpaid leave of a period that was paid
 * in the time between is rejected. Delivered twice it changes nothing.
 */
export async function settleApproval(tx: Tx, { kind, workspaceId, resource, requestId, status, decidedBy, note }: Decided): Promise<void> {
  if (kind !== LEAVE || workspaceId === null) return
  if (!(await findLeave(tx.db, workspaceId, resource.id))) return
  const leave = await lockLeave(tx, workspaceId, resource.id)
  if (leave.status !== 'Pending') return
  const latest = await lockApproval(tx, LEAVE, leave.id)
  if (latest?.requestId !== requestId || latest.status !== status) return
  const tooLate = status === 'Approved' && (await findPaid(tx.db, leave)) !== null
  const reached = tooLate ? 'Rejected' : status === 'Withdrawn' ? 'Cancelled' : status
  await settleLeave(tx, leave, { status: reached, decidedBy: decidedBy ?? leave.requestedBy, note, byApproval: !tooLate })
}
