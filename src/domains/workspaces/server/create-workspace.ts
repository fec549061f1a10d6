import { Failure } from '#platform/server/failure.ts'
import type { MemberContext } from '#platform/server/services.ts'
import { transact } from '#platform/server/transact.ts'
import { MAX_OWNED, type WorkspaceView } from '../contract.ts'
import { countMemberships } from './members.sql.ts'
import { toWorkspaceView } from './memberships.ts'
import { insertBusiness } from './open-business.ts'
import { openPersonalWorkspace } from './open-personal-workspace.ts'
import { lockPersonalWorkspace } from './workspaces.sql.ts'

/** Creates a business for the caller. Fails with TOO_MANY_WORKSPACES above twenty. */
export async function createWorkspace(ctx: MemberContext, { name }: { name: string }): Promise<WorkspaceView> {
  const { id: ownerId } = ctx.viewer
  return transact(ctx, async (tx) => {
    await openPersonalWorkspace(tx, ownerId)
    await lockPersonalWorkspace(tx.db, ownerId)
    const { owned } = await countMemberships(tx.db, ownerId)
    if (owned >= MAX_OWNED) throw new Failure('TOO_MANY_WORKSPACES', { most: MAX_OWNED })
    return toWorkspaceView({ ...(await insertBusiness(tx, { name, ownerId })), role: 'owner', permissions: [] })
  })
}
