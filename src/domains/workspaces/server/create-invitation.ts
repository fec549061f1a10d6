import { findAccountByEmail, toEmailKey } from '#domains/accounts/server/index.ts'
import { Failure } from '#platform/server/failure.ts'
import type { WorkspaceContext } from '#platform/server/services.ts'
import { transact } from '#platform/server/transact.ts'
import type { Permission } from '#platform/shared/contract.ts'
import { newId } from '#platform/shared/ids.ts'
import type { AppointedRole, InvitationView } from '../contract.ts'
import { invitationTerms, publishInvitation, requireInvitationAllowed } from './invitation-changes.ts'
import { findPendingInvitationByEmail, insertInvitation, renewInvitation } from './invitations.sql.ts'
import { findMemberRow } from './members.sql.ts'
import { storedPermissions } from './membership.rules.ts'
import { lockMembership, rejectAbove } from './memberships.ts'

export type InvitationInput = { email: string; role: AppointedRole; permissions: readonly Permission[] }

/**
 * Invites an address, with or without an account. Inviting it again renews its invitation with the new role and permissions.
 * ALREADY_MEMBER reveals only what managers can read in the list of members.
 */
export async function createInvitation(ctx: WorkspaceContext, { email, role, permissions }: InvitationInput): Promise<InvitationView> {
  await requireInvitationAllowed(ctx)
  const key = toEmailKey(email)
  return transact(ctx, async (tx) => {
    const membership = await lockMembership(tx, ctx, 'manager')
    rejectAbove(membership.role, role)
    const account = await findAccountByEmail(tx.db, key)
    if (account && (await findMemberRow(tx.db, membership.id, account.id))) throw new Failure('ALREADY_MEMBER')
    const terms = { role, permissions: storedPermissions(role, permissions), ...invitationTerms(tx, ctx, membership) }
    const pending = await findPendingInvitationByEmail(tx.db, membership.id, key)
    if (!pending) {
      const id = newId('inv')
      await insertInvitation(tx.db, { id, workspaceId: membership.id, email, emailKey: key, ...terms, createdAt: tx.now })
      return publishInvitation(tx, membership, id)
    }
    rejectAbove(membership.role, pending.role)
    await renewInvitation(tx.db, pending.id, terms)
    return publishInvitation(tx, membership, pending.id)
  })
}
