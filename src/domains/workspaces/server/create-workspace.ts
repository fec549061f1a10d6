import { created } from '#events/workspaces.ts'
import { Failure } from '#platform/server/failure.ts'
import type { MemberContext } from '#platform/server/services.ts'
import { publish, type Tx, transact } from '#platform/server/transact.ts'
import { newId } from '#platform/shared/ids.ts'
import { MAX_OWNED, type WorkspaceView } from '../contract.ts'
import { countMemberships, insertMember } from './members.sql.ts'
import { toWorkspaceView } from './memberships.ts'
import { openPersonalWorkspace } from './open-personal-workspace.ts'
import { insertWorkspace, lockPersonalWorkspace, type WorkspaceRow } from './workspaces.sql.ts'

/** Creates a business for the caller. Fails with TOO_MANY_WORKSPACES above twenty. */
export async function createOwnWorkspace(ctx: MemberContext, { name }: { name: string }): Promise<WorkspaceView> {
  const { id: ownerId } = ctx.viewer
  return transact(ctx, async (tx) => {
    await openPersonalWorkspace(tx, ownerId)
    await lockPersonalWorkspace(tx.db, ownerId)
    const { owned } = await countMemberships(tx.db, ownerId)
    if (owned >= MAX_OWNED) throw new Failure('TOO_MANY_WORKSPACES', { most: MAX_OWNED })
    return toWorkspaceView({ ...(await insertBusiness(tx, { name, ownerId })), role: 'owner', permissions: [] })
  })
}

/** Creates a business in the caller's transaction. Returns its id. */
export async function createWorkspace(tx: Tx, business: { name: string; ownerId: string }): Promise<string> {
  return (await insertBusiness(tx, business)).id
}

async function insertBusiness(tx: Tx, { name, ownerId }: { name: string; ownerId: string }): Promise<WorkspaceRow> {
  const workspace = { id: newId('ws'), kind: 'business' as const, name, version: 1, createdAt: tx.now }
  await insertWorkspace(tx.db, workspace)
  await insertMember(tx.db, { workspaceId: workspace.id, userId: ownerId, role: 'owner', permissions: [], joinedAt: tx.now })
  publish(tx, created({ workspaceId: workspace.id }))
  return workspace
}
