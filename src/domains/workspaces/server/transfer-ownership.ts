import { loadUsers } from '#domains/accounts/server/index.ts'
import { ownershipTransferred } from '#events/workspaces.ts'
import { recordAudit } from '#platform/server/audit.ts'
import { Failure, notFound } from '#platform/server/failure.ts'
import type { WorkspaceContext } from '#platform/server/services.ts'
import { publish, type Tx, transact } from '#platform/server/transact.ts'
import type { WorkspaceView } from '../contract.ts'
import { endInvitationsBy } from './end-invitations.ts'
import { findMemberRow, updateMembership } from './members.sql.ts'
import { lockMembership, toWorkspaceView } from './memberships.ts'

/** Transfers a business to a member. The previous owner stays as a manager, and their open invitations are revoked. */
export async function transferOwnership(ctx: WorkspaceContext, { userId }: { userId: string }): Promise<WorkspaceView> {
  return transact(ctx, async (tx) => {
    const membership = await lockMembership(tx, ctx, 'owner')
    if (membership.kind === 'personal') throw new Failure('PERSONAL_STAYS')
    const newOwner = userId !== membership.userId && (await findMemberRow(tx.db, membership.id, userId))
    if (!newOwner || !(await loadUsers(tx.db, [userId])).has(userId)) throw notFound()
    await endInvitationsBy(tx, membership.id, membership.userId)
    await swapOwner(tx, { workspaceId: membership.id, from: membership.userId, to: userId })
    await recordAudit(tx, {
      actor: membership.userId,
      action: 'workspaces.ownershipTransferred',
      resource: { type: 'workspace', id: membership.id },
      workspaceId: membership.id,
      client: ctx.client,
      details: { from: membership.userId, to: userId },
    })
    return toWorkspaceView({ ...membership, role: 'manager' })
  })
}

/** Demotes the previous owner first, because a workspace never has two owners. */
export async function swapOwner(tx: Tx, { workspaceId, from, to }: { workspaceId: string; from: string; to: string }): Promise<void> {
  await updateMembership(tx.db, { workspaceId, userId: from, role: 'manager', permissions: [] })
  await updateMembership(tx.db, { workspaceId, userId: to, role: 'owner', permissions: [] })
  publish(tx, ownershipTransferred({ workspaceId, from, to }))
}
