import { recordAudit } from '#platform/server/audit.ts'
import type { AdminContext } from '#platform/server/services.ts'
import { transact } from '#platform/server/transact.ts'
import type { ApprovalRequestRecord } from '../../contract.ts'
import { decisionReply } from '../decision-reply.ts'
import { withdrawRequestOf } from '../settle-request.ts'

export async function withdrawRequest(ctx: AdminContext, { requestId }: { requestId: string }): Promise<ApprovalRequestRecord> {
  const { userId, client } = ctx
  return transact(ctx, async (tx) => {
    const row = await withdrawRequestOf(tx, { requestId, userId, workspaceId: null })
    const reply = await decisionReply(ctx, tx, row)
    await recordAudit(tx, { actor: userId, action: 'approvals.withdrawn', resource: { type: 'approvalRequest', id: requestId }, client })
    return reply
  })
}
