import { loadUsers } from '#domains/accounts/server/index.ts'
import type { Db } from '#platform/server/db.ts'
import type { InvitationView } from '../contract.ts'
import type { InvitationRow } from './invitations.sql.ts'
import { heldPermissions } from './membership.rules.ts'

export async function toInvitationViews(db: Db, now: Date, invitations: readonly InvitationRow[]): Promise<InvitationView[]> {
  const inviters = await loadUsers(
    db,
    invitations.map(({ invitedBy }) => invitedBy),
  )
  return invitations.map(({ id, email, role, permissions, invitedBy, createdAt, expiresAt, mailedAt }) => ({
    id,
    email,
    role,
    permissions: heldPermissions(role, permissions),
    invitedBy: inviters.get(invitedBy) ?? null,
    createdAt: createdAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
    mailedAt: mailedAt?.toISOString() ?? null,
    state: expiresAt > now ? 'pending' : 'expired',
  }))
}
