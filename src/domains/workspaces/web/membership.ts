/** Role rules for screens, so that they offer only what the server allows (server/membership.rules.ts decides). */
import type { AppointedRole, MembershipRole } from '../contract.ts'

const RANK: Record<MembershipRole, number> = { staff: 0, manager: 1, owner: 2 }

export function isManager(role: MembershipRole): boolean {
  return RANK[role] >= RANK.manager
}

export function canManage(actor: MembershipRole, role: MembershipRole): boolean {
  return isManager(actor) && RANK[actor] > RANK[role]
}

/** Roles that `actor` can assign, the lowest first. */
export function assignableRoles(actor: MembershipRole): AppointedRole[] {
  return (['staff', 'manager'] as const).filter((role) => canManage(actor, role))
}
