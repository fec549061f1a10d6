import { Failure, notFound } from '#platform/server/failure.ts'
import type { MemberContext } from '#platform/server/services.ts'
import { transact } from '#platform/server/transact.ts'
import type { MyLeaveRequest } from '../../contract.ts'
import { changeLeave, lockLeave } from './decide-leave.ts'
import { hasBegun } from './leave-states.rules.ts'
import { loadMine, requireOwnWorkspace } from './my-leave.ts'

type Target = { employeeId: string; requestId: string }

/** Of a pending request, or of an approved one before its first day. Fails with NOT_FOUND, WRONG_STATUS, LEAVE_BEGUN and PERIOD_PAID. */
export async function cancelMyLeave(ctx: MemberContext, { employeeId, requestId }: Target): Promise<MyLeaveRequest> {
  const { userId } = ctx
  return transact(ctx, async (tx) => {
    const workspaceId = await requireOwnWorkspace(tx.db, userId, employeeId)
    const leave = await lockLeave(tx, workspaceId, requestId)
    if (leave.employeeId !== employeeId) throw notFound()
    if (leave.status === 'Approved' && hasBegun(leave, tx.now)) throw new Failure('LEAVE_BEGUN')
    await changeLeave(tx, { workspaceId, requestId, userId, status: 'Cancelled', note: '' })
    return loadMine(tx.db, workspaceId, requestId, tx.now)
  })
}
