import { banLifted } from '#events/groups.ts'
import type { MemberContext } from '#platform/server/services.ts'
import { publish, transact } from '#platform/server/transact.ts'
import { deleteBan } from './bans.sql.ts'
import { loadStaffIds, lockModerated } from './own-group.ts'

/** The person may join again. Lifting twice changes nothing. */
export async function liftBan(
  ctx: MemberContext,
  { groupId, userId }: { groupId: string; userId: string },
): Promise<Record<string, never>> {
  return transact(ctx, async (tx) => {
    await lockModerated(tx, ctx, groupId)
    if (await deleteBan(tx.db, groupId, userId)) publish(tx, banLifted({ groupId, moderatorIds: await loadStaffIds(tx, groupId) }))
    return {}
  })
}
