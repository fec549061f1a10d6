import { sql } from 'kysely'
import type { Db } from '#platform/server/db.ts'
import type { Role } from '../contract.ts'

export async function hasDemoAccounts(db: Db): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`select exists (select from accounts.users where demo) as found`.execute(db)
  return rows[0]?.found ?? false
}

export type DemoAccount = { id: string; role: Role }

/** Locks the accounts until the transaction ends. */
export async function lockDemoAccounts(db: Db): Promise<DemoAccount[]> {
  const { rows } = await sql<DemoAccount>`select id, role from accounts.users where demo order by id for update`.execute(db)
  return rows
}

/** Without a password and with an address that nobody can receive mail at, there is no way to log in. */
export async function closeDemoAccount(db: Db, id: string, now: Date): Promise<void> {
  const email = `${id}@demo.invalid`
  await sql`
    update accounts.users set demo = false, password_hash = null, password_changed_at = ${now}, email = ${email}, email_key = ${email},
      email_proof = 'none'
    where id = ${id}`.execute(db)
}

export async function countAccounts(db: Db): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from accounts.users where deletion_requested_at is null and email_key not like '%@demo.invalid'`.execute(
    db,
  )
  return rows[0]?.count ?? 0
}
