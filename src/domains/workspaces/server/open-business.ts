import { created } from '#events/workspaces.ts'
import { publish, type Tx } from '#platform/server/transact.ts'
import { newId } from '#platform/shared/ids.ts'
import { insertMember } from './members.sql.ts'
import { insertWorkspace, type WorkspaceRow } from './workspaces.sql.ts'

/** Creates a business in the caller's transaction. Returns its id. */
export async function openBusiness(tx: Tx, business: { name: string; ownerId: string }): Promise<string> {
  return (await insertBusiness(tx, business)).id
}

export async function insertBusiness(tx: Tx, { name, ownerId }: { name: string; ownerId: string }): Promise<WorkspaceRow> {
  const workspace = { id: newId('ws'), kind: 'business' as const, name, version: 1, createdAt: tx.now }
  await insertWorkspace(tx.db, workspace)
  await insertMember(tx.db, { workspaceId: workspace.id, userId: ownerId, role: 'owner', permissions: [], joinedAt: tx.now })
  publish(tx, created({ workspaceId: workspace.id, ownerId }))
  return workspace
}
