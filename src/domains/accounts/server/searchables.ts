import type { Searchable } from '#platform/server/services.ts'
import { loadFindablePeople, loadUserIds } from './searchables.sql.ts'

/** People by username, for accounts; suspended users and those being deleted are not found. */
const user: Searchable = {
  type: 'user',
  async documents(db, ids) {
    const people = await loadFindablePeople(db, ids)
    return people.map(({ id, username, createdAt }) => ({
      id,
      title: username,
      audience: { kind: 'accounts' },
      personId: id,
      rank: createdAt.getTime(),
    }))
  },
  ids: loadUserIds,
}

export const searchables: readonly Searchable[] = [user]
