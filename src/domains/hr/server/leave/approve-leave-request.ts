import type { WorkspaceContext } from '#platform/server/services.ts'
import { transact } from '#platform/server/transact.ts'
import type { LeaveRequestView } from '../../contract/leave.ts'
import { changeLeave } from './decide-leave.ts'
import { loadLeaveView } from './leave-requests.ts'

/** The days of the leave are used. Fails with NOT_FOUND, WRONG_STATUS and OWN_REQUEST. */
export async function approveLeaveRequest(
  ctx: WorkspaceContext,
  { requestId, note }: { requestId: string; note: string },
): Promise<LeaveRequestView> {
  const { userId, membership } = ctx
  const { workspaceId } = membership
  return transact(ctx, async (tx) => {
    await changeLeave(tx, { workspaceId, requestId, userId, status: 'Approved', note })
    return loadLeaveView(tx.db, workspaceId, requestId)
  })
}
