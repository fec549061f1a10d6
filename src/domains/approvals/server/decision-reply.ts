import type { MemberContext } from '#platform/server/services.ts'
import type { Tx } from '#platform/server/transact.ts'
import type { ApprovalRequestRecord } from '../contract.ts'
import { requestRecord } from './request-views.ts'
import type { RequestRow } from './requests.sql.ts'
import { loadRights } from './rights.ts'

/** The request as the person sees it who has just decided. */
export async function decisionReply(ctx: MemberContext, tx: Tx, row: RequestRow): Promise<ApprovalRequestRecord> {
  return requestRecord(ctx, tx.db, row, await loadRights(tx.db, tx.services, ctx.userId, row.workspaceId, tx.now))
}
