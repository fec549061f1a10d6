import { loadUsers } from '#domains/accounts/server/index.ts'
import { memberJoined } from '#events/workspaces.ts'
import { Failure, notFound } from '#platform/server/failure.ts'
import { hashToken } from '#platform/server/secret-tokens.ts'
import type { MemberContext, OperationContext } from '#platform/server/services.ts'
import { publish, transact } from '#platform/server/transact.ts'
import { type InvitationPreview, MAX_MEMBERS, type WorkspaceView } from '../contract.ts'
import { consumeInvitation, findInvitationByToken } from './invitations.sql.ts'
import { countMemberships, insertMember } from './members.sql.ts'
import { heldPermissions } from './membership.rules.ts'
import { toWorkspaceView } from './memberships.ts'
import { lockWorkspace } from './workspaces.sql.ts'

/** Shows the invitation behind a link. Fails with NOT_FOUND for every link that is not valid. */
export async function previewInvitation(
  { services: { db, now } }: OperationContext,
  { token }: { token: string },
): Promise<InvitationPreview> {
  const invitation = await findInvitationByToken(db, hashToken(token), now())
  if (!invitation) throw notFound()
  const { workspaceName, invitedBy, role, permissions, expiresAt } = invitation
  const inviters = await loadUsers(db, [invitedBy])
  return {
    workspace: { name: workspaceName },
    invitedBy: inviters.get(invitedBy) ?? null,
    role,
    permissions: heldPermissions(role, permissions),
    expiresAt: expiresAt.toISOString(),
  }
}

/** Joins the workspace with a link, which works once. Fails with ALREADY_MEMBER, which does not use up the invitation. */
export async function acceptInvitation(ctx: MemberContext, { token }: { token: string }): Promise<WorkspaceView> {
  const { userId } = ctx
  const tokenHash = hashToken(token)
  return transact(ctx, async (tx) => {
    const found = await findInvitationByToken(tx.db, tokenHash, tx.now)
    const workspace = found && (await lockWorkspace(tx.db, found.workspaceId))
    const taken = workspace && (await consumeInvitation(tx.db, tokenHash, { acceptedBy: userId, acceptedAt: tx.now }))
    if (!taken) throw new Failure('TOKEN_INVALID')
    if ((await countMemberships(tx.db, userId)).all >= MAX_MEMBERS) throw new Failure('TOO_MANY_WORKSPACES', { most: MAX_MEMBERS })
    const { workspaceId, role, permissions } = taken
    if (!(await insertMember(tx.db, { workspaceId, userId, role, permissions, joinedAt: tx.now }))) throw new Failure('ALREADY_MEMBER')
    publish(tx, memberJoined({ workspaceId, userId }))
    return toWorkspaceView({ ...workspace, role, permissions })
  })
}
