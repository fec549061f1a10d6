import { blocked, requestWithdrawn, unfollowed } from '#events/network.ts'
import type { MemberContext } from '#platform/server/services.ts'
import { publish, transact } from '#platform/server/transact.ts'
import { deleteFollows } from './follows.sql.ts'
import { lockPair } from './lock-pair.ts'
import { relationAfter } from './relation-view.ts'
import { deleteRequests } from './requests.sql.ts'
import { insertBlock } from './restrictions.sql.ts'

/** Ends following and requests both ways. Neither sees the other from now on. */
export async function blockPerson(ctx: MemberContext, { userId: blockedId }: { userId: string }) {
  const { userId: blockerId } = ctx
  return transact(ctx, async (tx) => {
    await lockPair(tx, blockerId, blockedId)
    const follows = await deleteFollows(tx.db, [
      { followerId: blockerId, followedId: blockedId },
      { followerId: blockedId, followedId: blockerId },
    ])
    const requests = await deleteRequests(tx.db, [
      { senderId: blockerId, receiverId: blockedId },
      { senderId: blockedId, receiverId: blockerId },
    ])
    publish(tx, ...follows.map(unfollowed), ...requests.map(requestWithdrawn))
    if (await insertBlock(tx.db, blockerId, blockedId, tx.now)) publish(tx, blocked({ blockerId, blockedId }))
    return relationAfter(tx, blockerId, blockedId)
  })
}
