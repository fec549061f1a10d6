import { moderatorAdded } from '#events/groups.ts'
import { notFound } from '#platform/server/failure.ts'
import type { MemberContext } from '#platform/server/services.ts'
import { publish, transact } from '#platform/server/transact.ts'
import { loadRolesIn, updateRole } from './members.sql.ts'
import { loadStaffIds, lockModerated } from './own-group.ts'

type Input = { groupId: string; userId: string }

/** Adding a moderator twice changes nothing (spec §5). Fails with NOT_FOUND for somebody who is no member. */
export async function addModerator(ctx: MemberContext, { groupId, userId }: Input): Promise<Record<string, never>> {
  return transact(ctx, async (tx) => {
    await lockModerated(tx, ctx, groupId)
    const role = (await loadRolesIn(tx.db, groupId, [userId])).get(userId)
    if (!role) throw notFound()
    if (role === 'member') {
      await updateRole(tx.db, groupId, userId, 'moderator', tx.now)
      publish(tx, moderatorAdded({ groupId, userId, byId: ctx.userId, moderatorIds: await loadStaffIds(tx, groupId) }))
    }
    return {}
  })
}
