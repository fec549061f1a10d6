import { requestWithdrawn } from '#events/network.ts'
import type { MemberContext } from '#platform/server/services.ts'
import { publish, transact } from '#platform/server/transact.ts'
import { lockPeople } from './people.sql.ts'
import { pauseEnd } from './request.rules.ts'
import { deleteRequests, pauseRequests } from './requests.sql.ts'

/** Withdraws the member’s requests to these people. Returns those whom the member had asked. */
export async function withdrawRequests(ctx: MemberContext, { userIds }: { userIds: readonly string[] }) {
  const { userId: senderId } = ctx
  return transact(ctx, async (tx) => {
    await lockPeople(tx.db, [senderId, ...userIds])
    const gone = await deleteRequests(
      tx.db,
      userIds.map((receiverId) => ({ senderId, receiverId })),
    )
    await pauseRequests(tx.db, gone, pauseEnd(tx.now))
    publish(tx, ...gone.map(requestWithdrawn))
    return { userIds: gone.map(({ receiverId }) => receiverId) }
  })
}
