import { memberLeft } from '#facts/workspaces.ts'
import { Failure, notFound } from '#platform/server/failure.ts'
import type { Call } from '#platform/server/kernel.ts'
import { announce, type Tx, transact } from '#platform/server/transact.ts'
import { revokeInvitationsBy } from './invitations.sql.ts'
import { deleteMember, memberOf } from './members.sql.ts'
import { leaveViews } from './saved-views.sql.ts'
import { lockSeat, refuseAbove } from './seats.ts'

/** Takes somebody's seat. Their session loses it with the next request. */
export async function removeMember(call: Call, { userId }: { userId: string }): Promise<void> {
  await transact(call, async (tx) => {
    const seat = await lockSeat(tx, call, 'manager')
    const member = await memberOf(tx.db, seat.id, userId)
    if (!member) throw notFound()
    refuseAbove(seat.role, member.role)
    await unseat(tx, { workspaceId: seat.id, userId, by: seat.userId })
  })
}

/** Gives up one's own seat. */
export async function leaveWorkspace(call: Call): Promise<void> {
  await transact(call, async (tx) => {
    const { id, userId, role, kind } = await lockSeat(tx, call, 'staff')
    if (role === 'owner') throw new Failure(kind === 'personal' ? 'PERSONAL_STAYS' : 'OWNER_MUST_TRANSFER')
    await unseat(tx, { workspaceId: id, userId, by: userId })
  })
}

/** Whoever is gone has invited nobody; views they shared stay with the workspace. */
export async function unseat(tx: Tx, { workspaceId, userId, by }: { workspaceId: string; userId: string; by: string }): Promise<void> {
  await revokeInvitationsBy(tx.db, workspaceId, userId, tx.now)
  await leaveViews(tx.db, workspaceId, userId)
  await deleteMember(tx.db, workspaceId, userId)
  announce(tx, memberLeft({ workspaceId, userId, by }))
}
