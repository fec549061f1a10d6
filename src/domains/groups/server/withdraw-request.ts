import { requestClosed } from '#events/groups.ts'
import type { MemberContext } from '#platform/server/services.ts'
import { publish, type Tx, transact } from '#platform/server/transact.ts'
import type { GroupView } from '../contract.ts'
import { loadGroupView } from './group-views.ts'
import { loadStaffIds, lockGroup } from './own-group.ts'
import { deleteRequests } from './requests.sql.ts'

export async function withdrawRequest(ctx: MemberContext, { groupId }: { groupId: string }): Promise<GroupView> {
  return transact(ctx, async (tx) => {
    await lockGroup(tx, ctx, groupId)
    await closeRequests(tx, groupId, [ctx.userId])
    return loadGroupView(tx.db, ctx, groupId)
  })
}

/** Ends requests without a membership. Returns those that were there. */
export async function closeRequests(tx: Tx, groupId: string, userIds: readonly string[]): Promise<string[]> {
  const closed = await deleteRequests(tx.db, groupId, userIds)
  const moderatorIds = await loadStaffIds(tx, groupId)
  publish(tx, ...closed.map((userId) => requestClosed({ groupId, userId, moderatorIds, acceptedBy: null })))
  return closed
}
