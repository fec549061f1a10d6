/** Who blocked or muted whom. */
import { sql } from 'kysely'
import type { Db } from '#platform/server/db.ts'

export async function insertBlock(db: Db, blockerId: string, blockedId: string, since: Date): Promise<boolean> {
  const { numAffectedRows } = await sql`
    insert into network.blocks (blocker_id, blocked_id, since) values (${blockerId}, ${blockedId}, ${since}) on conflict do nothing`.execute(
    db,
  )
  return numAffectedRows === 1n
}

export async function deleteBlock(db: Db, blockerId: string, blockedId: string): Promise<boolean> {
  const { numAffectedRows } = await sql`
    delete from network.blocks where blocker_id = ${blockerId} and blocked_id = ${blockedId}`.execute(db)
  return numAffectedRows === 1n
}

export async function upsertMute(db: Db, muterId: string, mutedId: string, { since, until }: { since: Date; until: Date | null }) {
  await sql`
    insert into network.mutes (muter_id, muted_id, since, until) values (${muterId}, ${mutedId}, ${since}, ${until})
    on conflict (muter_id, muted_id) do update set since = excluded.since, until = excluded.until`.execute(db)
}

export async function deleteMute(db: Db, muterId: string, mutedId: string): Promise<void> {
  await sql`delete from network.mutes where muter_id = ${muterId} and muted_id = ${mutedId}`.execute(db)
}

export async function deleteMutesBefore(db: Db, moment: Date): Promise<void> {
  await sql`delete from network.mutes where until < ${moment}`.execute(db)
}

/** Everybody whom this person blocked or who blocked them. */
export async function loadHiddenIds(db: Db, userId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select blocked_id as id from network.blocks where blocker_id = ${userId}
    union select blocker_id from network.blocks where blocked_id = ${userId}`.execute(db)
  return rows.map(({ id }) => id)
}

/** The same with everybody whom this person muted. */
export async function loadUnseenIds(db: Db, userId: string, now: Date): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select blocked_id as id from network.blocks where blocker_id = ${userId}
    union select blocker_id from network.blocks where blocked_id = ${userId}
    union select muted_id from network.mutes where muter_id = ${userId} and (until is null or until > ${now})`.execute(db)
  return rows.map(({ id }) => id)
}

/** Those of the people who blocked this person. */
export async function loadBlockers(db: Db, userId: string, ids: readonly string[]): Promise<Set<string>> {
  const { rows } = await sql<{ id: string }>`
    select blocker_id as id from network.blocks where blocked_id = ${userId} and blocker_id = any(${ids})`.execute(db)
  return new Set(rows.map(({ id }) => id))
}

/** Those of the pairs in which the first person muted the second, as `muter muted`. */
export async function loadMutedPairs(db: Db, pairs: readonly { userId: string; otherId: string }[], now: Date): Promise<Set<string>> {
  const { rows } = await sql<{ pair: string }>`
    select m.muter_id || ' ' || m.muted_id as pair
    from unnest(${pairs.map(({ userId }) => userId)}::text[], ${pairs.map(({ otherId }) => otherId)}::text[]) as p (user_id, other_id)
    join network.mutes m on m.muter_id = p.user_id and m.muted_id = p.other_id and (m.until is null or m.until > ${now})`.execute(db)
  return new Set(rows.map(({ pair }) => pair))
}

/** Condition: no block between this person and `p`, a row of `network.people`. */
export function unblocked(userId: string) {
  return sql`not exists (
    select from network.blocks b
    where (b.blocker_id = ${userId} and b.blocked_id = p.user_id) or (b.blocker_id = p.user_id and b.blocked_id = ${userId})
  )`
}

/** Condition: this person has not muted `p`, a row of `network.people`. */
export function unmuted(userId: string, now: Date) {
  return sql`not exists (
    select from network.mutes m where m.muter_id = ${userId} and m.muted_id = p.user_id and (m.until is null or m.until > ${now})
  )`
}
