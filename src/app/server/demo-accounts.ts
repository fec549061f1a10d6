/** The accounts of the demo story that anybody at this machine may sign in with. They are printed at the start. */
import { accountByEmail } from '#domains/accounts/server/index.ts'
import type { Db } from '#platform/server/db.ts'

export type DemoAccount = { who: string; username: string; email: string; password: string }

export const DEMO_PASSWORD = 'open-market-day'

export const DEMO_ACCOUNTS: readonly DemoAccount[] = [
  { who: 'a member', username: 'bruno', email: 'member@plaza.example', password: DEMO_PASSWORD },
  { who: 'a vendor', username: 'amira', email: 'vendor@plaza.example', password: DEMO_PASSWORD },
  { who: 'an administrator', username: 'omar', email: 'admin@plaza.example', password: DEMO_PASSWORD },
]

/** Those that are still here: a story told earlier, or a place people already lived in, may have none. */
export async function demoAccounts(db: Db): Promise<DemoAccount[]> {
  const found = await Promise.all(DEMO_ACCOUNTS.map(({ email }) => accountByEmail(db, email)))
  return DEMO_ACCOUNTS.filter((_, index) => found[index] !== undefined)
}
