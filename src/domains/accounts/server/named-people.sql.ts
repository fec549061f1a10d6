/** Members by name, without those who are suspended or being deleted. */
import { sql } from 'kysely'
import type { Db } from '#platform/server/db.ts'
import type { Picture } from '#platform/server/picture.ts'

export type NamedPerson = { id: string; username: string; usernameKey: string; displayName: string; avatar: Picture | null }

/** Sorts after every name that begins with the same letters. */
const LAST = '\u{10ffff}'

const NAMED = sql`select u.id, u.username, u.username_key, p.display_name, p.avatar from accounts.users u join accounts.profiles p on p.user_id = u.id`

const VISIBLE = sql`u.deletion_requested_at is null
  and not exists (select from accounts.suspensions s where s.user_id = u.id and s.lifted_at is null)`

export async function loadPeopleByKeys(db: Db, keys: readonly string[]): Promise<NamedPerson[]> {
  const { rows } = await sql<NamedPerson>`${NAMED} where u.username_key = any(${keys}) and ${VISIBLE}`.execute(db)
  return rows
}

/** By username or display name, in alphabetical order of usernames. The comparison is the one of the index, which a LIKE pattern in a parameter cannot use. */
export async function loadPeopleByPrefix(
  db: Db,
  { prefix, withoutIds, limit }: { prefix: string; withoutIds: readonly string[]; limit: number },
): Promise<NamedPerson[]> {
  const { rows } = await sql<NamedPerson>`
    ${NAMED}
    where u.id in (
      select b.id from accounts.users b where b.username_key ~>=~ ${prefix} and b.username_key ~<~ ${prefix + LAST}
      union all
      select b.user_id from accounts.profiles b
      where b.display_name_key <> '' and b.display_name_key ~>=~ ${prefix} and b.display_name_key ~<~ ${prefix + LAST}
    ) and u.id <> all(${withoutIds}) and ${VISIBLE}
    order by u.username_key using ~<~ limit ${limit}`.execute(db)
  return rows
}
