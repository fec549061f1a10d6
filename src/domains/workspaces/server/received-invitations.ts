/** Open invitations to the member's confirmed email. */
import { loadUsers } from '#domains/accounts/server/index.ts'
import type { Paging } from '#platform/server/list-page.ts'
import type { DashboardNumber, MemberContext } from '#platform/server/services.ts'
import type { ReceivedInvitation } from '../contract.ts'
import { countReceived, loadReceivedPage } from './invitations.sql.ts'
import { findInvitedAddress } from './invited-address.ts'
import { heldPermissions } from './membership.rules.ts'

export async function listReceivedInvitations(
  { services: { db, now }, userId }: MemberContext,
  paging: Paging,
): Promise<{ items: ReceivedInvitation[]; nextCursor: string | null }> {
  const emailKey = await findInvitedAddress(db, userId)
  if (emailKey === null) return { items: [], nextCursor: null }
  const { items, nextCursor } = await loadReceivedPage(db, { emailKey, now: now() }, paging)
  const inviters = await loadUsers(
    db,
    items.map(({ invitedBy }) => invitedBy),
  )
  return {
    items: items.map(({ id, workspaceName, invitedBy, role, permissions, expiresAt }) => ({
      id,
      workspace: { name: workspaceName },
      invitedBy: inviters.get(invitedBy) ?? null,
      role,
      permissions: heldPermissions(role, permissions),
      expiresAt: expiresAt.toISOString(),
    })),
    nextCursor,
  }
}

export const dashboardNumbers: readonly DashboardNumber[] = [
  {
    key: 'workspaces.invitations',
    permission: null,
    async load({ services: { db, now }, userId }) {
      const emailKey = await findInvitedAddress(db, userId)
      return { count: emailKey === null ? 0 : await countReceived(db, { emailKey, now: now() }), exact: true, amount: null }
    },
  },
]
