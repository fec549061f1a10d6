import { memberChanged } from '#facts/workspaces.ts'
import { Failure, notFound } from '#platform/server/failure.ts'
import type { Call } from '#platform/server/kernel.ts'
import { announce, transact } from '#platform/server/transact.ts'
import type { Area } from '#platform/shared/contract.ts'
import type { AppointedRole, MemberView } from '../contract.ts'
import { revokeInvitationsBy } from './invitations.sql.ts'
import { memberViews } from './member-views.ts'
import { memberOf, seatMember } from './members.sql.ts'
import { listedAreas } from './seat.rules.ts'
import { lockSeat, refuseAbove } from './seats.ts'

export type Appointment = { userId: string; version: number; role: AppointedRole; areas: readonly Area[] }

/** Another role or other areas. Fails with STALE when somebody changed them since `version`. */
export async function changeMember(call: Call, { userId, version, role, areas }: Appointment): Promise<MemberView> {
  return transact(call, async (tx) => {
    const seat = await lockSeat(tx, call, 'manager')
    const member = await memberOf(tx.db, seat.id, userId)
    const [current] = member ? await memberViews(tx.db, seat.role, [member]) : []
    if (!member || !current) throw notFound()
    refuseAbove(seat.role, member.role)
    refuseAbove(seat.role, role)
    if (member.version !== version) throw new Failure('STALE', { current })

    const changed = { role, areas: listedAreas(role, areas) }
    await seatMember(tx.db, { workspaceId: seat.id, userId, ...changed })
    if (role === 'staff') await revokeInvitationsBy(tx.db, seat.id, userId, tx.now)
    announce(tx, memberChanged({ workspaceId: seat.id, userId }))
    const [view] = await memberViews(tx.db, seat.role, [{ ...member, ...changed, version: version + 1 }])
    return view ?? current
  })
}
