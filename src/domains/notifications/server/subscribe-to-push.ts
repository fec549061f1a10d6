import { Failure } from '#platform/server/failure.ts'
import { hashToken } from '#platform/server/secret-tokens.ts'
import type { MemberContext } from '#platform/server/services.ts'
import { transact } from '#platform/server/transact.ts'
import { newId } from '#platform/shared/ids.ts'
import { MAX_PUSH_DEVICES } from '../contract/push.ts'
import { deleteOldestSubscriptions, savePushSubscription } from './push-subscriptions.sql.ts'

const PUBLIC_KEY_BYTES = 65
const AUTH_BYTES = 16

/** The subscription ends with the session. Fails with INVALID_SUBSCRIPTION for keys that nothing can be encrypted for. */
export function subscribeToPush(
  ctx: MemberContext,
  { endpoint, p256dh, auth }: { endpoint: string; p256dh: string; auth: string },
): Promise<Record<string, never>> {
  const key = Buffer.from(p256dh, 'base64url')
  if (key.length !== PUBLIC_KEY_BYTES || key[0] !== 4 || Buffer.from(auth, 'base64url').length !== AUTH_BYTES)
    throw new Failure('INVALID_SUBSCRIPTION')
  const { userId, viewer } = ctx
  return transact(ctx, async (tx) => {
    const subscription = { id: newId('psh'), userId, sessionId: viewer.sessionId, endpoint, p256dh, auth }
    await savePushSubscription(tx.db, subscription, hashToken(endpoint), tx.now)
    await deleteOldestSubscriptions(tx.db, userId, MAX_PUSH_DEVICES)
    return {}
  })
}
