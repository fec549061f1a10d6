/** People who take part, with their settings. */
import { sql } from 'kysely'
import type { Db } from '#platform/server/db.ts'
import type { MESSAGE_AUDIENCES, MessageSettings } from '../contract.ts'

export type Person = {
  userId: string
  acceptsFrom: (typeof MESSAGE_AUDIENCES)[number]
  receipts: boolean
  typing: boolean
  presence: boolean
  version: number
  seenAt: Date | null
}

type Named = { id: string; username: string; name: string }

export async function insertPeople(db: Db, people: readonly Named[]): Promise<void> {
  const sorted = people.toSorted((a, b) => (a.id < b.id ? -1 : 1))
  await sql`
    insert into messages.people (user_id, username, name)
    select * from unnest(${sorted.map(({ id }) => id)}::text[], ${sorted.map(({ username }) => username)}::text[],
      ${sorted.map(({ name }) => name)}::text[])
    on conflict (user_id) do nothing`.execute(db)
}

/** Those who take part, or have changed a setting. */
export async function loadPeople(db: Db, ids: readonly string[]): Promise<Map<string, Person>> {
  const { rows } = await sql<Person>`
    select user_id, accepts_from, receipts, typing, presence, version, seen_at from messages.people where user_id = any(${ids})`.execute(db)
  return new Map(rows.map((row) => [row.userId, row]))
}

/** Returns false when the settings changed since the version. */
export async function savePersonSettings(
  db: Db,
  userId: string,
  { from, receipts, typing, presence, version }: MessageSettings,
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update messages.people
    set accepts_from = ${from}, receipts = ${receipts}, typing = ${typing}, presence = ${presence}, version = version + 1
    where user_id = ${userId} and version = ${version}`.execute(db)
  return numAffectedRows === 1n
}

export async function renamePerson(db: Db, { id, username, name }: Named): Promise<void> {
  await sql`
    update messages.people set username = ${username}, name = ${name}
    where user_id = ${id} and (username, name) is distinct from (${username}, ${name})`.execute(db)
}

export async function saveSeenAt(db: Db, userId: string, at: Date): Promise<void> {
  await sql`update messages.people set seen_at = ${at} where user_id = ${userId}`.execute(db)
}
