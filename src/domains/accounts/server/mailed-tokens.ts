/** Tokens that are mailed: minted when the mail is made, so that they are nowhere before and nowhere else after. */
import type { Tx } from '#platform/server/transact.ts'
import { hashOfToken, newSecretToken } from './secret-tokens.ts'
import { type Purpose, replaceToken } from './tokens.sql.ts'

/** At most 60 minutes (research: hazard 47). */
export const MAILED_TOKEN_MS = 60 * 60_000

/** Answers the token. Older ones of the same purpose are dead from now on. */
export async function mintToken(tx: Tx, purpose: Purpose, { userId, emailKey }: { userId: string; emailKey: string }): Promise<string> {
  const token = newSecretToken()
  await replaceToken(tx.db, {
    ...{ tokenHash: hashOfToken(token), purpose, userId, emailKey, delivered: tx.kernel.mailer.delivers },
    ...{ createdAt: tx.now, expiresAt: new Date(tx.now.getTime() + MAILED_TOKEN_MS) },
  })
  return token
}
