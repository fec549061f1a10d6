import { notFound } from '#platform/server/failure.ts'
import type { MemberContext } from '#platform/server/services.ts'
import { transact } from '#platform/server/transact.ts'
import type { WorkspaceView } from '../contract.ts'
import { joinWorkspace } from './accept-invitation.ts'
import { consumeReceived, findReceived } from './invitations.sql.ts'
import { findInvitedAddress } from './invited-address.ts'
import { toWorkspaceView } from './memberships.ts'
import { lockWorkspace } from './workspaces.sql.ts'

/** Joins the workspace whose invitation went to the caller's confirmed email. NOT_FOUND for all others, as for one that never was. */
export async function acceptReceivedInvitation(ctx: MemberContext, { id }: { id: string }): Promise<WorkspaceView> {
  const { userId } = ctx
  return transact(ctx, async (tx) => {
    const emailKey = await findInvitedAddress(tx.db, userId)
    const found = emailKey === null ? undefined : await findReceived(tx.db, id, { emailKey, now: tx.now })
    const workspace = found && (await lockWorkspace(tx.db, found.workspaceId))
    if (!workspace || emailKey === null) throw notFound()
    const taken = await consumeReceived(tx.db, id, { emailKey, userId, now: tx.now })
    if (!taken) throw notFound()
    await joinWorkspace(tx, taken, userId)
    return toWorkspaceView({ ...workspace, role: taken.role, permissions: taken.permissions })
  })
}
