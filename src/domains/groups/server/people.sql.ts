/** People who are in groups, ask to join or are invited. */
import { sql } from 'kysely'
import type { Db } from '#platform/server/db.ts'

type Named = { id: string; username: string; name: string }

export async function insertPeople(db: Db, people: readonly Named[]): Promise<void> {
  if (people.length === 0) return
  const sorted = people.toSorted((a, b) => (a.id < b.id ? -1 : 1))
  await sql`
    insert into groups.people (user_id, username, name)
    select * from unnest(${sorted.map(({ id }) => id)}::text[], ${sorted.map(({ username }) => username)}::text[],
      ${sorted.map(({ name }) => name)}::text[])
    on conflict (user_id) do nothing`.execute(db)
}

export async function renamePerson(db: Db, { id, username, name }: Named): Promise<void> {
  await sql`
    update groups.people set username = ${username}, name = ${name}
    where user_id = ${id} and (username, name) is distinct from (${username}, ${name})`.execute(db)
}

/** Of all groups, also removed ones: readers ask for their rights. */
export async function loadGroupIds(db: Db, userId: string): Promise<string[]> {
  const { rows } = await sql<{ groupId: string }>`select group_id from groups.members where user_id = ${userId} order by group_id`.execute(
    db,
  )
  return rows.map(({ groupId }) => groupId)
}

/** Hides a person from the counts of their groups, which the caller has locked, or shows them again. */
export async function setAbsent(db: Db, userId: string, absent: boolean): Promise<void> {
  const step = absent ? -1 : 1
  await sql`
    with changed as (update groups.people set absent = ${absent} where user_id = ${userId} and absent <> ${absent} returning user_id)
    update groups.groups g set member_count = g.member_count + ${step}::int
    from changed c join groups.members m on m.user_id = c.user_id where g.id = m.group_id`.execute(db)
}
