import { sql } from 'kysely'
import type { Db } from '#platform/server/db.ts'
import type { SECOND_FACTORS } from '../contract.ts'
import type { Account } from './users.sql.ts'

export type SecondFactor = (typeof SECOND_FACTORS)[number]

/**
 * The factors that may follow the password; empty when none is asked for. Recovery codes alone do not require a second step. A passkey
 * alone requires it of administrators only: others may still log in with the password.
 */
export async function loadSecondFactors(db: Db, { id: userId, role }: Pick<Account, 'id' | 'role'>): Promise<SecondFactor[]> {
  const { rows } = await sql<{ totp: boolean; codes: boolean; passkeys: boolean }>`
    select exists (select from accounts.totp where user_id = ${userId} and enabled_at is not null) as totp,
           exists (select from accounts.recovery_codes where user_id = ${userId} and used_at is null) as codes,
           exists (select from accounts.passkeys where user_id = ${userId}) as passkeys`.execute(db)
  const { totp, codes, passkeys } = rows[0] ?? { totp: false, codes: false, passkeys: false }
  if (!totp) return passkeys && role === 'admin' ? ['passkey'] : []
  return ['totp' as const, ...(codes ? (['recovery_code'] as const) : []), ...(passkeys ? (['passkey'] as const) : [])]
}

/** Whether the account has an authenticator app or a passkey. */
export async function hasSecondFactor(db: Db, userId: string): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`
    select exists (select from accounts.totp where user_id = ${userId} and enabled_at is not null)
        or exists (select from accounts.passkeys where user_id = ${userId}) as found`.execute(db)
  return rows[0]?.found ?? false
}

/** Deletes all login methods except the password. */
export async function deleteSecondFactors(db: Db, userId: string): Promise<void> {
  await sql`delete from accounts.totp where user_id = ${userId}`.execute(db)
  await sql`delete from accounts.recovery_codes where user_id = ${userId}`.execute(db)
  await sql`delete from accounts.passkeys where user_id = ${userId}`.execute(db)
  await sql`delete from accounts.passkey_challenges where user_id = ${userId}`.execute(db)
}
