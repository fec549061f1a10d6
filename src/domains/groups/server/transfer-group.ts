import { loadVisibleUsers } from '#domains/accounts/server/index.ts'
import { ownerChanged } from '#events/groups.ts'
import { notFound } from '#platform/server/failure.ts'
import type { MemberContext } from '#platform/server/services.ts'
import { publish, transact } from '#platform/server/transact.ts'
import type { GroupView } from '../contract.ts'
import { loadGroupView } from './group-views.ts'
import { loadRolesIn, updateRole } from './members.sql.ts'
import { loadStaffIds, lockOwned } from './own-group.ts'

/** Fails with NOT_FOUND for somebody who is no member, and for oneself. */
export async function transferGroup(ctx: MemberContext, { groupId, userId }: { groupId: string; userId: string }): Promise<GroupView> {
  const { userId: byId } = ctx
  return transact(ctx, async (tx) => {
    await lockOwned(tx, ctx, groupId)
    const role = (await loadRolesIn(tx.db, groupId, [userId])).get(userId)
    if (userId === byId || !role || !(await loadVisibleUsers(tx.db, [userId])).has(userId)) throw notFound()
    // A group never has two owners.
    await updateRole(tx.db, groupId, byId, 'moderator', tx.now)
    await updateRole(tx.db, groupId, userId, 'owner', tx.now)
    publish(tx, ownerChanged({ groupId, userId, byId, moderatorIds: await loadStaffIds(tx, groupId) }))
    return loadGroupView(tx.db, ctx, groupId)
  })
}
