import type { WorkspaceContext } from '#platform/server/services.ts'
import { transact } from '#platform/server/transact.ts'
import type { LeaveRequestView } from '../../contract/leave.ts'
import { changeLeave } from './decide-leave.ts'
import { loadLeaveView } from './leave-requests.ts'

/** Everybody with the permission can cancel leave; used days come back. Fails with NOT_FOUND and WRONG_STATUS. */
export async function cancelLeaveRequest(ctx: WorkspaceContext, { requestId }: { requestId: string }): Promise<LeaveRequestView> {
  const { userId, membership } = ctx
  const { workspaceId } = membership
  return transact(ctx, async (tx) => {
    await changeLeave(tx, { workspaceId, requestId, userId, status: 'Cancelled', note: '' })
    return loadLeaveView(tx.db, workspaceId, requestId)
  })
}
