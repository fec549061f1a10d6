import { requestDeclined } from '#events/network.ts'
import type { MemberContext } from '#platform/server/services.ts'
import { publish, transact } from '#platform/server/transact.ts'
import { lockPeople } from './people.sql.ts'
import { pauseEnd } from './request.rules.ts'
import { deleteRequests, pauseRequests } from './requests.sql.ts'

/** The senders are not told. Returns those whose requests were there. */
export async function declineRequests(ctx: MemberContext, { userIds }: { userIds: readonly string[] }) {
  const { userId: receiverId } = ctx
  return transact(ctx, async (tx) => {
    await lockPeople(tx.db, [receiverId, ...userIds])
    const gone = await deleteRequests(
      tx.db,
      userIds.map((senderId) => ({ senderId, receiverId })),
    )
    await pauseRequests(tx.db, gone, pauseEnd(tx.now))
    publish(tx, ...gone.map(requestDeclined))
    return { userIds: gone.map(({ senderId }) => senderId) }
  })
}
