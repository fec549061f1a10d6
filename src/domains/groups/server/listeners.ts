import { loadUsers, loadVisibleUsers } from '#domains/accounts/server/index.ts'
import { deletionRequested, profileChanged, suspended, suspensionLifted } from '#events/accounts.ts'
import { type Listener, listener } from '#platform/server/listeners.ts'
import type { Tx } from '#platform/server/transact.ts'
import { lockGroupRows } from './groups.sql.ts'
import { loadGroupIds, renamePerson, setAbsent } from './people.sql.ts'

type AccountEvents = readonly { payload: { userId: string } }[]

export const listeners: readonly Listener[] = [
  listener('groups.followSuspensions', [suspended], followAbsence),
  listener('groups.followReturns', [suspensionLifted, deletionRequested], followAbsence),
  listener('groups.followNames', [profileChanged], async (tx, events) => {
    const users = await loadUsers(
      tx.db,
      events.map(({ payload }) => payload.userId),
    )
    for (const user of users.values()) await renamePerson(tx.db, user)
  }),
]

/** Counts equal the lists, which leave out the suspended and those who are leaving. */
async function followAbsence(tx: Tx, events: AccountEvents): Promise<void> {
  for (const userId of new Set(events.map(({ payload }) => payload.userId))) {
    await lockGroupRows(tx.db, await loadGroupIds(tx.db, userId))
    await setAbsent(tx.db, userId, !(await loadVisibleUsers(tx.db, [userId])).has(userId))
  }
}
