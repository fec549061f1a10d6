import { notFound } from '#platform/server/failure.ts'
import type { WorkspaceContext } from '#platform/server/services.ts'
import { transact } from '#platform/server/transact.ts'
import { findMemberRow } from './members.sql.ts'
import { lockMembership, rejectAbove } from './memberships.ts'
import { removeMembership } from './remove-membership.ts'

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
