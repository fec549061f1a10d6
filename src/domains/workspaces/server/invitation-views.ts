import type { UserView } from '#domains/accounts/contract.ts'
import { loadUsers } from '#domains/accounts/server/index.ts'
import type { Db } from '#platform/server/db.ts'
import type { InvitationView } from '../contract.ts'
import type { InvitationRow } from './invitations.sql.ts'
import { heldPermissions } from './membership.rules.ts'

export async function toInvitationViews(db: Db, now: Date, invitations: readonly InvitationRow[]): Promise<InvitationView[]> {
  const users = await loadUsers(
    db,
    invitations.flatMap(({ invitedBy, requestedBy }) => (requestedBy ? [invitedBy, requestedBy] : [invitedBy])),
  )
  return invitations.map(({ id, email, role, permissions, invitedBy, createdAt, expiresAt, mailedAt, requestedBy, requestedAt }) => ({
    id,
    email,
    role,
    permissions: heldPermissions(role, permissions),
    invitedBy: users.get(invitedBy) ?? null,
    createdAt: createdAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
    mailedAt: mailedAt?.toISOString() ?? null,
    request: toRequest(requestedBy ? users.get(requestedBy) : undefined, requestedAt),
    state: expiresAt > now ? 'pending' : 'expired',
  }))
}

function toRequest(user: UserView | undefined, at: Date | null): InvitationView['request'] {
  return user && at ? { user, at: at.toISOString() } : null
}
