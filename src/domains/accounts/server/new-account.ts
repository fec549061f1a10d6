import type { Services } from '#platform/server/services.ts'
import { isNew } from './new-account.rules.ts'
import { findAccount } from './users.sql.ts'

/** Whether the account was created less than a day ago. Strangers' scripts write from such accounts. */
export async function isNewAccount({ db, now }: Pick<Services, 'db' | 'now'>, userId: string): Promise<boolean> {
  const account = await findAccount(db, userId)
  return account !== undefined && isNew(account.createdAt, now())
}
