import { invitationClosed, memberJoined } from '#events/groups.ts'
import { publish, type Tx } from '#platform/server/transact.ts'
import { insertMembers } from './members.sql.ts'
import { deleteInvitations } from './requests.sql.ts'

/** Makes these people members; an open invitation ends. The caller has locked the group. */
export async function admit(tx: Tx, groupId: string, userIds: readonly string[], moderatorIds: readonly string[]): Promise<void> {
  const joined = await insertMembers(tx.db, groupId, userIds, tx.now)
  const invited = await deleteInvitations(tx.db, groupId, joined)
  publish(
    tx,
    ...joined.map((userId) => memberJoined({ groupId, userId, moderatorIds })),
    ...invited.map((userId) => invitationClosed({ groupId, userId, moderatorIds })),
  )
}
