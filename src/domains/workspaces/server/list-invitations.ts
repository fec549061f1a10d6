import type { Call } from '#platform/server/kernel.ts'
import { pageOf } from '#platform/server/keyset.ts'
import type { InvitationView } from '../contract.ts'
import { invitationViews } from './invitation-views.ts'
import { INVITED, pageOfInvitations } from './invitations.sql.ts'
import type { Page } from './list-members.ts'
import { workspaceIn } from './seats.ts'

/** Not accepted and not revoked, the newest first. */
export async function listInvitations(
  call: Call,
  { cursor, limit }: Page,
): Promise<{ invitations: InvitationView[]; nextCursor: string | null }> {
  const { db, now } = call.kernel
  const rows = await pageOfInvitations(db, workspaceIn(call), cursor, limit)
  const { items, nextCursor } = pageOf(rows, limit, INVITED, ({ createdAt, id }) => [createdAt.toISOString(), id])
  return { invitations: await invitationViews(db, now(), items), nextCursor }
}
