import { notFound } from '#platform/server/failure.ts'
import type { WorkspaceContext } from '#platform/server/services.ts'
import { transact } from '#platform/server/transact.ts'
import type { InvitationView } from '../contract.ts'
import { invitationTerms, publishInvitation, requireInvitationAllowed } from './invitation-changes.ts'
import { findPendingInvitation, renewInvitation } from './invitations.sql.ts'
import { lockMembership, rejectAbove } from './memberships.ts'

/** Mails a new link for an open invitation, expired or not. */
export async function resendInvitation(ctx: WorkspaceContext, { id }: { id: string }): Promise<InvitationView> {
  await requireInvitationAllowed(ctx)
  return transact(ctx, async (tx) => {
    const membership = await lockMembership(tx, ctx, 'manager')
    const pending = await findPendingInvitation(tx.db, membership.id, id)
    if (!pending) throw notFound()
    rejectAbove(membership.role, pending.role)
    await renewInvitation(tx.db, id, { ...pending, ...invitationTerms(tx, ctx, membership) })
    return publishInvitation(tx, membership, id)
  })
}
