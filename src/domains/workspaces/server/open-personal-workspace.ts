import { usersOf } from '#domains/accounts/server/index.ts'
import { created } from '#facts/workspaces.ts'
import { announce, type Tx } from '#platform/server/transact.ts'
import { newId } from '#platform/shared/ids.ts'
import { insertMember } from './members.sql.ts'
import { insertPersonal } from './workspaces.sql.ts'

/** Somebody's own workspace, named after them; once, however often and however many at a time ask. Not for who is gone or leaving. */
export async function openPersonalWorkspace(tx: Tx, userId: string): Promise<void> {
  const user = (await usersOf(tx.db, [userId])).get(userId)
  if (!user) return
  const id = newId('ws')
  const opened = await insertPersonal(tx.db, {
    ...{ id, kind: 'personal' as const, personalOf: userId },
    ...{ name: user.username, version: 1, createdAt: tx.now },
  })
  if (!opened) return
  await insertMember(tx.db, { workspaceId: id, userId, role: 'owner', areas: [], joinedAt: tx.now })
  announce(tx, created({ workspaceId: id }))
}
