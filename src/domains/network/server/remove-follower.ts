import { unfollowed } from '#events/network.ts'
import type { MemberContext } from '#platform/server/services.ts'
import { publish, transact } from '#platform/server/transact.ts'
import { deleteFollows } from './follows.sql.ts'
import { lockPair } from './lock-pair.ts'
import { relationAfter } from './relation-view.ts'

/** Ends that somebody follows the member. They are not told. */
export async function removeFollower(ctx: MemberContext, { userId: followerId }: { userId: string }) {
  const { userId: followedId } = ctx
  return transact(ctx, async (tx) => {
    await lockPair(tx, followedId, followerId)
    for (const gone of await deleteFollows(tx.db, [{ followerId, followedId }])) publish(tx, unfollowed(gone))
    return relationAfter(tx, followedId, followerId)
  })
}
