import { findAccount } from '#domains/accounts/server/index.ts'
import type { Db } from '#platform/server/db.ts'

/** The address that a member has proved by a mailed link; null without one. Nothing else lets them see or accept an invitation by its id. */
export async function findInvitedAddress(db: Db, userId: string): Promise<string | null> {
  const account = await findAccount(db, userId)
  return account?.emailProof === 'mailed' ? account.emailKey : null
}
