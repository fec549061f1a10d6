import type { Paging } from '#platform/server/list-page.ts'
import type { WorkspaceContext } from '#platform/server/services.ts'
import type { InvitationView } from '../contract.ts'
import { toInvitationViews } from './invitation-views.ts'
import { loadInvitationPage } from './invitations.sql.ts'

/** Open and expired invitations, newest first. */
export async function listInvitations(
  ctx: WorkspaceContext,
  paging: Paging,
): Promise<{ invitations: InvitationView[]; nextCursor: string | null }> {
  const { db, now } = ctx.services
  const { items, nextCursor } = await loadInvitationPage(db, ctx.membership.workspaceId, paging)
  return { invitations: await toInvitationViews(db, now(), items), nextCursor }
}
