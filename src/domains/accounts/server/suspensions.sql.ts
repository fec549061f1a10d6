import { sql } from 'kysely'
import { type Db, schemaOf } from '#platform/server/db.ts'
import type { Tables } from './db.types.ts'

const accounts = schemaOf<Tables>()

export type SuspensionRow = { id: string; userId: string; reason: string; since: Date; until: Date | null }

/** The suspension in force of each of these accounts; the latest, were there several. */
export async function suspensionsOf(db: Db, userIds: readonly string[], now: Date): Promise<Map<string, SuspensionRow>> {
  const { rows } = await sql<SuspensionRow>`
    select id, user_id, reason, since, until from accounts.suspensions
    where user_id = any(${userIds}) and lifted_at is null and (until is null or until > ${now}) order by since`.execute(db)
  return new Map(rows.map((row) => [row.userId, row]))
}

export async function suspensionById(db: Db, id: string): Promise<SuspensionRow | undefined> {
  return accounts(db)
    .selectFrom('accounts.suspensions')
    .select(['id', 'userId', 'reason', 'since', 'until'])
    .where('id', '=', id)
    .executeTakeFirst()
}

export async function isSuspended(db: Db, userId: string, now: Date): Promise<boolean> {
  return (await suspensionsOf(db, [userId], now)).size > 0
}

export async function insertSuspension(db: Db, suspension: SuspensionRow & { suspendedBy: string }): Promise<void> {
  await accounts(db).insertInto('accounts.suspensions').values(suspension).execute()
}

/** Lifts whatever is in force. False when nothing was. */
export async function liftSuspensions(db: Db, userId: string, liftedBy: string, liftedAt: Date): Promise<boolean> {
  const { rows } = await sql`
    update accounts.suspensions set lifted_at = ${liftedAt}, lifted_by = ${liftedBy}
    where user_id = ${userId} and lifted_at is null and (until is null or until > ${liftedAt}) returning id`.execute(db)
  return rows.length > 0
}

/** Who of these is suspended. One that ended by itself counts until that was noticed (jobs-suspensions.ts). */
export async function unliftedAmong(db: Db, userIds: readonly string[]): Promise<Set<string>> {
  const { rows } = await sql<{ userId: string }>`
    select distinct user_id from accounts.suspensions where user_id = any(${userIds}) and lifted_at is null`.execute(db)
  return new Set(rows.map(({ userId }) => userId))
}

/** Lifts those whose time is over. Answers whose they were. */
export async function liftEndedSuspensions(db: Db, now: Date): Promise<string[]> {
  const { rows } = await sql<{ userId: string }>`
    update accounts.suspensions set lifted_at = ${now}, lifted_by = 'system'
    where lifted_at is null and until <= ${now} returning user_id`.execute(db)
  return [...new Set(rows.map(({ userId }) => userId))]
}
