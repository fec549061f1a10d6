import type { Db } from '#platform/server/db.ts'
import { toUsernameKey } from '#platform/shared/username-key.ts'
import type { UserView } from '../contract.ts'
import { loadPeopleByKeys, loadPeopleByPrefix } from './named-people.sql.ts'
import { toUserView } from './user-view.ts'

/** Members by any spelling of their username, under its key. Suspended ones and those being deleted are left out. */
export async function findUsersByName(db: Db, usernames: readonly string[]): Promise<Map<string, UserView>> {
  if (usernames.length === 0) return new Map()
  const people = await loadPeopleByKeys(db, [...new Set(usernames.map(toUsernameKey))])
  return new Map(people.map((person) => [person.usernameKey, toUserView(person)]))
}

/** The first members in alphabetical order whose username or display name begins like this in any spelling. */
export async function findUsersByBeginning(
  db: Db,
  { beginning, withoutIds, limit }: { beginning: string; withoutIds: readonly string[]; limit: number },
): Promise<UserView[]> {
  return (await loadPeopleByPrefix(db, { prefix: toUsernameKey(beginning), withoutIds, limit })).map(toUserView)
}
