import type { MemberContext } from '#platform/server/services.ts'
import { transact } from '#platform/server/transact.ts'
import type { GroupView } from '../contract.ts'
import { loadGroupView } from './group-views.ts'
import { lockGroup } from './own-group.ts'
import { closeInvitations } from './withdraw-invitations.ts'

export async function declineInvitation(ctx: MemberContext, { groupId }: { groupId: string }): Promise<GroupView> {
  return transact(ctx, async (tx) => {
    await lockGroup(tx, ctx, groupId)
    await closeInvitations(tx, groupId, [ctx.userId])
    return loadGroupView(tx.db, ctx, groupId)
  })
}
