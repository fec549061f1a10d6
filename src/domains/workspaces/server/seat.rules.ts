/** Who may do what with whose seat (design: owner, manager, staff with areas). */
import { AREAS, type Area } from '#platform/shared/contract.ts'
import type { SeatRole } from '../contract.ts'

const RANK: Record<SeatRole, number> = { staff: 0, manager: 1, owner: 2 }

export function isAtLeast(role: SeatRole, least: SeatRole): boolean {
  return RANK[role] >= RANK[least]
}

/** Owners appoint, change and remove managers; managers do so with staff. Nobody does it with their equal, nor with themselves. */
export function handles(actor: SeatRole, role: SeatRole): boolean {
  return isAtLeast(actor, 'manager') && RANK[actor] > RANK[role]
}

/** What is written down: only staff is entrusted with areas one by one, each once. */
export function listedAreas(role: SeatRole, areas: readonly Area[]): Area[] {
  return role === 'staff' ? AREAS.filter((area) => areas.includes(area)) : []
}

/** What somebody holds. */
export function heldAreas(role: SeatRole, listed: readonly Area[]): Area[] {
  return isAtLeast(role, 'manager') ? [...AREAS] : [...listed]
}
