import { sql } from 'kysely'
import { type Db, schemaOf } from '#platform/server/db.ts'
import type { Role } from '../contract.ts'
import type { Tables } from './db.types.ts'
import type { SessionTimes } from './session.rules.ts'

const accounts = schemaOf<Tables>()

export type SessionRow = {
  id: string
  userId: string
  createdAt: Date
  lastSeenAt: Date
  authenticatedAt: Date
  address: string
  userAgent: string
}

export async function insertSession(db: Db, session: SessionRow & { tokenHash: Buffer }): Promise<void> {
  await accounts(db).insertInto('accounts.sessions').values(session).execute()
}

/** Deletes all sessions except the newest `keep`, and returns their ids. */
export async function deleteOldestSessions(db: Db, userId: string, keep: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    delete from accounts.sessions where id in (
      select id from accounts.sessions where user_id = ${userId} order by created_at desc, id desc offset ${keep}) returning id`.execute(db)
  return rows.map(({ id }) => id)
}

/** `secondFactorDue` is set for administrators without a second factor. */
type SessionWithAccount = SessionRow & { role: Role; secondFactorDue: Date | null }

/** Finds the session of a token with its account's role, unless the account is suspended or being deleted. The caller checks its age. */
export async function findSessionByToken(db: Db, tokenHash: Buffer, now: Date): Promise<SessionWithAccount | undefined> {
  const { rows } = await sql<SessionWithAccount>`${sessionsThatMayLogIn(now)} and s.token_hash = ${tokenHash}`.execute(db)
  return rows[0]
}

/** Loads the given sessions with their accounts' roles, without those of accounts that are suspended or being deleted. */
export async function loadSessionsById(db: Db, ids: readonly string[], now: Date): Promise<SessionWithAccount[]> {
  const { rows } = await sql<SessionWithAccount>`${sessionsThatMayLogIn(now)} and s.id = any(${ids})`.execute(db)
  return rows
}

const sessionsThatMayLogIn = (now: Date) => sql`
  select s.id, s.user_id, s.created_at, s.last_seen_at, s.authenticated_at, s.address, s.user_agent, u.role,
    case when u.role = 'admin'
          and not exists (select from accounts.totp t where t.user_id = u.id and t.enabled_at is not null)
          and not exists (select from accounts.passkeys p where p.user_id = u.id)
         then coalesce(u.second_factor_due, u.created_at) end as second_factor_due
  from accounts.sessions s join accounts.users u on u.id = s.user_id
  where u.deletion_requested_at is null
    and not exists (select from accounts.suspensions x
                    where x.user_id = s.user_id and x.lifted_at is null and (x.until is null or x.until > ${now}))`

/** Updates the last activity of a session and its account, unless it was updated since `unlessSince`. */
export async function touchSession(db: Db, id: string, userId: string, seenAt: Date, unlessSince: Date): Promise<void> {
  await sql`
    with seen as (update accounts.sessions set last_seen_at = ${seenAt} where id = ${id} and last_seen_at < ${unlessSince} returning id)
    update accounts.users set last_seen_at = ${seenAt} where id = ${userId} and exists (select from seen)`.execute(db)
}

export async function loadSessions(db: Db, userId: string): Promise<SessionRow[]> {
  return accounts(db)
    .selectFrom('accounts.sessions')
    .select(['id', 'userId', 'createdAt', 'lastSeenAt', 'authenticatedAt', 'address', 'userAgent'])
    .where('userId', '=', userId)
    .orderBy('lastSeenAt', 'desc')
    .orderBy('id')
    .execute()
}

export async function setReauthenticatedAt(db: Db, id: string, authenticatedAt: Date): Promise<void> {
  await accounts(db).updateTable('accounts.sessions').set({ authenticatedAt }).where('id', '=', id).execute()
}

/** Returns false when the account has no such session. */
export async function deleteSession(db: Db, userId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await accounts(db)
    .deleteFrom('accounts.sessions')
    .where('userId', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst()
  return numDeletedRows === 1n
}

/** Deletes the account's sessions, except one. Returns the ids of those that were deleted. */
export async function deleteSessions(db: Db, userId: string, exceptId: string | null): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    delete from accounts.sessions where user_id = ${userId} and id is distinct from ${exceptId} returning id`.execute(db)
  return rows.map(({ id }) => id)
}

export async function deleteSessionsSeenBefore(db: Db, time: Date): Promise<void> {
  await accounts(db).deleteFrom('accounts.sessions').where('lastSeenAt', '<', time).execute()
}

/** Those of the sessions that still exist, with the times that end them. */
export async function loadSessionTimes(db: Db, ids: readonly string[]): Promise<(SessionTimes & { id: string })[]> {
  const { rows } = await sql<SessionTimes & { id: string }>`
    select s.id, s.created_at, s.last_seen_at, u.role from accounts.sessions s join accounts.users u on u.id = s.user_id
    where s.id = any(${ids})`.execute(db)
  return rows
}
