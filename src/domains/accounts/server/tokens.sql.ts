import { sql } from 'kysely'
import { type Db, schemaOf } from '#platform/server/db.ts'
import type { Tables } from './db.types.ts'

const accounts = schemaOf<Tables>()

export type Purpose = 'verify_email' | 'reset_password' | 'change_email' | 'second_factor'
export type TokenRow = { userId: string; emailKey: string; delivered: boolean }
/** How often what a token asks for may be tried. */
const MOST_TRIES = 5

export type NewToken = TokenRow & { tokenHash: Buffer; purpose: Purpose; createdAt: Date; expiresAt: Date }

/** The newer one kills the older ones of its purpose. One that is there already stays as it is: a link is not made good again. */
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

/** A token that is still good, without using it up. */
export async function findToken(db: Db, purpose: Purpose, tokenHash: Buffer, now: Date): Promise<TokenRow | undefined> {
  return accounts(db)
    .selectFrom('accounts.tokens')
    .select(['userId', 'emailKey', 'delivered'])
    .where('tokenHash', '=', tokenHash)
    .where('purpose', '=', purpose)
    .where('usedAt', 'is', null)
    .where('expiresAt', '>', now)
    .where('tries', '<', MOST_TRIES)
    .executeTakeFirst()
}

/** Uses a token up: of many at once one gets it. */
export async function takeToken(db: Db, purpose: Purpose, tokenHash: Buffer, now: Date): Promise<TokenRow | undefined> {
  const { rows } = await sql<TokenRow>`
    update accounts.tokens set used_at = ${now}
    where token_hash = ${tokenHash} and purpose = ${purpose} and used_at is null and expires_at > ${now}
    returning user_id, email_key, delivered`.execute(db)
  return rows[0]
}

/** Counts a try at what the token asks for; undefined when it is no longer good or was tried too often. */
export async function tryToken(db: Db, purpose: Purpose, tokenHash: Buffer, now: Date): Promise<TokenRow | undefined> {
  const { rows } = await sql<TokenRow>`
    update accounts.tokens set tries = tries + 1
    where token_hash = ${tokenHash} and purpose = ${purpose} and used_at is null and expires_at > ${now} and tries < ${MOST_TRIES}
    returning user_id, email_key, delivered`.execute(db)
  return rows[0]
}

export async function deleteTokensOf(db: Db, userId: string): Promise<void> {
  await accounts(db).deleteFrom('accounts.tokens').where('userId', '=', userId).execute()
}

export async function deleteTokensExpiredBefore(db: Db, time: Date): Promise<void> {
  await accounts(db).deleteFrom('accounts.tokens').where('expiresAt', '<', time).execute()
}
