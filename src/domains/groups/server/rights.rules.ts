import type { Role } from '../contract.ts'
import type { Group } from './groups.sql.ts'

export type GroupRights = {
  /** Sees what is in the group. */
  mayRead: boolean
  /** Adds to the group. */
  mayWrite: boolean
  /** Decides about members and what they add. */
  moderates: boolean
  /** What this person adds waits for a moderator. */
  needsApproval: boolean
}

/**
 * A public group is read by everybody, a private one by members and administrators. Only members write. A removed one is read by its owner and
 * administrators, and nobody changes it.
 */
export function rightsIn(
  { isPublic, needsApproval, removedAt }: Pick<Group, 'isPublic' | 'needsApproval' | 'removedAt'>,
  role: Role | null,
  isAdmin: boolean,
): GroupRights {
  if (removedAt) return { mayRead: role === 'owner' || isAdmin, mayWrite: false, moderates: false, needsApproval }
  const isStaff = role === 'owner' || role === 'moderator'
  return {
    mayRead: isPublic || role !== null || isAdmin,
    mayWrite: role !== null,
    moderates: isStaff || isAdmin,
    needsApproval: needsApproval && !isStaff,
  }
}
