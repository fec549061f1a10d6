import { notFound } from '#platform/server/failure.ts'
import type { MemberContext, WorkspaceContext } from '#platform/server/services.ts'
import { transactAsSystem } from '#platform/server/transact.ts'
import type { WorkspaceView } from '../contract.ts'
import { toWorkspaceView } from './memberships.ts'
import { openPersonalWorkspace } from './open-personal-workspace.ts'
import { findMembership, loadMemberships } from './workspaces.sql.ts'

/** Lists the caller's workspaces. Creates the personal one when the listener of their registration has not run yet. */
export async function listWorkspaces(ctx: MemberContext): Promise<WorkspaceView[]> {
  const { userId } = ctx
  const memberships = await loadMemberships(ctx.services.db, userId)
  if (memberships[0]?.personal) return memberships.map(toWorkspaceView)
  await transactAsSystem(ctx.services, (tx) => openPersonalWorkspace(tx, userId))
  return (await loadMemberships(ctx.services.db, userId)).map(toWorkspaceView)
}

export async function getWorkspace(ctx: WorkspaceContext): Promise<WorkspaceView> {
  const row = await findMembership(ctx.services.db, ctx.userId, ctx.membership.workspaceId)
  if (!row) throw notFound()
  return toWorkspaceView(row)
}
