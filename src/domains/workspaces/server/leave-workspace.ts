import { Failure } from '#platform/server/failure.ts'
import type { WorkspaceContext } from '#platform/server/services.ts'
import { transact } from '#platform/server/transact.ts'
import { lockMembership } from './memberships.ts'
import { removeMembership } from './remove-membership.ts'

/** Ends the caller's own membership. */
export async function leaveWorkspace(ctx: WorkspaceContext): Promise<void> {
  await transact(ctx, async (tx) => {
    const { id, userId, role, kind } = await lockMembership(tx, ctx, 'staff')
    if (role === 'owner') throw new Failure(kind === 'personal' ? 'PERSONAL_STAYS' : 'OWNER_MUST_TRANSFER')
    await removeMembership(tx, { workspaceId: id, userId, by: userId })
  })
}
