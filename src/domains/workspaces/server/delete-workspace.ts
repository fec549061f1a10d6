import { closed } from '#events/workspaces.ts'
import { Failure } from '#platform/server/failure.ts'
import type { WorkspaceContext } from '#platform/server/services.ts'
import { publish, transact } from '#platform/server/transact.ts'
import { lockMembership } from './memberships.ts'
import { deleteUnlessReferenced } from './workspaces.sql.ts'

/**
 * Deletes a business and its memberships, unless it has records that must be kept. The foreign keys of other domains decide which records
 * those are. `name` is typed as a confirmation.
 */
export async function deleteWorkspace(ctx: WorkspaceContext, { name }: { name: string }): Promise<void> {
  await transact(ctx, async (tx) => {
    const membership = await lockMembership(tx, ctx, 'owner')
    if (membership.kind === 'personal') throw new Failure('PERSONAL_STAYS')
    if (name.normalize('NFC').trim() !== membership.name) throw new Failure('NAME_DIFFERS')
    const kept = await deleteUnlessReferenced(tx.db, membership.id)
    if (kept) throw new Failure('WORKSPACE_IN_USE', kept)
    publish(tx, closed({ workspaceId: membership.id }))
  })
}
