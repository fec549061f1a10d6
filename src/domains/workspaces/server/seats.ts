/** Seats: what a person may do in a workspace. */
import { memberIn } from '#domains/accounts/server/index.ts'
import type { Db } from '#platform/server/db.ts'
import { Failure, notFound } from '#platform/server/failure.ts'
import type { Call, Seat } from '#platform/server/kernel.ts'
import type { Tx } from '#platform/server/transact.ts'
import type { SeatRole, WorkspaceView } from '../contract.ts'
import { handles, heldAreas, isAtLeast } from './seat.rules.ts'
import { lockWorkspace, type SeatRow, seatIn, seatsAmong } from './workspaces.sql.ts'

/** Null when the person is no part of the workspace, or there is none. */
export async function seatOf(db: Db, userId: string, workspaceId: string): Promise<Seat | null> {
  const seat = await seatIn(db, userId, workspaceId)
  return seat ? { workspaceId, role: seat.role, areas: heldAreas(seat.role, seat.areas) } : null
}

/** Those of these workspaces that somebody is in. */
export async function workspacesAmong(db: Db, userId: string, workspaceIds: readonly string[]): Promise<Set<string>> {
  return new Set((await seatsAmong(db, userId, workspaceIds)).map(({ id }) => id))
}

export function workspaceIn({ seat }: Call): string {
  if (!seat) throw new Error('an operation about a workspace was reached without one')
  return seat.workspaceId
}

export type OwnSeat = SeatRow & { userId: string }

/**
 * The caller's seat as it is now, with the workspace locked until the transaction ends. What the guard saw may be over:
 * whoever was removed meanwhile gets NOT_FOUND, whoever was demoted below `least` AREA_NEEDED.
 */
export async function lockSeat(tx: Tx, call: Call, least: SeatRole): Promise<OwnSeat> {
  const { id: userId } = memberIn(call)
  const workspaceId = workspaceIn(call)
  if (!(await lockWorkspace(tx.db, workspaceId))) throw notFound()
  const seat = await seatIn(tx.db, userId, workspaceId)
  if (!seat) throw notFound()
  if (!isAtLeast(seat.role, least)) throw new Failure('AREA_NEEDED', { area: least })
  return { ...seat, userId }
}

/** Throws what keeps `actor` from giving, changing or taking a seat with this role. */
export function refuseAbove(actor: SeatRole, role: SeatRole): void {
  if (role === 'owner') throw new Failure('OWNER_MUST_TRANSFER')
  if (!handles(actor, role)) throw new Failure('AREA_NEEDED', { area: 'owner' })
}

export function workspaceView({ id, name, kind, role, areas, createdAt, version }: SeatRow): WorkspaceView {
  return { id, name, kind, role, areas: heldAreas(role, areas), createdAt: createdAt.toISOString(), version }
}
