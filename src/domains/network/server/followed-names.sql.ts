import { sql } from 'kysely'
import type { Db } from '#platform/server/db.ts'

/** Whom this person follows and whose username, or a word of whose name, begins like this, newest first. Nobody follows somebody with a block between them. */
export async function loadFollowedByName(db: Db, userId: string, beginning: string, limit: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select f.followed_id as id from network.follows f join network.people p on p.user_id = f.followed_id
    where f.follower_id = ${userId} and not p.absent and (starts_with(lower(p.username), lower(${beginning})) or strpos(' ' || lower(p.name), lower(${` ${beginning}`})) > 0)
    order by f.since desc, f.followed_id desc limit ${limit}`.execute(db)
  return rows.map(({ id }) => id)
}
