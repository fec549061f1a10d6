import type { AdminContext } from '#platform/server/services.ts'
import { transact } from '#platform/server/transact.ts'
import type { QueuedApplication } from '../contract.ts'
import { approveApplication, loadQueuedApplication, lockPendingApplication } from './decide-application.ts'

/** Fails with DECIDED_ALREADY, and like `openShop` if the name has been taken since. */
export async function approvePendingApplication(ctx: AdminContext, { id }: { id: string }): Promise<QueuedApplication> {
  return transact(ctx, async (tx) => {
    const application = await lockPendingApplication(tx, id, ctx.userId)
    await approveApplication(tx, application, { id: ctx.userId, client: ctx.client })
    return loadQueuedApplication(tx, id)
  })
}
