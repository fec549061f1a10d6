import { hashToken, newSecretToken } from '#platform/server/secret-tokens.ts'
import type { WorkspaceContext } from '#platform/server/services.ts'
import { transact } from '#platform/server/transact.ts'
import { replaceFeed } from './feeds.sql.ts'

/** The token is stored as a hash only. */
export async function createFeed(ctx: WorkspaceContext): Promise<{ path: string }> {
  const { userId, membership } = ctx
  const token = newSecretToken()
  return transact(ctx, async (tx) => {
    await replaceFeed(tx.db, { workspaceId: membership.workspaceId, userId }, hashToken(token), tx.now)
    return { path: `/hr/leave/calendar.ics?token=${token}` }
  })
}
