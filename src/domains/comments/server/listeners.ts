import { loadVisibleUsers } from '#domains/accounts/server/index.ts'
import { deletionRequested, suspended, suspensionLifted } from '#events/accounts.ts'
import { type Listener, listener } from '#platform/server/listeners.ts'
import type { Tx } from '#platform/server/transact.ts'
import { setAuthorAbsent } from './threads.sql.ts'

export const listeners: readonly Listener[] = [
  listener('comments.followSuspensions', [suspended], followAbsence),
  listener('comments.followReturns', [suspensionLifted, deletionRequested], followAbsence),
]

/** Nobody sees or counts what absent people wrote. */
async function followAbsence(tx: Tx, events: readonly { payload: { userId: string } }[]): Promise<void> {
  for (const userId of new Set(events.map(({ payload }) => payload.userId)))
    await setAuthorAbsent(tx.db, userId, !(await loadVisibleUsers(tx.db, [userId])).has(userId))
}
