import { sql } from 'kysely'
import type { Db } from '#platform/server/db.ts'
import type { SECOND_FACTORS } from '../contract.ts'

export type SecondFactor = (typeof SECOND_FACTORS)[number]

/** Second factors of an account; empty without an authenticator app. Recovery codes and passkeys alone do not require a second step. */
export async function loadSecondFactors(db: Db, userId: string): Promise<SecondFactor[]> {
  const { rows } = await sql<{ totp: boolean; codes: boolean; passkeys: boolean }>`
    select exists (select from accounts.totp where user_id = ${userId} and enabled_at is not null) as totp,
           exists (select from accounts.recovery_codes where user_id = ${userId} and used_at is null) as codes,
           exists (select from accounts.passkeys where user_id = ${userId}) as passkeys`.execute(db)
  const { totp, codes, passkeys } = rows[0] ?? { totp: false, codes: false, passkeys: false }
  if (!totp) return []
  return ['totp' as const, ...(codes ? (['recovery_code'] as const) : []), ...(passkeys ? (['passkey'] as const) : [])]
}

/** Deletes all login methods except the password. */
export async function deleteSecondFactors(db: Db, userId: string): Promise<void> {
  await sql`delete from accounts.totp where user_id = ${userId}`.execute(db)
  await sql`delete from accounts.recovery_codes where user_id = ${userId}`.execute(db)
  await sql`delete from accounts.passkeys where user_id = ${userId}`.execute(db)
  await sql`delete from accounts.passkey_challenges where user_id = ${userId}`.execute(db)
}
