import type { AdminContext } from '#platform/server/services.ts'
import { transact } from '#platform/server/transact.ts'
import type { ApprovalRequestRecord } from '../../contract.ts'
import { decisionReply } from '../decision-reply.ts'
import { withdrawRequestOf } from '../settle-request.ts'

export async function withdrawRequest(ctx: AdminContext, { requestId }: { requestId: string }): Promise<ApprovalRequestRecord> {
  const { userId } = ctx
  return transact(ctx, async (tx) => decisionReply(ctx, tx, await withdrawRequestOf(tx, { requestId, userId, workspaceId: null })))
}
