import { notFound } from '#platform/server/failure.ts'
import type { Call } from '#platform/server/kernel.ts'
import { transact } from '#platform/server/transact.ts'
import { pendingById, revokeInvitation as revokeRow } from './invitations.sql.ts'
import { lockSeat, refuseAbove } from './seats.ts'

/** Its link leads nowhere from now on. */
export async function revokeInvitation(call: Call, { id }: { id: string }): Promise<void> {
  await transact(call, async (tx) => {
    const seat = await lockSeat(tx, call, 'manager')
    const pending = await pendingById(tx.db, seat.id, id)
    if (!pending) throw notFound()
    refuseAbove(seat.role, pending.role)
    await revokeRow(tx.db, id, tx.now)
  })
}
