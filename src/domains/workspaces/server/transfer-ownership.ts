import { usersOf } from '#domains/accounts/server/index.ts'
import { ownershipTransferred } from '#facts/workspaces.ts'
import { record } from '#platform/server/audit.ts'
import { Failure, notFound } from '#platform/server/failure.ts'
import type { Call } from '#platform/server/kernel.ts'
import { announce, type Tx, transact } from '#platform/server/transact.ts'
import type { WorkspaceView } from '../contract.ts'
import { revokeInvitationsBy } from './invitations.sql.ts'
import { memberOf, seatMember } from './members.sql.ts'
import { lockSeat, workspaceView } from './seats.ts'

/** Hands a business to somebody who is in it. Whoever owned it stays as a manager; their invitations end. */
export async function transferOwnership(call: Call, { userId }: { userId: string }): Promise<WorkspaceView> {
  return transact(call, async (tx) => {
    const seat = await lockSeat(tx, call, 'owner')
    if (seat.kind === 'personal') throw new Failure('PERSONAL_STAYS')
    const heir = userId !== seat.userId && (await memberOf(tx.db, seat.id, userId))
    if (!heir || !(await usersOf(tx.db, [userId])).has(userId)) throw notFound()
    await revokeInvitationsBy(tx.db, seat.id, seat.userId, tx.now)
    await handOver(tx, { workspaceId: seat.id, from: seat.userId, to: userId })
    await record(tx, {
      ...{ actor: seat.userId, action: 'workspaces.ownershipTransferred', subject: { type: 'workspace', id: seat.id } },
      ...{ workspaceId: seat.id, client: call.client, details: { from: seat.userId, to: userId } },
    })
    return workspaceView({ ...seat, role: 'manager' })
  })
}

/** The one before has to step down first: there is never more than one. */
export async function handOver(tx: Tx, { workspaceId, from, to }: { workspaceId: string; from: string; to: string }): Promise<void> {
  await seatMember(tx.db, { workspaceId, userId: from, role: 'manager', areas: [] })
  await seatMember(tx.db, { workspaceId, userId: to, role: 'owner', areas: [] })
  announce(tx, ownershipTransferred({ workspaceId, from, to }))
}
