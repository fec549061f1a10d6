import { closed } from '#facts/workspaces.ts'
import { Failure } from '#platform/server/failure.ts'
import type { Call } from '#platform/server/kernel.ts'
import { announce, transact } from '#platform/server/transact.ts'
import { lockSeat } from './seats.ts'
import { deleteUnlessKept } from './workspaces.sql.ts'

/**
 * Deletes a business in which nothing was recorded that has to stay, with everybody's seat in it. Which domain's records stay,
 * their foreign keys say. `name` is typed as a confirmation.
 */
export async function deleteWorkspace(call: Call, { name }: { name: string }): Promise<void> {
  await transact(call, async (tx) => {
    const seat = await lockSeat(tx, call, 'owner')
    if (seat.kind === 'personal') throw new Failure('PERSONAL_STAYS')
    if (name.normalize('NFC').trim() !== seat.name) throw new Failure('NAME_DIFFERS')
    const kept = await deleteUnlessKept(tx.db, seat.id)
    if (kept) throw new Failure('WORKSPACE_IN_USE', kept)
    announce(tx, closed({ workspaceId: seat.id }))
  })
}
