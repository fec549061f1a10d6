import { hashToken } from '#platform/server/secret-tokens.ts'
import type { MemberContext } from '#platform/server/services.ts'
import { transact } from '#platform/server/transact.ts'
import { deletePushSubscription } from './push-subscriptions.sql.ts'

/** Does nothing for an endpoint that is not subscribed. */
export function unsubscribeFromPush(ctx: MemberContext, { endpoint }: { endpoint: string }): Promise<Record<string, never>> {
  return transact(ctx, async (tx) => {
    await deletePushSubscription(tx.db, ctx.userId, hashToken(endpoint))
    return {}
  })
}
