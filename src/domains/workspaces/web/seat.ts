/** Who may do what with whose seat, so that a screen offers only what the server allows (server/seat.rules.ts decides). */
import type { AppointedRole, SeatRole } from '../contract.ts'

const RANK: Record<SeatRole, number> = { staff: 0, manager: 1, owner: 2 }

export function manages(role: SeatRole): boolean {
  return RANK[role] >= RANK.manager
}

export function handles(actor: SeatRole, role: SeatRole): boolean {
  return manages(actor) && RANK[actor] > RANK[role]
}

/** The roles somebody may give, the humbler first. */
export function rolesToGive(actor: SeatRole): AppointedRole[] {
  return (['staff', 'manager'] as const).filter((role) => handles(actor, role))
}
