import { refused } from '#events/vendors.ts'
import type { AdminContext } from '#platform/server/services.ts'
import { publish, transact } from '#platform/server/transact.ts'
import type { QueuedApplication } from '../contract.ts'
import { decideApplication } from './applications.sql.ts'
import { loadQueuedApplication, lockPendingApplication, recordDecision } from './decide-application.ts'

/** Refuses an application; the applicant sees the reason and may apply again. Fails with DECIDED_ALREADY. */
export async function refuseApplication(ctx: AdminContext, { id, reason }: { id: string; reason: string }): Promise<QueuedApplication> {
  return transact(ctx, async (tx) => {
    const application = await lockPendingApplication(tx, id, ctx.userId)
    const by = { id: ctx.userId, client: ctx.client }
    await decideApplication(tx.db, id, { status: 'refused', reason, decidedBy: by.id, decidedAt: tx.now })
    publish(tx, refused({ applicationId: id, workspaceId: application.workspaceId }))
    await recordDecision(tx, by, 'vendors.refused', application)
    return loadQueuedApplication(tx, id)
  })
}
