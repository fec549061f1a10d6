import { accountByEmail, accountById, emailKey, memberIn } from '#domains/accounts/server/index.ts'
import { memberInvited } from '#facts/workspaces.ts'
import { Failure, notFound } from '#platform/server/failure.ts'
import type { Call } from '#platform/server/kernel.ts'
import { announce, type Tx, transact } from '#platform/server/transact.ts'
import type { Area } from '#platform/shared/contract.ts'
import { newId } from '#platform/shared/ids.ts'
import type { AppointedRole, InvitationView } from '../contract.ts'
import { invitationViews } from './invitation-views.ts'
import { insertInvitation, pendingById, pendingTo, type Renewal, renewInvitation } from './invitations.sql.ts'
import { INVITATIONS_PER_WORKSPACE } from './limits.ts'
import { memberOf } from './members.sql.ts'
import { listedAreas } from './seat.rules.ts'
import { lockSeat, type OwnSeat, refuseAbove, workspaceIn } from './seats.ts'

const INVITATION_MS = 7 * 24 * 3600_000

export type Invitation = { email: string; role: AppointedRole; areas: readonly Area[] }

/**
 * Invites an address, whether it has an account or not. Inviting it again renews its invitation with the new role and areas.
 * ALREADY_MEMBER says no more than the list of members, which managers read with addresses.
 */
export async function invite(call: Call, { email, role, areas }: Invitation): Promise<InvitationView> {
  await mayMail(call)
  const key = emailKey(email)
  return transact(call, async (tx) => {
    const seat = await lockSeat(tx, call, 'manager')
    refuseAbove(seat.role, role)
    const account = await accountByEmail(tx.db, key)
    if (account && (await memberOf(tx.db, seat.id, account.id))) throw new Failure('ALREADY_MEMBER')
    const terms = { role, areas: listedAreas(role, areas), ...fromNow(tx, call, seat) }
    const pending = await pendingTo(tx.db, seat.id, key)
    if (!pending) {
      const id = newId('inv')
      await insertInvitation(tx.db, { id, workspaceId: seat.id, email, emailKey: key, ...terms, createdAt: tx.now })
      return invited(tx, seat, id)
    }
    refuseAbove(seat.role, pending.role)
    await renewInvitation(tx.db, pending.id, terms)
    return invited(tx, seat, pending.id)
  })
}

/** A new link for an invitation that was not accepted, expired or not. */
export async function resendInvitation(call: Call, { id }: { id: string }): Promise<InvitationView> {
  await mayMail(call)
  return transact(call, async (tx) => {
    const seat = await lockSeat(tx, call, 'manager')
    const pending = await pendingById(tx.db, seat.id, id)
    if (!pending) throw notFound()
    refuseAbove(seat.role, pending.role)
    await renewInvitation(tx.db, id, { ...pending, ...fromNow(tx, call, seat) })
    return invited(tx, seat, id)
  })
}

/** Strangers get mail only in the name of somebody whose own address is known to be theirs. */
async function mayMail(call: Call): Promise<void> {
  const { kernel } = call
  const account = await accountById(kernel.db, memberIn(call).id)
  if (kernel.mailer.delivers && account?.emailProof !== 'mailed') throw new Failure('EMAIL_NOT_CONFIRMED')
  await kernel.limits.consume(INVITATIONS_PER_WORKSPACE, workspaceIn(call))
}

function fromNow(tx: Tx, { language }: Call, { userId }: OwnSeat): Pick<Renewal, 'language' | 'invitedBy' | 'expiresAt'> {
  return { language, invitedBy: userId, expiresAt: new Date(tx.now.getTime() + INVITATION_MS) }
}

async function invited(tx: Tx, seat: OwnSeat, id: string): Promise<InvitationView> {
  announce(tx, memberInvited({ workspaceId: seat.id, invitationId: id }))
  const invitation = await pendingById(tx.db, seat.id, id)
  const [view] = invitation ? await invitationViews(tx.db, tx.now, [invitation]) : []
  if (!view) throw notFound()
  return view
}
