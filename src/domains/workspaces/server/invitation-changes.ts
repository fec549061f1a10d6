import { findAccount } from '#domains/accounts/server/index.ts'
import { memberInvited } from '#events/workspaces.ts'
import { Failure, notFound } from '#platform/server/failure.ts'
import type { OperationContext, WorkspaceContext } from '#platform/server/services.ts'
import { publish, type Tx } from '#platform/server/transact.ts'
import type { InvitationView } from '../contract.ts'
import { toInvitationViews } from './invitation-views.ts'
import { findPendingInvitation, type Renewal } from './invitations.sql.ts'
import { INVITATIONS_PER_WORKSPACE } from './limits.ts'
import type { OwnMembership } from './memberships.ts'

const INVITATION_MS = 7 * 24 * 3600_000

/** Strangers only get mail in the name of a member with a confirmed email. */
export async function requireInvitationAllowed(ctx: WorkspaceContext): Promise<void> {
  const { services } = ctx
  const account = await findAccount(services.db, ctx.userId)
  if (services.mailer.delivers && account?.emailProof !== 'mailed') throw new Failure('EMAIL_NOT_CONFIRMED')
  await services.limits.consume(INVITATIONS_PER_WORKSPACE, ctx.membership.workspaceId)
}

export function invitationTerms(
  tx: Tx,
  { language }: OperationContext,
  { userId }: OwnMembership,
): Pick<Renewal, 'language' | 'invitedBy' | 'expiresAt'> {
  return { language, invitedBy: userId, expiresAt: new Date(tx.now.getTime() + INVITATION_MS) }
}

export async function publishInvitation(tx: Tx, membership: OwnMembership, id: string): Promise<InvitationView> {
  publish(tx, memberInvited({ workspaceId: membership.id, invitationId: id }))
  const invitation = await findPendingInvitation(tx.db, membership.id, id)
  const [view] = invitation ? await toInvitationViews(tx.db, tx.now, [invitation]) : []
  if (!view) throw notFound()
  return view
}
