import { loadUsers } from '#domains/accounts/server/index.ts'
import { joinRequested, memberJoined } from '#events/workspaces.ts'
import { Failure, notFound } from '#platform/server/failure.ts'
import { hashToken } from '#platform/server/secret-tokens.ts'
import type { MemberContext, OperationContext } from '#platform/server/services.ts'
import { publish, type Tx, transact } from '#platform/server/transact.ts'
import { type AcceptedInvitation, type InvitationPreview, MAX_MEMBERS } from '../contract.ts'
import { consumeInvitation, findInvitationByToken, type InvitationRow, type OpenInvitation, setJoinRequest } from './invitations.sql.ts'
import { findInvitedAddress } from './invited-address.ts'
import { countMemberships, findMemberRow, insertMember } from './members.sql.ts'
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

/**
 * Joins the workspace with a link, which works once, when the account's confirmed email is the invited one. Any other account waits until
 * the inviter's side confirms it, because links are forwarded. Fails with ALREADY_MEMBER, which does not use up the invitation.
 */
export async function acceptInvitation(ctx: MemberContext, { token }: { token: string }): Promise<AcceptedInvitation> {
  const { userId } = ctx
  const tokenHash = hashToken(token)
  return transact(ctx, async (tx) => {
    const found = await findInvitationByToken(tx.db, tokenHash, tx.now)
    const workspace = found && (await lockWorkspace(tx.db, found.workspaceId))
    if (!workspace) throw new Failure('TOKEN_INVALID')
    if (!(await isInvitedAccount(tx, found, userId))) return requestToJoin(tx, found, userId)
    const taken = await consumeInvitation(tx.db, tokenHash, { acceptedBy: userId, acceptedAt: tx.now })
    if (!taken) throw new Failure('TOKEN_INVALID')
    await joinWorkspace(tx, taken, userId)
    return { state: 'joined', workspace: toWorkspaceView({ ...workspace, role: taken.role, permissions: taken.permissions }) }
  })
}

async function isInvitedAccount(tx: Tx, { emailKey }: OpenInvitation, userId: string): Promise<boolean> {
  return (await findInvitedAddress(tx.db, userId)) === emailKey
}

async function requestToJoin(tx: Tx, invitation: OpenInvitation, userId: string): Promise<AcceptedInvitation> {
  const { id, workspaceId, workspaceName, requestedBy } = invitation
  await rejectMember(tx, workspaceId, userId)
  if (requestedBy !== userId) {
    if (!(await setJoinRequest(tx.db, id, { userId, now: tx.now }))) throw new Failure('TOKEN_INVALID')
    publish(tx, joinRequested({ workspaceId, invitationId: id, userId }))
  }
  return { state: 'waiting', workspace: { name: workspaceName } }
}

/** Adds the user under the terms of an invitation. Fails with TOO_MANY_WORKSPACES and ALREADY_MEMBER. */
export async function joinWorkspace(tx: Tx, { workspaceId, role, permissions }: InvitationRow, userId: string): Promise<void> {
  if ((await countMemberships(tx.db, userId)).all >= MAX_MEMBERS) throw new Failure('TOO_MANY_WORKSPACES', { most: MAX_MEMBERS })
  if (!(await insertMember(tx.db, { workspaceId, userId, role, permissions, joinedAt: tx.now }))) throw new Failure('ALREADY_MEMBER')
  publish(tx, memberJoined({ workspaceId, userId }))
}

async function rejectMember(tx: Tx, workspaceId: string, userId: string): Promise<void> {
  if (await findMemberRow(tx.db, workspaceId, userId)) throw new Failure('ALREADY_MEMBER')
}
