import { renamed } from '#events/workspaces.ts'
import { Failure } from '#platform/server/failure.ts'
import type { WorkspaceContext } from '#platform/server/services.ts'
import { publish, transact } from '#platform/server/transact.ts'
import type { WorkspaceView } from '../contract.ts'
import { lockMembership, toWorkspaceView } from './memberships.ts'
import { updateWorkspaceName } from './workspaces.sql.ts'

/** Fails with STALE when the workspace changed since `version`. */
export async function updateWorkspace(ctx: WorkspaceContext, { version, name }: { version: number; name: string }): Promise<WorkspaceView> {
  return transact(ctx, async (tx) => {
    const membership = await lockMembership(tx, ctx, 'manager')
    if (membership.version !== version) throw new Failure('STALE', { current: toWorkspaceView(membership) })
    await updateWorkspaceName(tx.db, membership.id, name)
    publish(tx, renamed({ workspaceId: membership.id }))
    return toWorkspaceView({ ...membership, name, version: version + 1 })
  })
}
