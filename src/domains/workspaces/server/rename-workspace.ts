import { renamed } from '#facts/workspaces.ts'
import { Failure } from '#platform/server/failure.ts'
import type { Call } from '#platform/server/kernel.ts'
import { announce, transact } from '#platform/server/transact.ts'
import type { WorkspaceView } from '../contract.ts'
import { lockSeat, workspaceView } from './seats.ts'
import { renameRow } from './workspaces.sql.ts'

/** Fails with STALE when somebody changed it since `version`. */
export async function renameWorkspace(call: Call, { version, name }: { version: number; name: string }): Promise<WorkspaceView> {
  return transact(call, async (tx) => {
    const seat = await lockSeat(tx, call, 'manager')
    if (seat.version !== version) throw new Failure('STALE', { current: workspaceView(seat) })
    await renameRow(tx.db, seat.id, name)
    announce(tx, renamed({ workspaceId: seat.id }))
    return workspaceView({ ...seat, name, version: version + 1 })
  })
}
