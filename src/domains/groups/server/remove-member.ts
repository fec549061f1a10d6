import { memberRemoved } from '#events/groups.ts'
import { Failure } from '#platform/server/failure.ts'
import type { MemberContext } from '#platform/server/services.ts'
import { publish, transact } from '#platform/server/transact.ts'
import { insertBan } from './bans.sql.ts'
import { deleteMember, loadRolesIn } from './members.sql.ts'
import { loadStaffIds, lockModerated, rememberPeople } from './own-group.ts'

type Input = { groupId: string; userId: string; reason: string; ban: boolean }

/** The member is told the reason, and with `ban` kept out. Removing somebody who is no member changes nothing. Fails with OWNER_STAYS. */
export async function removeMember(ctx: MemberContext, { groupId, userId, reason, ban }: Input): Promise<Record<string, never>> {
  return transact(ctx, async (tx) => {
    await lockModerated(tx, ctx, groupId)
    if ((await loadRolesIn(tx.db, groupId, [userId])).get(userId) === 'owner') throw new Failure('OWNER_STAYS')
    if (!(await deleteMember(tx.db, groupId, userId))) return {}
    if (ban) {
      // An administrator who is in no group has no row yet.
      await rememberPeople(tx, [ctx.userId])
      await insertBan(tx.db, { groupId, userId, byId: ctx.userId }, tx.now)
    }
    publish(tx, memberRemoved({ groupId, userId, byId: ctx.userId, reason, moderatorIds: await loadStaffIds(tx, groupId) }))
    return {}
  })
}
