import { loadUsers } from '#domains/accounts/server/index.ts'
import { profileChanged } from '#events/accounts.ts'
import { type Listener, listener } from '#platform/server/listeners.ts'
import { renamePerson } from './people.sql.ts'

export const listeners: readonly Listener[] = [
  listener('messages.followNames', [profileChanged], async (tx, events) => {
    const users = await loadUsers(
      tx.db,
      events.map(({ payload }) => payload.userId),
    )
    for (const user of users.values()) await renamePerson(tx.db, user)
  }),
]
