import { Failure } from '#platform/server/failure.ts'
import type { Tx } from '#platform/server/transact.ts'
import { findAccount } from './users.sql.ts'

/**
 * Fails with EMAIL_NOT_CONFIRMED when the user did not open a link that was mailed to their address. Without SMTP_URL no address can be
 * confirmed, so none is required.
 */
export async function requireConfirmedEmail(tx: Tx, userId: string): Promise<void> {
  if (!tx.services.mailer.delivers) return
  const account = await findAccount(tx.db, userId)
  if (account?.emailProof !== 'mailed') throw new Failure('EMAIL_NOT_CONFIRMED')
}
