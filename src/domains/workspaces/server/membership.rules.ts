/** Rules about which roles can manage which members, and about their permissions. */
import { PERMISSIONS, type Permission } from '#platform/shared/contract.ts'
import type { MembershipRole } from '../contract.ts'

const RANK: Record<MembershipRole, number> = { staff: 0, manager: 1, owner: 2 }

export function isAtLeast(role: MembershipRole, least: MembershipRole): boolean {
  return RANK[role] >= RANK[least]
}

/** Owners manage managers and staff, managers manage staff. Nobody manages their equal or themselves. */
export function canManage(actor: MembershipRole, role: MembershipRole): boolean {
  return isAtLeast(actor, 'manager') && RANK[actor] > RANK[role]
}

/** The permissions to store: only staff have individual ones, each once. */
export function storedPermissions(role: MembershipRole, permissions: readonly Permission[]): Permission[] {
  return role === 'staff' ? PERMISSIONS.filter((permission) => permissions.includes(permission)) : []
}

/** The permissions in effect: owners and managers have all of them. */
export function heldPermissions(role: MembershipRole, listed: readonly Permission[]): Permission[] {
  return isAtLeast(role, 'manager') ? [...PERMISSIONS] : [...listed]
}
