import { sql } from 'kysely'
import type { Db } from '#platform/server/db.ts'

type FindablePerson = { id: string; username: string; displayName: string; createdAt: Date }

/** The same people that have a card (resources.ts). */
export async function loadFindablePeople(db: Db, ids: readonly string[]): Promise<FindablePerson[]> {
  const { rows } = await sql<FindablePerson>`
    select u.id, u.username, p.display_name, u.created_at from accounts.users u join accounts.profiles p on p.user_id = u.id
    where u.id = any(${ids}) and u.deletion_requested_at is null
      and not exists (select from accounts.suspensions s where s.user_id = u.id and s.lifted_at is null)`.execute(db)
  return rows
}

export async function loadUserIds(db: Db, after: string, limit: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`select id from accounts.users where id > ${after} order by id limit ${limit}`.execute(db)
  return rows.map(({ id }) => id)
}
