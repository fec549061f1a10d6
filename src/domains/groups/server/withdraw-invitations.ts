import { invitationClosed } from '#events/groups.ts'
import type { MemberContext } from '#platform/server/services.ts'
import { publish, type Tx, transact } from '#platform/server/transact.ts'
import { loadStaffIds, lockModerated } from './own-group.ts'
import { deleteInvitations } from './requests.sql.ts'

type Input = { groupId: string; userIds: readonly string[] }

/** Returns those whose invitations were there. */
export async function withdrawInvitations(ctx: MemberContext, { groupId, userIds }: Input): Promise<{ userIds: string[] }> {
  return transact(ctx, async (tx) => {
    await lockModerated(tx, ctx, groupId)
    return { userIds: await closeInvitations(tx, groupId, userIds) }
  })
}

export async function closeInvitations(tx: Tx, groupId: string, userIds: readonly string[]): Promise<string[]> {
  const closed = await deleteInvitations(tx.db, groupId, userIds)
  const moderatorIds = await loadStaffIds(tx, groupId)
  publish(tx, ...closed.map((userId) => invitationClosed({ groupId, userId, moderatorIds })))
  return closed
}
