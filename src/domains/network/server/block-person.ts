import { blocked } from '#events/network.ts'
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
    await deleteFollows(tx.db, [
      { followerId: blockerId, followedId: blockedId },
      { followerId: blockedId, followedId: blockerId },
    ])
    await deleteRequests(tx.db, [
      { senderId: blockerId, receiverId: blockedId },
      { senderId: blockedId, receiverId: blockerId },
    ])
    if (await insertBlock(tx.db, blockerId, blockedId, tx.now)) publish(tx, blocked({ blockerId, blockedId }))
    return relationAfter(tx, blockerId, blockedId)
  })
}
