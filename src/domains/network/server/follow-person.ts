import { followed } from '#events/network.ts'
import { Failure, notFound } from '#platform/server/failure.ts'
import type { MemberContext } from '#platform/server/services.ts'
import { publish, transact } from '#platform/server/transact.ts'
import { insertFollows } from './follows.sql.ts'
import { FOLLOWS_PER_HOUR } from './limits.ts'
import { lockPair } from './lock-pair.ts'
import { relationAfter } from './relation-view.ts'
import { deleteRequests } from './requests.sql.ts'

/** Fails with REQUEST_NEEDED for a private account. A request that is still open ends. */
export async function followPerson(ctx: MemberContext, { userId: followedId }: { userId: string }) {
  const { services, userId: followerId, idempotency } = ctx
  await services.limits.consume(FOLLOWS_PER_HOUR, followerId, idempotency?.key)
  return transact(ctx, async (tx) => {
    const { other, relation } = await lockPair(tx, followerId, followedId)
    if (relation.blocked) throw notFound()
    if (!relation.following) {
      if (other.isPrivate) throw new Failure('REQUEST_NEEDED')
      await deleteRequests(tx.db, [{ senderId: followerId, receiverId: followedId }])
      await insertFollows(tx.db, [{ followerId, followedId }], tx.now)
      publish(tx, followed({ followerId, followedId, byRequest: false }))
    }
    return relationAfter(tx, followerId, followedId)
  })
}
