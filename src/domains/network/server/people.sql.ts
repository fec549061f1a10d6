/** The people of the network, their settings and their counts. */
import { sql } from 'kysely'
import type { Db } from '#platform/server/db.ts'
import type { ListAudience } from '../contract.ts'

export type Person = {
  userId: string
  username: string
  absent: boolean
  isPrivate: boolean
  listsFor: ListAudience
  version: number
  followers: number
  following: number
  requestsReceived: number
  requestsSent: number
}

const COLUMNS = sql`user_id, username, absent, is_private, lists_for, version, followers, following, requests_received, requests_sent`

type Named = { id: string; username: string; name: string }

export async function insertPeople(db: Db, people: readonly Named[]): Promise<void> {
  if (people.length === 0) return
  const sorted = people.toSorted((a, b) => (a.id < b.id ? -1 : 1))
  await sql`
    insert into network.people (user_id, username, name)
    select * from unnest(${sorted.map(({ id }) => id)}::text[], ${sorted.map(({ username }) => username)}::text[],
      ${sorted.map(({ name }) => name)}::text[])
    on conflict (user_id) do nothing`.execute(db)
}

/** Locks people until the transaction ends, in the order of their ids, so that two transactions never wait for each other. */
export async function lockPeople(db: Db, ids: readonly string[]): Promise<Map<string, Person>> {
  const { rows } = await sql<Person>`
    select ${COLUMNS} from network.people where user_id = any(${ids}) order by user_id for update`.execute(db)
  return new Map(rows.map((row) => [row.userId, row]))
}

export async function loadPeople(db: Db, ids: readonly string[]): Promise<Map<string, Person>> {
  const { rows } = await sql<Person>`select ${COLUMNS} from network.people where user_id = any(${ids})`.execute(db)
  return new Map(rows.map((row) => [row.userId, row]))
}

/** Everybody with an edge or a request from or to this person, and the person. */
export async function loadNeighborIds(db: Db, userId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select follower_id as id from network.follows where followed_id = ${userId}
    union select followed_id from network.follows where follower_id = ${userId}
    union select sender_id from network.requests where receiver_id = ${userId}
    union select receiver_id from network.requests where sender_id = ${userId}
    union select ${userId}`.execute(db)
  return rows.map(({ id }) => id)
}

export async function renamePerson(db: Db, { id, username, name }: Named): Promise<void> {
  await sql`
    update network.people set username = ${username}, name = ${name}
    where user_id = ${id} and (username, name) is distinct from (${username}, ${name})`.execute(db)
}

/** Returns false when the settings changed since `version`. */
export async function updatePersonSettings(
  db: Db,
  userId: string,
  { isPrivate, listsFor, version }: Pick<Person, 'isPrivate' | 'listsFor' | 'version'>,
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update network.people set is_private = ${isPrivate}, lists_for = ${listsFor}, version = version + 1
    where user_id = ${userId} and version = ${version}`.execute(db)
  return numAffectedRows === 1n
}

/**
 * Hides a person from the counts of their neighbors, or shows them again. The caller has locked all of them. Returns false when nothing
 * changed.
 */
export async function setAbsent(db: Db, userId: string, absent: boolean): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update network.people set absent = ${absent} where user_id = ${userId} and absent <> ${absent}`.execute(db)
  if (numAffectedRows !== 1n) return false
  const sign = absent ? -1 : 1
  await sql`
    update network.people p set followers = p.followers + ${sign}::int * d.followers, following = p.following + ${sign}::int * d.following,
      requests_received = p.requests_received + ${sign}::int * d.received, requests_sent = p.requests_sent + ${sign}::int * d.sent
    from (
      select id, sum(followers)::int as followers, sum(following)::int as following, sum(received)::int as received, sum(sent)::int as sent
      from (
        select followed_id as id, 1 as followers, 0 as following, 0 as received, 0 as sent from network.follows where follower_id = ${userId}
        union all select follower_id, 0, 1, 0, 0 from network.follows where followed_id = ${userId}
        union all select receiver_id, 0, 0, 1, 0 from network.requests where sender_id = ${userId}
        union all select sender_id, 0, 0, 0, 1 from network.requests where receiver_id = ${userId}
      ) edges group by id
    ) d where p.user_id = d.id`.execute(db)
  return true
}

/** Counts all edges again. Returns how many people had other counts. */
export async function recountPeople(db: Db): Promise<number> {
  const { numAffectedRows } = await sql`
    update network.people p set followers = c.followers, following = c.following, requests_received = c.received, requests_sent = c.sent
    from (
      select q.user_id,
        (select count(*) from network.follows f join network.people o on o.user_id = f.follower_id and not o.absent
          where f.followed_id = q.user_id) as followers,
        (select count(*) from network.follows f join network.people o on o.user_id = f.followed_id and not o.absent
          where f.follower_id = q.user_id) as following,
        (select count(*) from network.requests r join network.people o on o.user_id = r.sender_id and not o.absent
          where r.receiver_id = q.user_id) as received,
        (select count(*) from network.requests r join network.people o on o.user_id = r.receiver_id and not o.absent
          where r.sender_id = q.user_id) as sent
      from network.people q
    ) c
    where c.user_id = p.user_id
      and (p.followers, p.following, p.requests_received, p.requests_sent) is distinct from (c.followers, c.following, c.received, c.sent)
  `.execute(db)
  return Number(numAffectedRows ?? 0n)
}
