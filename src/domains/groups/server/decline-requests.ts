import type { MemberContext } from '#platform/server/services.ts'
import { transact } from '#platform/server/transact.ts'
import { lockModerated } from './own-group.ts'
import { closeRequests } from './withdraw-request.ts'

type Input = { groupId: string; userIds: readonly string[] }

/** Returns those whose requests were there. They are not told. */
export async function declineRequests(ctx: MemberContext, { groupId, userIds }: Input): Promise<{ userIds: string[] }> {
  return transact(ctx, async (tx) => {
    await lockModerated(tx, ctx, groupId)
    return { userIds: await closeRequests(tx, groupId, userIds) }
  })
}
