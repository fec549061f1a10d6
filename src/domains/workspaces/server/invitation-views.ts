import { usersOf } from '#domains/accounts/server/index.ts'
import type { Db } from '#platform/server/db.ts'
import type { InvitationView } from '../contract.ts'
import type { InvitationRow } from './invitations.sql.ts'
import { heldAreas } from './seat.rules.ts'

export async function invitationViews(db: Db, now: Date, invitations: readonly InvitationRow[]): Promise<InvitationView[]> {
  const inviters = await usersOf(
    db,
    invitations.map(({ invitedBy }) => invitedBy),
  )
  return invitations.map(({ id, email, role, areas, invitedBy, createdAt, expiresAt, mailedAt }) => ({
    ...{ id, email, role, areas: heldAreas(role, areas), invitedBy: inviters.get(invitedBy) ?? null },
    ...{ createdAt: createdAt.toISOString(), expiresAt: expiresAt.toISOString(), mailedAt: mailedAt?.toISOString() ?? null },
    state: expiresAt > now ? 'pending' : 'expired',
  }))
}
