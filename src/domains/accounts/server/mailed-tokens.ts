/** Tokens for mailed links. They are created with the mail and stored only as a hash. */

import { hashToken, newSecretToken } from '#platform/server/secret-tokens.ts'
import type { Tx } from '#platform/server/transact.ts'
import { type Purpose, replaceToken } from './tokens.sql.ts'

/** Lifetime of a mailed link: 60 minutes. */
export const MAILED_TOKEN_MS = 60 * 60_000

/** Stores a token and invalidates older ones with the same purpose. */
export async function mintToken(
  tx: Tx,
  purpose: Purpose,
  { userId, emailKey }: { userId: string; emailKey: string },
  token: string = newSecretToken(),
): Promise<string> {
  await replaceToken(tx.db, {
    tokenHash: hashToken(token),
    purpose,
    userId,
    emailKey,
    delivered: tx.services.mailer.delivers,
    createdAt: tx.now,
    expiresAt: new Date(tx.now.getTime() + MAILED_TOKEN_MS),
  })
  return token
}
