/** Tokens that are mailed: minted when the mail is made, so that they are nowhere before and nowhere else after. */

import { hashOfToken, newSecretToken } from '#platform/server/secret-tokens.ts'
import type { Tx } from '#platform/server/transact.ts'
import { type Purpose, replaceToken } from './tokens.sql.ts'

/** At most 60 minutes. */
export const MAILED_TOKEN_MS = 60 * 60_000

/** Puts a token into force; older ones of the same purpose are dead from now on. */
export async function mintToken(
  tx: Tx,
  purpose: Purpose,
  { userId, emailKey }: { userId: string; emailKey: string },
  token: string = newSecretToken(),
): Promise<string> {
  await replaceToken(tx.db, {
    ...{ tokenHash: hashOfToken(token), purpose, userId, emailKey, delivered: tx.kernel.mailer.delivers },
    ...{ createdAt: tx.now, expiresAt: new Date(tx.now.getTime() + MAILED_TOKEN_MS) },
  })
  return token
}
