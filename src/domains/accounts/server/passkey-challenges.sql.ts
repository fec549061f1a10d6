import { sql } from 'kysely'
import { type Db, schemaOf } from '#platform/server/db.ts'
import type { Tables } from './db.types.ts'

const accounts = schemaOf<Tables>()

export type ChallengePurpose = 'register' | 'login' | 'second_factor' | 'reauth'

/** `userId`: the account whose passkey must answer; null for any. `tokenHash`: the login challenge that the passkey completes. */
export type Challenge = { challenge: string; purpose: ChallengePurpose; userId: string | null; tokenHash: Buffer | null }

export async function insertChallenge(db: Db, challenge: Challenge & { id: string; expiresAt: Date }): Promise<void> {
  await accounts(db).insertInto('accounts.passkeyChallenges').values(challenge).execute()
}

/** Deletes and returns a challenge; of several concurrent calls one gets it. With `ownerId`, only a challenge of that account. */
export async function consumeChallenge(
  db: Db,
  id: string,
  { purposes, ownerId = null, now }: { purposes: readonly ChallengePurpose[]; ownerId?: string | null; now: Date },
): Promise<Challenge | undefined> {
  const { rows } = await sql<Challenge>`
    delete from accounts.passkey_challenges
    where id = ${id} and purpose = any(${purposes}) and expires_at > ${now} and (${ownerId}::text is null or user_id = ${ownerId})
    returning challenge, purpose, user_id, token_hash`.execute(db)
  return rows[0]
}

export async function deleteChallengesExpiredBefore(db: Db, time: Date): Promise<void> {
  await accounts(db).deleteFrom('accounts.passkeyChallenges').where('expiresAt', '<', time).execute()
}
