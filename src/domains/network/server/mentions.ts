/** Who is mentioned in a text, for the domains in which people write. */
import { findUsersByName } from '#domains/accounts/server/index.ts'
import type { Db } from '#platform/server/db.ts'
import { toUsernameKey } from '#platform/shared/username-key.ts'
import { findNames } from '#platform/shared/written-text.ts'
import { loadHiddenIds } from './restrictions.sql.ts'

/** More names in one text stay plain text, so that nobody calls a crowd. */
export const MAX_MENTIONS = 10
/** Names that are looked up; some belong to nobody. */
const LOOKED_UP = 100

/** `name`: the key of the name as it was written; the username can change later. */
export type Mention = { userId: string; name: string }

/**
 * The first members whom the author mentions in the text, each once and never the author. Somebody with a block between them cannot be
 * mentioned, like an account that does not exist. Whether they may read what they are mentioned in is for the caller to ask.
 */
export async function findMentioned(db: Db, authorId: string, text: string): Promise<Mention[]> {
  const names = findNames(text).slice(0, LOOKED_UP)
  if (names.length === 0) return []
  const [users, hiddenIds] = await Promise.all([findUsersByName(db, names), loadHiddenIds(db, authorId)])
  return names
    .flatMap((name) => {
      const key = toUsernameKey(name)
      const user = users.get(key)
      return user && user.id !== authorId && !hiddenIds.includes(user.id) ? [{ userId: user.id, name: key }] : []
    })
    .slice(0, MAX_MENTIONS)
}
