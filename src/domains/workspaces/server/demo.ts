/** The demo data: a business with a second member, and one that invited somebody. No event, so that nobody gets a mail today. */
import { toEmailKey } from '#domains/accounts/server/index.ts'
import type { Tx } from '#platform/server/transact.ts'
import { newId } from '#platform/shared/ids.ts'
import { insertInvitation } from './invitations.sql.ts'
import { findOwner, insertMember } from './members.sql.ts'

const DAY_MS = 24 * 3600_000

/** She joined a while after the business opened. */
export async function seedStaff(tx: Tx, { workspaceId, userId }: { workspaceId: string; userId: string }): Promise<void> {
  await insertMember(tx.db, {
    workspaceId,
    userId,
    role: 'staff',
    permissions: ['orders', 'catalog', 'inventory', 'procurement'],
    joinedAt: new Date(tx.now.getTime() - 400 * DAY_MS),
  })
}

export async function seedInvitation(tx: Tx, { workspaceId, email }: { workspaceId: string; email: string }): Promise<void> {
  const invitedBy = await findOwner(tx.db, workspaceId)
  if (!invitedBy) return
  await insertInvitation(tx.db, {
    id: newId('inv'),
    workspaceId,
    email,
    emailKey: toEmailKey(email),
    role: 'staff',
    permissions: ['orders', 'inventory'],
    language: 'en',
    invitedBy,
    createdAt: new Date(tx.now.getTime() - DAY_MS),
    expiresAt: new Date(tx.now.getTime() + 6 * DAY_MS),
  })
}
