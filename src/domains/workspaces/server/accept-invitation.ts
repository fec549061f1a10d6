import { memberIn, usersOf } from '#domains/accounts/server/index.ts'
import { memberJoined } from '#facts/workspaces.ts'
import { Failure, notFound } from '#platform/server/failure.ts'
import type { Call } from '#platform/server/kernel.ts'
import { hashOfToken } from '#platform/server/secret-tokens.ts'
import { announce, transact } from '#platform/server/transact.ts'
import { type InvitationPreview, MAX_SEATS, type WorkspaceView } from '../contract.ts'
import { invitationByToken, takeInvitation } from './invitations.sql.ts'
import { countSeats, insertMember } from './members.sql.ts'
import { heldAreas } from './seat.rules.ts'
import { workspaceView } from './seats.ts'
import { lockWorkspace } from './workspaces.sql.ts'

/** What the link leads to; NOT_FOUND for every link that leads nowhere. */
export async function previewInvitation({ kernel: { db, now } }: Call, { token }: { token: string }): Promise<InvitationPreview> {
  const invitation = await invitationByToken(db, hashOfToken(token), now())
  if (!invitation) throw notFound()
  const { workspaceName, invitedBy, role, areas, expiresAt } = invitation
  const inviters = await usersOf(db, [invitedBy])
  return {
    ...{ workspace: { name: workspaceName }, invitedBy: inviters.get(invitedBy) ?? null },
    ...{ role, areas: heldAreas(role, areas), expiresAt: expiresAt.toISOString() },
  }
}

/** Whoever holds the link joins, once. Fails with ALREADY_MEMBER, which leaves the invitation good for somebody else. */
export async function acceptInvitation(call: Call, { token }: { token: string }): Promise<WorkspaceView> {
  const { id: userId } = memberIn(call)
  const tokenHash = hashOfToken(token)
  return transact(call, async (tx) => {
    const found = await invitationByToken(tx.db, tokenHash, tx.now)
    const workspace = found && (await lockWorkspace(tx.db, found.workspaceId))
    const taken = workspace && (await takeInvitation(tx.db, tokenHash, { acceptedBy: userId, acceptedAt: tx.now }))
    if (!taken) throw new Failure('TOKEN_INVALID')
    if ((await countSeats(tx.db, userId)).all >= MAX_SEATS) throw new Failure('TOO_MANY_WORKSPACES', { most: MAX_SEATS })
    const { workspaceId, role, areas } = taken
    if (!(await insertMember(tx.db, { workspaceId, userId, role, areas, joinedAt: tx.now }))) throw new Failure('ALREADY_MEMBER')
    announce(tx, memberJoined({ workspaceId, userId }))
    return workspaceView({ ...workspace, role, areas })
  })
}
