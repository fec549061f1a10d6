import { memberIn } from '#domains/accounts/server/index.ts'
import { created } from '#facts/workspaces.ts'
import { Failure } from '#platform/server/failure.ts'
import type { Call } from '#platform/server/kernel.ts'
import { announce, type Tx, transact } from '#platform/server/transact.ts'
import { newId } from '#platform/shared/ids.ts'
import { MAX_OWNED, type WorkspaceView } from '../contract.ts'
import { countSeats, insertMember } from './members.sql.ts'
import { openPersonalWorkspace } from './open-personal-workspace.ts'
import { workspaceView } from './seats.ts'
import { insertWorkspace, lockPersonal, type WorkspaceRow } from './workspaces.sql.ts'

/** A business of one's own. Fails with TOO_MANY_WORKSPACES beyond twenty. */
export async function foundWorkspace(call: Call, { name }: { name: string }): Promise<WorkspaceView> {
  const { id: ownerId } = memberIn(call)
  return transact(call, async (tx) => {
    await openPersonalWorkspace(tx, ownerId)
    await lockPersonal(tx.db, ownerId)
    const { owned } = await countSeats(tx.db, ownerId)
    if (owned >= MAX_OWNED) throw new Failure('TOO_MANY_WORKSPACES', { most: MAX_OWNED })
    return workspaceView({ ...(await found(tx, { name, ownerId })), role: 'owner', areas: [] })
  })
}

/** Founds a business in the caller's transaction. Answers its id. */
export async function createWorkspace(tx: Tx, business: { name: string; ownerId: string }): Promise<string> {
  return (await found(tx, business)).id
}

async function found(tx: Tx, { name, ownerId }: { name: string; ownerId: string }): Promise<WorkspaceRow> {
  const workspace = { id: newId('ws'), kind: 'business' as const, name, version: 1, createdAt: tx.now }
  await insertWorkspace(tx.db, workspace)
  await insertMember(tx.db, { workspaceId: workspace.id, userId: ownerId, role: 'owner', areas: [], joinedAt: tx.now })
  announce(tx, created({ workspaceId: workspace.id }))
  return workspace
}
