import { findAccount, findAccountByEmail, toEmailKey } from '#domains/accounts/server/index.ts'
import { memberInvited } from '#events/workspaces.ts'
import { Failure, notFound } from '#platform/server/failure.ts'
import type { OperationContext, WorkspaceContext } from '#platform/server/services.ts'
import { publish, type Tx, transact } from '#platform/server/transact.ts'
import type { Permission } from '#platform/shared/contract.ts'
import { newId } from '#platform/shared/ids.ts'
import type { AppointedRole, InvitationView } from '../contract.ts'
import { toInvitationViews } from './invitation-views.ts'
import { findPendingInvitation, findPendingInvitationByEmail, insertInvitation, type Renewal, renewInvitation } from './invitations.sql.ts'
import { INVITATIONS_PER_WORKSPACE } from './limits.ts'
import { findMemberRow } from './members.sql.ts'
import { storedPermissions } from './membership.rules.ts'
import { lockMembership, type OwnMembership, rejectAbove } from './memberships.ts'

const INVITATION_MS = 7 * 24 * 3600_000

export type InvitationInput = { email: string; role: AppointedRole; permissions: readonly Permission[] }

/**
 * Invites an address, with or without an account. Inviting it again renews its invitation with the new role and permissions.
 * ALREADY_MEMBER reveals only what managers can read in the list of members.
 */
export async function invite(ctx: WorkspaceContext, { email, role, permissions }: InvitationInput): Promise<InvitationView> {
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

/** Mails a new link for an open invitation, expired or not. */
export async function resendInvitation(ctx: WorkspaceContext, { id }: { id: string }): Promise<InvitationView> {
  await requireInvitationAllowed(ctx)
  return transact(ctx, async (tx) => {
    const membership = await lockMembership(tx, ctx, 'manager')
    const pending = await findPendingInvitation(tx.db, membership.id, id)
    if (!pending) throw notFound()
    rejectAbove(membership.role, pending.role)
    await renewInvitation(tx.db, id, { ...pending, ...invitationTerms(tx, ctx, membership) })
    return publishInvitation(tx, membership, id)
  })
}

/** Strangers only get mail in the name of a member with a confirmed email. */
async function requireInvitationAllowed(ctx: WorkspaceContext): Promise<void> {
  const { services } = ctx
  const account = await findAccount(services.db, ctx.userId)
  if (services.mailer.delivers && account?.emailProof !== 'mailed') throw new Failure('EMAIL_NOT_CONFIRMED')
  await services.limits.consume(INVITATIONS_PER_WORKSPACE, ctx.membership.workspaceId)
}

function invitationTerms(
  tx: Tx,
  { language }: OperationContext,
  { userId }: OwnMembership,
): Pick<Renewal, 'language' | 'invitedBy' | 'expiresAt'> {
  return { language, invitedBy: userId, expiresAt: new Date(tx.now.getTime() + INVITATION_MS) }
}

async function publishInvitation(tx: Tx, membership: OwnMembership, id: string): Promise<InvitationView> {
  publish(tx, memberInvited({ workspaceId: membership.id, invitationId: id }))
  const invitation = await findPendingInvitation(tx.db, membership.id, id)
  const [view] = invitation ? await toInvitationViews(tx.db, tx.now, [invitation]) : []
  if (!view) throw notFound()
  return view
}
