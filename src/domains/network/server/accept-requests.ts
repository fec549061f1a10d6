import { followed, requestAccepted } from '#events/network.ts'
import type { MemberContext } from '#platform/server/services.ts'
import { publish, transact } from '#platform/server/transact.ts'
import { insertFollows } from './follows.sql.ts'
import { lockPeople } from './people.sql.ts'
import { deleteRequests } from './requests.sql.ts'

/** Each of the senders becomes a follower of the member (spec §4). Returns those whose requests were there. */
export async function acceptRequests(ctx: MemberContext, { userIds }: { userIds: readonly string[] }) {
  const { userId: receiverId } = ctx
  return transact(ctx, async (tx) => {
    await lockPeople(tx.db, [receiverId, ...userIds])
    const accepted = await deleteRequests(
      tx.db,
      userIds.map((senderId) => ({ senderId, receiverId })),
    )
    const follows = await insertFollows(
      tx.db,
      accepted.map(({ senderId }) => ({ followerId: senderId, followedId: receiverId })),
      tx.now,
    )
    publish(tx, ...accepted.map(requestAccepted), ...follows.map((follow) => followed({ ...follow, byRequest: true })))
    return { userIds: accepted.map(({ senderId }) => senderId) }
  })
}
