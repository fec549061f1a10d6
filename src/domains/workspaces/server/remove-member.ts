import { memberLeft } from '#events/workspaces.ts'
import { Failure, notFound } from '#platform/server/failure.ts'
import type { WorkspaceContext } from '#platform/server/services.ts'
import { publish, type Tx, transact } from '#platform/server/transact.ts'
import { revokeInvitationsBy } from './invitations.sql.ts'
import { deleteMember, findMemberRow } from './members.sql.ts'
import { lockMembership, rejectAbove } from './memberships.ts'
import { detachViews } from './saved-views.sql.ts'

/** Removes a member. Their sessions lose access with the next request. */
export async function removeMember(ctx: WorkspaceContext, { userId }: { userId: string }): Promise<void> {
  await transact(ctx, async (tx) => {
    const membership = await lockMembership(tx, ctx, 'manager')
    const member = await findMemberRow(tx.db, membership.id, userId)
    if (!member) throw notFound()
    rejectAbove(membership.role, member.role)
    await removeMembership(tx, { workspaceId: membership.id, userId, by: membership.userId })
  })
}

/** Ends the caller's own membership. */
export async function leaveWorkspace(ctx: WorkspaceContext): Promise<void> {
  await transact(ctx, async (tx) => {
    const { id, userId, role, kind } = await lockMembership(tx, ctx, 'staff')
    if (role === 'owner') throw new Failure(kind === 'personal' ? 'PERSONAL_STAYS' : 'OWNER_MUST_TRANSFER')
    await removeMembership(tx, { workspaceId: id, userId, by: userId })
  })
}

/** Ends a membership: revokes the invitations they sent and keeps the views they shared. */
export async function removeMembership(
  tx: Tx,
  { workspaceId, userId, by }: { workspaceId: string; userId: string; by: string },
): Promise<void> {
  await revokeInvitationsBy(tx.db, workspaceId, userId, tx.now)
  await detachViews(tx.db, workspaceId, userId)
  await deleteMember(tx.db, workspaceId, userId)
  publish(tx, memberLeft({ workspaceId, userId, by }))
}
