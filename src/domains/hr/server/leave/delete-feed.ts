import type { WorkspaceContext } from '#platform/server/services.ts'
import { transact } from '#platform/server/transact.ts'
import { deleteFeedRow } from './feeds.sql.ts'

/** Programs that use the address get nothing any more. Deleting twice changes nothing. */
export async function deleteFeed(ctx: WorkspaceContext): Promise<Record<string, never>> {
  const { userId, membership } = ctx
  return transact(ctx, async (tx) => {
    await deleteFeedRow(tx.db, { workspaceId: membership.workspaceId, userId })
    return {}
  })
}
