import { sql } from 'kysely'
import { type Db, schemaOf } from '#platform/server/db.ts'
import type { Tables } from './db.types.ts'

const accounts = schemaOf<Tables>()

export type Purpose = 'verify_email' | 'reset_password' | 'change_email' | 'second_factor'
export type TokenRow = { userId: string; emailKey: string; delivered: boolean }
/** Maximum number of tries of the second factor per login challenge. */
const MAX_TOKEN_TRIES = 5

export type NewToken = TokenRow & { tokenHash: Buffer; purpose: Purpose; createdAt: Date; expiresAt: Date }

/**
 * Inserts a token and deletes older ones with the same purpose. An existing token stays unchanged, so that a used link does not become
 * valid again.
 */
export async function replaceToken(db: Db, token: NewToken): Promise<void> {
  const { userId, purpose, tokenHash } = token
  await accounts(db)
    .deleteFrom('accounts.tokens')
    .where('userId', '=', userId)
    .where('purpose', '=', purpose)
    .where('tokenHash', '!=', tokenHash)
    .execute()
  await accounts(db)
    .insertInto('accounts.tokens')
    .values(token)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** Finds a valid token without using it. */
export async function findToken(db: Db, purpose: Purpose, tokenHash: Buffer, now: Date): Promise<TokenRow | undefined> {
  return accounts(db)
    .selectFrom('accounts.tokens')
    .select(['userId', 'emailKey', 'delivered'])
    .where('tokenHash', '=', tokenHash)
    .where('purpose', '=', purpose)
    .where('usedAt', 'is', null)
    .where('expiresAt', '>', now)
    .where('tries', '<', MAX_TOKEN_TRIES)
    .executeTakeFirst()
}

/** Marks a token as used. Of several concurrent calls one gets it. */
export async function consumeToken(db: Db, purpose: Purpose, tokenHash: Buffer, now: Date): Promise<TokenRow | undefined> {
  const { rows } = await sql<TokenRow>`
    update accounts.tokens set used_at = ${now}
    where token_hash = ${tokenHash} and purpose = ${purpose} and used_at is null and expires_at > ${now}
    returning user_id, email_key, delivered`.execute(db)
  return rows[0]
}

/** Counts a try; undefined when the token is invalid or was tried too often. */
export async function countTokenTry(db: Db, purpose: Purpose, tokenHash: Buffer, now: Date): Promise<TokenRow | undefined> {
  const { rows } = await sql<TokenRow>`
    update accounts.tokens set tries = tries + 1
    where token_hash = ${tokenHash} and purpose = ${purpose} and used_at is null and expires_at > ${now} and tries < ${MAX_TOKEN_TRIES}
    returning user_id, email_key, delivered`.execute(db)
  return rows[0]
}

export async function deleteTokens(db: Db, userId: string): Promise<void> {
  await accounts(db).deleteFrom('accounts.tokens').where('userId', '=', userId).execute()
}

export async function deleteTokensExpiredBefore(db: Db, time: Date): Promise<void> {
  await accounts(db).deleteFrom('accounts.tokens').where('expiresAt', '<', time).execute()
}
