import { invitationEnded } from '#events/workspaces.ts'
import { notFound } from '#platform/server/failure.ts'
import type { MemberContext } from '#platform/server/services.ts'
import { publish, transact } from '#platform/server/transact.ts'
import { findReceived, revokeReceived } from './invitations.sql.ts'
import { findInvitedAddress } from './invited-address.ts'

/** Ends an invitation to the caller's confirmed email, and its link. Nobody is told. */
export async function declineReceivedInvitation(ctx: MemberContext, { id }: { id: string }): Promise<void> {
  await transact(ctx, async (tx) => {
    const emailKey = await findInvitedAddress(tx.db, ctx.userId)
    const found = emailKey === null ? undefined : await findReceived(tx.db, id, { emailKey, now: tx.now })
    if (!found || !(await revokeReceived(tx.db, id, { emailKey: found.emailKey, now: tx.now }))) throw notFound()
    publish(tx, invitationEnded({ workspaceId: found.workspaceId, invitationId: id }))
  })
}
