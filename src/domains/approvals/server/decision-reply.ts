import { recordAudit } from '#platform/server/audit.ts'
import type { MemberContext } from '#platform/server/services.ts'
import type { Tx } from '#platform/server/transact.ts'
import type { ApprovalStatus } from '#platform/shared/approval-status.ts'
import type { ApprovalRequestRecord } from '../contract.ts'
import { requestRecord } from './request-views.ts'
import type { RequestRow } from './requests.sql.ts'
import { loadRights } from './rights.ts'

const ACTIONS = {
  Pending: 'approvals.requested',
  Approved: 'approvals.approved',
  Rejected: 'approvals.rejected',
  Withdrawn: 'approvals.withdrawn',
} as const satisfies Record<ApprovalStatus, string>

/** Records the decision in the audit log, and returns the request as the person sees it who has just decided. */
export async function decisionReply(ctx: MemberContext, tx: Tx, row: RequestRow): Promise<ApprovalRequestRecord> {
  const { id, workspaceId, kind, resourceId, onBehalfOf, status } = row
  const reply = await requestRecord(ctx, tx.db, row, await loadRights(tx.db, tx.services, ctx.userId, workspaceId, tx.now))
  await recordAudit(tx, {
    actor: ctx.userId,
    action: ACTIONS[status],
    resource: { type: 'approvalRequest', id },
    workspaceId,
    client: ctx.client,
    details: { kind, about: resourceId, onBehalfOf },
  })
  return reply
}
