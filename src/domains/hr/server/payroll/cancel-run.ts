import { withdrawApproval } from '#domains/approvals/server/index.ts'
import { Failure } from '#platform/server/failure.ts'
import type { WorkspaceContext } from '#platform/server/services.ts'
import { transact } from '#platform/server/transact.ts'
import type { RunStatus } from '../../contract/payroll-limits.ts'
import { PAYROLL } from './approvals.ts'
import { loadRun } from './runs.ts'
import { endRun } from './settle-approval.ts'

/** Ends a run that waits for an approval. Canceling twice is canceling once. Fails with NOT_FOUND and ALREADY_STARTED. */
export async function cancelRun(ctx: WorkspaceContext, runId: string): Promise<{ status: RunStatus }> {
  const { workspaceId } = ctx.membership
  return transact(ctx, async (tx) => {
    await loadRun(tx.db, workspaceId, runId)
    await endRun(tx, runId, 'Cancelled')
    const { status } = await loadRun(tx.db, workspaceId, runId)
    if (status === 'Processing' || status === 'Paid') throw new Failure('ALREADY_STARTED')
    if (status === 'Cancelled') await withdrawApproval(tx, { kind: PAYROLL, resourceId: runId, byId: ctx.userId })
    return { status }
  })
}
