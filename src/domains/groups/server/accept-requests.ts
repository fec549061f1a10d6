import { requestClosed } from '#events/groups.ts'
import type { MemberContext } from '#platform/server/services.ts'
import { publish, transact } from '#platform/server/transact.ts'
import { admit } from './admit.ts'
import { loadStaffIds, lockModerated } from './own-group.ts'
import { deletePresentRequests } from './requests.sql.ts'

type Input = { groupId: string; userIds: readonly string[] }

/** Returns those whose requests were there. */
export async function acceptRequests(ctx: MemberContext, { groupId, userIds }: Input): Promise<{ userIds: string[] }> {
  return transact(ctx, async (tx) => {
    await lockModerated(tx, ctx, groupId)
    const moderatorIds = await loadStaffIds(tx, groupId)
    const accepted = await deletePresentRequests(tx.db, groupId, userIds)
    publish(tx, ...accepted.map((userId) => requestClosed({ groupId, userId, moderatorIds, acceptedBy: ctx.userId })))
    await admit(tx, groupId, accepted, moderatorIds)
    return { userIds: accepted }
  })
}
