import { memberIn } from '#domains/accounts/server/index.ts'
import { notFound } from '#platform/server/failure.ts'
import type { Call } from '#platform/server/kernel.ts'
import { transactAs } from '#platform/server/transact.ts'
import type { WorkspaceView } from '../contract.ts'
import { openPersonalWorkspace } from './open-personal-workspace.ts'
import { workspaceIn, workspaceView } from './seats.ts'
import { seatIn, seatsOf } from './workspaces.sql.ts'

/** All I am in. Whoever looks before the listener of their registration was there gets their personal one now. */
export async function listWorkspaces(call: Call): Promise<WorkspaceView[]> {
  const { id } = memberIn(call)
  const seats = await seatsOf(call.kernel.db, id)
  if (seats[0]?.personal) return seats.map(workspaceView)
  await transactAs(call.kernel, (tx) => openPersonalWorkspace(tx, id))
  return (await seatsOf(call.kernel.db, id)).map(workspaceView)
}

export async function getWorkspace(call: Call): Promise<WorkspaceView> {
  const seat = await seatIn(call.kernel.db, memberIn(call).id, workspaceIn(call))
  if (!seat) throw notFound()
  return workspaceView(seat)
}
