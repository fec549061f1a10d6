import { loadUsers, loadVisibleUsers } from '#domains/accounts/server/index.ts'
import { deletionRequested, profileChanged, suspended, suspensionLifted } from '#events/accounts.ts'
import { statusChanged } from '#events/orders.ts'
import { type Listener, listener } from '#platform/server/listeners.ts'
import type { Tx } from '#platform/server/transact.ts'
import { loadNeighborIds, lockPeople, renamePerson, setAbsent } from './people.sql.ts'
import { upsertPurchases } from './purchases.sql.ts'

type AccountEvents = readonly { payload: { userId: string } }[]

export const listeners: readonly Listener[] = [
  listener('network.followSuspensions', [suspended], followAbsence),
  listener('network.followReturns', [suspensionLifted, deletionRequested], followAbsence),
  listener('network.followNames', [profileChanged], async (tx, events) => {
    const users = await loadUsers(
      tx.db,
      events.map(({ payload }) => payload.userId),
    )
    for (const user of users.values()) await renamePerson(tx.db, user)
  }),
  // A delivered part counts as bought; what is canceled before never was.
  listener('network.recordPurchases', [statusChanged], async (tx, events) => {
    const received = events.flatMap(({ payload: { userId, workspaceId, to } }) =>
      to === 'Delivered' && userId !== null ? [{ userId, workspaceId }] : [],
    )
    const users = await loadUsers(
      tx.db,
      received.map(({ userId }) => userId),
    )
    const known = received.filter(({ userId }) => users.has(userId))
    if (known.length > 0) await upsertPurchases(tx.db, known, tx.now)
  }),
]

/** Counts equal the lists, which leave out the suspended and those who are leaving. */
async function followAbsence(tx: Tx, events: AccountEvents): Promise<void> {
  for (const userId of new Set(events.map(({ payload }) => payload.userId))) {
    await lockPeople(tx.db, await loadNeighborIds(tx.db, userId))
    await setAbsent(tx.db, userId, !(await loadVisibleUsers(tx.db, [userId])).has(userId))
  }
}
