import { memberLeft } from '#events/workspaces.ts'
import { publish, type Tx } from '#platform/server/transact.ts'
import { endInvitationsBy } from './end-invitations.ts'
import { deleteMember } from './members.sql.ts'
import { detachViews } from './saved-views.sql.ts'

/** Ends a membership: revokes the invitations they sent and keeps the views they shared. */
export async function removeMembership(
  tx: Tx,
  { workspaceId, userId, by }: { workspaceId: string; userId: string; by: string },
): Promise<void> {
  await endInvitationsBy(tx, workspaceId, userId)
  await detachViews(tx.db, workspaceId, userId)
  await deleteMember(tx.db, workspaceId, userId)
  publish(tx, memberLeft({ workspaceId, userId, by }))
}
