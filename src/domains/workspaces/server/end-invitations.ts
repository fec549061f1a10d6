import { invitationEnded } from '#events/workspaces.ts'
import { publish, type Tx } from '#platform/server/transact.ts'
import { revokeInvitationsBy } from './invitations.sql.ts'

/** Revokes the open invitations of a member who may no longer invite. */
export async function endInvitationsBy(tx: Tx, workspaceId: string, userId: string): Promise<void> {
  for (const ended of await revokeInvitationsBy(tx.db, workspaceId, userId, tx.now)) publish(tx, invitationEnded(ended))
}
