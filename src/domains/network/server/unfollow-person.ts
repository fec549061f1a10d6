import { unfollowed } from '#events/network.ts'
import type { MemberContext } from '#platform/server/services.ts'
import { publish, transact } from '#platform/server/transact.ts'
import { deleteFollows } from './follows.sql.ts'
import { lockPair } from './lock-pair.ts'
import { relationAfter } from './relation-view.ts'

export async function unfollowPerson(ctx: MemberContext, { userId: followedId }: { userId: string }) {
  const { userId: followerId } = ctx
  return transact(ctx, async (tx) => {
    await lockPair(tx, followerId, followedId)
    for (const gone of await deleteFollows(tx.db, [{ followerId, followedId }])) publish(tx, unfollowed(gone))
    return relationAfter(tx, followerId, followedId)
  })
}
