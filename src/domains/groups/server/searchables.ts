import type { Searchable } from '#platform/server/services.ts'
import { LANGUAGES } from '#platform/shared/language.ts'
import { loadGroupIdsAfter, loadGroups } from './groups.sql.ts'

/** All groups by name and description, for accounts: the card of a private group is open to all of them. */
const group: Searchable = {
  type: 'group',
  async documents(db, ids) {
    const shown = [...(await loadGroups(db, ids)).values()].filter(({ removedAt }) => removedAt === null)
    return shown.map(({ id, name, description, createdAt }) => ({
      id,
      title: name,
      texts: Object.fromEntries(LANGUAGES.map((language) => [language, description])),
      audience: { kind: 'accounts' },
      personId: null,
      rank: createdAt.getTime(),
    }))
  },
  ids: loadGroupIdsAfter,
}

export const searchables: readonly Searchable[] = [group]
