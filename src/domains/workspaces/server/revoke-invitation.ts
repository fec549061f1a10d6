import { invitationEnded } from '#events/workspaces.ts'
import { notFound } from '#platform/server/failure.ts'
import type { WorkspaceContext } from '#platform/server/services.ts'
import { publish, transact } from '#platform/server/transact.ts'
import { findPendingInvitation, setInvitationRevoked as revokeRow } from './invitations.sql.ts'
import { lockMembership, rejectAbove } from './memberships.ts'

/** Revokes an invitation, so that its link stops working. */
export async function revokeInvitation(ctx: WorkspaceContext, { id }: { id: string }): Promise<void> {
  await transact(ctx, async (tx) => {
    const membership = await lockMembership(tx, ctx, 'manager')
    const pending = await findPendingInvitation(tx.db, membership.id, id)
    if (!pending) throw notFound()
    rejectAbove(membership.role, pending.role)
    await revokeRow(tx.db, id, tx.now)
    publish(tx, invitationEnded({ workspaceId: membership.id, invitationId: id }))
  })
}
