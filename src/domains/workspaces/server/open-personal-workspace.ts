import { loadUsers } from '#domains/accounts/server/index.ts'
import { created } from '#events/workspaces.ts'
import { publish, type Tx } from '#platform/server/transact.ts'
import { newId } from '#platform/shared/ids.ts'
import { insertMember } from './members.sql.ts'
import { insertPersonalWorkspace } from './workspaces.sql.ts'

/**
 * Creates a user's personal workspace, named after them. Concurrent and repeated calls create it once. Does nothing for a deleted user or
 * one who is deleting their account.
 */
export async function openPersonalWorkspace(tx: Tx, userId: string): Promise<void> {
  const user = (await loadUsers(tx.db, [userId])).get(userId)
  if (!user) return
  const id = newId('ws')
  const opened = await insertPersonalWorkspace(tx.db, {
    id,
    kind: 'personal' as const,
    personalUserId: userId,
    name: user.username,
    version: 1,
    createdAt: tx.now,
  })
  if (!opened) return
  await insertMember(tx.db, { workspaceId: id, userId, role: 'owner', permissions: [], joinedAt: tx.now })
  publish(tx, created({ workspaceId: id, ownerId: userId }))
}
