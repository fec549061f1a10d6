import { notFound } from '#platform/server/failure.ts'
import type { WorkspaceContext } from '#platform/server/services.ts'
import { transact } from '#platform/server/transact.ts'
import { joinWorkspace } from './accept-invitation.ts'
import { consumeJoinRequest, findPendingInvitation } from './invitations.sql.ts'
import { lockMembership, rejectAbove } from './memberships.ts'

/**
 * Lets the account join that opened the link instead of the invited one. `userId` is the account that the caller saw: fails with NOT_FOUND
 * when somebody else requested it since.
 */
export async function confirmInvitation(ctx: WorkspaceContext, { id, userId }: { id: string; userId: string }): Promise<void> {
  await transact(ctx, async (tx) => {
    const membership = await lockMembership(tx, ctx, 'manager')
    const pending = await findPendingInvitation(tx.db, membership.id, id)
    if (!pending) throw notFound()
    rejectAbove(membership.role, pending.role)
    const taken = await consumeJoinRequest(tx.db, { id, workspaceId: membership.id, userId, now: tx.now })
    if (!taken) throw notFound()
    await joinWorkspace(tx, taken, userId)
  })
}
