import { memberLeft, ownerChanged } from '#events/groups.ts'
import { Failure } from '#platform/server/failure.ts'
import type { MemberContext } from '#platform/server/services.ts'
import { publish, type Tx, transact } from '#platform/server/transact.ts'
import type { GroupView } from '../contract.ts'
import { loadGroupView } from './group-views.ts'
import { deleteMember, findHeir, updateRole } from './members.sql.ts'
import { loadStaffIds, lockGroup } from './own-group.ts'

/** Leaving twice changes nothing. Fails with LAST_MEMBER for the only member. */
export async function leaveGroup(ctx: MemberContext, { groupId }: { groupId: string }): Promise<GroupView> {
  const { userId } = ctx
  return transact(ctx, async (tx) => {
    const { role } = await lockGroup(tx, ctx, groupId)
    if (role !== null && !(await departMember(tx, { groupId, userId, isOwner: role === 'owner' }))) throw new Failure('LAST_MEMBER')
    return loadGroupView(tx.db, ctx, groupId)
  })
}

type Leaving = { groupId: string; userId: string; isOwner: boolean }

/** Ends a membership; a group without its owner goes to the heir. Returns false, and changes nothing, when there is none. */
export async function departMember(tx: Tx, { groupId, userId, isOwner }: Leaving): Promise<boolean> {
  const heir = isOwner ? await findHeir(tx.db, groupId) : undefined
  if (isOwner && !heir) return false
  await deleteMember(tx.db, groupId, userId)
  if (heir) await updateRole(tx.db, groupId, heir, 'owner', tx.now)
  const moderatorIds = await loadStaffIds(tx, groupId)
  publish(tx, memberLeft({ groupId, userId, moderatorIds }))
  if (heir) publish(tx, ownerChanged({ groupId, userId: heir, moderatorIds, byId: null }))
  return true
}
