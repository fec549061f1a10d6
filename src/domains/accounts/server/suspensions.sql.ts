import { sql } from 'kysely'
import { type Db, schemaOf } from '#platform/server/db.ts'
import type { Tables } from './db.types.ts'

const accounts = schemaOf<Tables>()

export type SuspensionRow = { id: string; userId: string; reason: string; since: Date; until: Date | null }

/** The active suspension of each account, or the latest one if there are several. */
export async function loadActiveSuspensions(db: Db, userIds: readonly string[], now: Date): Promise<Map<string, SuspensionRow>> {
  const { rows } = await sql<SuspensionRow>`
    select id, user_id, reason, since, until from accounts.suspensions
    where user_id = any(${userIds}) and lifted_at is null and (until is null or until > ${now}) order by since`.execute(db)
  return new Map(rows.map((row) => [row.userId, row]))
}

export async function findSuspension(db: Db, id: string): Promise<SuspensionRow | undefined> {
  return accounts(db)
    .selectFrom('accounts.suspensions')
    .select(['id', 'userId', 'reason', 'since', 'until'])
    .where('id', '=', id)
    .executeTakeFirst()
}

export async function isSuspended(db: Db, userId: string, now: Date): Promise<boolean> {
  return (await loadActiveSuspensions(db, [userId], now)).size > 0
}

export async function insertSuspension(db: Db, suspension: SuspensionRow & { suspendedBy: string }): Promise<void> {
  await accounts(db).insertInto('accounts.suspensions').values(suspension).execute()
}

/** Lifts all active suspensions. Returns false when there were none. */
export async function liftSuspensions(db: Db, userId: string, liftedBy: string, liftedAt: Date): Promise<boolean> {
  const { rows } = await sql`
    update accounts.suspensions set lifted_at = ${liftedAt}, lifted_by = ${liftedBy}
    where user_id = ${userId} and lifted_at is null and (until is null or until > ${liftedAt}) returning id`.execute(db)
  return rows.length > 0
}

/** Lifts expired suspensions. Returns the ids of their users. */
export async function liftEndedSuspensions(db: Db, now: Date): Promise<string[]> {
  const { rows } = await sql<{ userId: string }>`
    update accounts.suspensions set lifted_at = ${now}, lifted_by = 'system'
    where lifted_at is null and until <= ${now} returning user_id`.execute(db)
  return [...new Set(rows.map(({ userId }) => userId))]
}
