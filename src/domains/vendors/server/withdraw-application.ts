import { lockMembership } from '#domains/workspaces/server/index.ts'
import { notFound } from '#platform/server/failure.ts'
import type { WorkspaceContext } from '#platform/server/services.ts'
import { transact } from '#platform/server/transact.ts'
import type { ApplicationStatusView } from '../contract.ts'
import { loadApplicationStatus } from './application-status.ts'
import { decideApplication, loadApplications } from './applications.sql.ts'
import { canDecide } from './vendor-states.rules.ts'

/** Withdraws a pending application. Fails with NOT_FOUND if there is none. */
export async function withdrawApplication(ctx: WorkspaceContext): Promise<ApplicationStatusView> {
  return transact(ctx, async (tx) => {
    const { id: workspaceId, userId } = await lockMembership(tx, ctx, 'owner')
    const [last] = await loadApplications(tx.db, workspaceId, 1)
    if (!last || !canDecide(last.status)) throw notFound()
    await decideApplication(tx.db, last.id, { status: 'withdrawn', reason: null, decidedBy: userId, decidedAt: tx.now })
    return loadApplicationStatus(tx.db, workspaceId)
  })
}
