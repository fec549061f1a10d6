import { moderatorRemoved } from '#events/groups.ts'
import { Failure, notFound } from '#platform/server/failure.ts'
import type { MemberContext } from '#platform/server/services.ts'
import { publish, transact } from '#platform/server/transact.ts'
import { loadRolesIn, updateRole } from './members.sql.ts'
import { loadStaffIds, lockModerated } from './own-group.ts'

type Input = { groupId: string; userId: string }

/** The person stays a member. Fails with OWNER_STAYS, and with NOT_FOUND for somebody who is no member. */
export async function removeModerator(ctx: MemberContext, { groupId, userId }: Input): Promise<Record<string, never>> {
  return transact(ctx, async (tx) => {
    await lockModerated(tx, ctx, groupId)
    const role = (await loadRolesIn(tx.db, groupId, [userId])).get(userId)
    if (!role) throw notFound()
    if (role === 'owner') throw new Failure('OWNER_STAYS')
    if (role === 'moderator') {
      await updateRole(tx.db, groupId, userId, 'member', tx.now)
      publish(tx, moderatorRemoved({ groupId, userId, moderatorIds: await loadStaffIds(tx, groupId) }))
    }
    return {}
  })
}
