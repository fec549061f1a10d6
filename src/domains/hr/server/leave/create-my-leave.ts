import type { MemberContext } from '#platform/server/services.ts'
import { transact } from '#platform/server/transact.ts'
import type { LeaveInput } from '../../contract/leave.ts'
import type { MyLeaveRequest } from '../../contract.ts'
import { askLeave } from './create-leave-request.ts'
import { loadMine, requireOwnWorkspace } from './my-leave.ts'

/** The employee asks for themselves, by the rules of every request. Fails with NOT_FOUND and with what makes it impossible. */
export async function createMyLeave(ctx: MemberContext, input: LeaveInput): Promise<MyLeaveRequest> {
  return transact(ctx, async (tx) => {
    const workspaceId = await requireOwnWorkspace(tx.db, ctx.userId, input.employeeId)
    return loadMine(tx.db, workspaceId, await askLeave(tx, workspaceId, ctx.userId, input), tx.now)
  })
}
