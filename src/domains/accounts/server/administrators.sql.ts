/** Queries about administrators. */
import { sql } from 'kysely'
import type { Db } from '#platform/server/db.ts'
import type { Role } from '../contract.ts'

/** Locks changes of administrators until the transaction ends: two concurrent removals must leave one administrator. */
export async function lockAdministrators(db: Db): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('accounts.administrators', 0))`.execute(db)
}

/** Whether this account is the only administrator who can log in. */
export async function isLastAdministrator(db: Db, userId: string, now: Date): Promise<boolean> {
  const { rows } = await sql<{ last: boolean }>`
    select exists (select from accounts.users where id = ${userId} and role = 'admin')
      and not exists (
        select from accounts.users u where u.role = 'admin' and u.id <> ${userId} and u.deletion_requested_at is null
          and not exists (select from accounts.suspensions x
                          where x.user_id = u.id and x.lifted_at is null and (x.until is null or x.until > ${now}))) as last`.execute(db)
  return rows[0]?.last ?? true
}

export async function updateRole(db: Db, userId: string, role: Role, secondFactorDue: Date | null): Promise<void> {
  await sql`update accounts.users set role = ${role}, second_factor_due = ${secondFactorDue} where id = ${userId}`.execute(db)
}

export async function updateSecondFactorDue(db: Db, userId: string, due: Date): Promise<void> {
  await sql`update accounts.users set second_factor_due = ${due} where id = ${userId}`.execute(db)
}

export type Administrator = { username: string; email: string; lastSeenAt: Date | null }

export async function loadAdministrators(db: Db): Promise<Administrator[]> {
  const { rows } = await sql<Administrator>`
    select username, email, last_seen_at from accounts.users where role = 'admin' and deletion_requested_at is null order by created_at, id`.execute(
    db,
  )
  return rows
}
