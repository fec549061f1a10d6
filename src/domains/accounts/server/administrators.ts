/** Administrators as managed from the command line (`npm run admin`), which also creates the first one. */
import type { Db } from '#platform/server/db.ts'
import { notFound } from '#platform/server/failure.ts'
import type { Services } from '#platform/server/services.ts'
import { type Tx, transactAsSystem } from '#platform/server/transact.ts'
import { type Administrator, loadAdministrators } from './administrators.sql.ts'
import { changeRole } from './set-role.ts'
import { toEmailKey } from './username.rules.ts'
import { type Account, findAccountByEmail } from './users.sql.ts'

export type RoleResult = { username: string; changed: boolean }

export function listAdministrators(db: Db): Promise<Administrator[]> {
  return loadAdministrators(db)
}

/** Fails with NOT_FOUND when no account has this email. */
export async function grantAdministrator(services: Services, email: string): Promise<RoleResult> {
  return transactAsSystem(services, async (tx) => applyRole(tx, await loadAccountByEmail(tx, email), 'admin'))
}

/** Fails with NOT_FOUND, and with LAST_ADMINISTRATOR for the only administrator. */
export async function revokeAdministrator(services: Services, email: string): Promise<RoleResult> {
  return transactAsSystem(services, async (tx) => {
    const account = await loadAccountByEmail(tx, email)
    return account.role === 'admin' ? applyRole(tx, account, 'user') : { username: account.username, changed: false }
  })
}

async function applyRole(tx: Tx, { id, username }: Account, role: 'user' | 'admin'): Promise<RoleResult> {
  return { username, changed: await changeRole(tx, { userId: id, role, actor: 'system', client: null }) }
}

/** Fails with NOT_FOUND, also for an account that is being deleted. */
export async function loadAccountByEmail(tx: Tx, email: string): Promise<Account> {
  const account = await findAccountByEmail(tx.db, toEmailKey(email))
  if (!account || account.deletionRequestedAt) throw notFound()
  return account
}
