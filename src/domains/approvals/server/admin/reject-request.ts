import type { AdminContext } from '#platform/server/services.ts'
import { transact } from '#platform/server/transact.ts'
import type { ApprovalRequestRecord } from '../../contract.ts'
import { decisionReply } from '../decision-reply.ts'
import { decideRequest } from '../settle-request.ts'

/** The domain that asked hears of it and undoes what waited. */
export async function rejectRequest(
  ctx: AdminContext,
  { requestId, note }: { requestId: string; note: string },
): Promise<ApprovalRequestRecord> {
  const { userId } = ctx
  return transact(ctx, async (tx) =>
    decisionReply(ctx, tx, await decideRequest(tx, { requestId, note, userId, workspaceId: null, status: 'Rejected' })),
  )
}
