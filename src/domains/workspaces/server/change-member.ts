import { memberChanged } from '#events/workspaces.ts'
import { Failure, notFound } from '#platform/server/failure.ts'
import type { WorkspaceContext } from '#platform/server/services.ts'
import { publish, transact } from '#platform/server/transact.ts'
import type { Permission } from '#platform/shared/contract.ts'
import type { AppointedRole, MemberView } from '../contract.ts'
import { endInvitationsBy } from './end-invitations.ts'
import { toMemberViews } from './member-views.ts'
import { findMemberRow, updateMembership } from './members.sql.ts'
import { storedPermissions } from './membership.rules.ts'
import { lockMembership, rejectAbove } from './memberships.ts'

export type Appointment = { userId: string; version: number; role: AppointedRole; permissions: readonly Permission[] }

/** Changes a member's role or permissions. Fails with STALE when they changed since `version`. */
export async function changeMember(ctx: WorkspaceContext, { userId, version, role, permissions }: Appointment): Promise<MemberView> {
  return transact(ctx, async (tx) => {
    const membership = await lockMembership(tx, ctx, 'manager')
    const member = await findMemberRow(tx.db, membership.id, userId)
    const [current] = member ? await toMemberViews(tx.db, membership.role, [member]) : []
    if (!member || !current) throw notFound()
    rejectAbove(membership.role, member.role)
    rejectAbove(membership.role, role)
    if (member.version !== version) throw new Failure('STALE', { current })

    const changed = { role, permissions: storedPermissions(role, permissions) }
    await updateMembership(tx.db, { workspaceId: membership.id, userId, ...changed })
    if (role === 'staff') await endInvitationsBy(tx, membership.id, userId)
    publish(tx, memberChanged({ workspaceId: membership.id, userId }))
    const [view] = await toMemberViews(tx.db, membership.role, [{ ...member, ...changed, version: version + 1 }])
    return view ?? current
  })
}
