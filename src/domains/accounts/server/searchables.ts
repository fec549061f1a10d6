import type { Searchable } from '#platform/server/services.ts'
import { loadFindablePeople, loadUserIds } from './searchables.sql.ts'
import { toFullName } from './user-view.ts'

/** People by display name and username, for accounts; suspended users and those being deleted are not found. */
const user: Searchable = {
  type: 'user',
  async documents(db, ids) {
    const people = await loadFindablePeople(db, ids)
    return people.map(({ id, createdAt, ...person }) => ({
      id,
      title: toFullName(person),
      audience: { kind: 'accounts' },
      personId: id,
      rank: createdAt.getTime(),
    }))
  },
  ids: loadUserIds,
}

export const searchables: readonly Searchable[] = [user]
