/** The demo accounts that are printed at startup for anybody at this machine. */
import { findAccountByEmail } from '#domains/accounts/server/index.ts'
import type { Db } from '#platform/server/db.ts'

export type DemoAccount = { who: string; username: string; email: string; password: string }

export const DEMO_PASSWORD = 'open-market-day'

export const DEMO_ACCOUNTS: readonly DemoAccount[] = [
  { who: 'a member', username: 'bruno', email: 'member@plaza.example', password: DEMO_PASSWORD },
  { who: 'a vendor', username: 'amira', email: 'vendor@plaza.example', password: DEMO_PASSWORD },
  { who: 'an administrator', username: 'omar', email: 'admin@plaza.example', password: DEMO_PASSWORD },
]

export async function findDemoAccount(db: Db, username: 'bruno' | 'amira' | 'omar') {
  const account = DEMO_ACCOUNTS.find((one) => one.username === username)
  return account && findAccountByEmail(db, account.email)
}

/** Returns the printed accounts that exist; an older or real database may have none. */
export async function loadDemoAccounts(db: Db): Promise<DemoAccount[]> {
  const found = await Promise.all(DEMO_ACCOUNTS.map(({ email }) => findAccountByEmail(db, email)))
  return DEMO_ACCOUNTS.filter((_, index) => found[index] !== undefined)
}
