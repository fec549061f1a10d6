/** Administrators as whoever holds the machine makes and unmakes them (`npm run admin`): there is a first one some day. */
import type { Db } from '#platform/server/db.ts'
import { notFound } from '#platform/server/failure.ts'
import type { Kernel } from '#platform/server/kernel.ts'
import { type Tx, transactAs } from '#platform/server/transact.ts'
import { type Administrator, allAdministrators } from './administrators.sql.ts'
import { changeRole } from './set-role.ts'
import { emailKey } from './username.rules.ts'
import { type Account, accountByEmail } from './users.sql.ts'

export type Appointed = { username: string; changed: boolean }

export function listAdministrators(db: Db): Promise<Administrator[]> {
  return allAdministrators(db)
}

/** Fails with NOT_FOUND for an address without an account. */
export async function grantAdministrator(kernel: Kernel, email: string): Promise<Appointed> {
  return transactAs(kernel, async (tx) => appoint(tx, await accountOf(tx, email), 'admin'))
}

/** Fails with NOT_FOUND, and with LAST_ADMINISTRATOR when nobody would be left. */
export async function revokeAdministrator(kernel: Kernel, email: string): Promise<Appointed> {
  return transactAs(kernel, async (tx) => {
    const account = await accountOf(tx, email)
    return account.role === 'admin' ? appoint(tx, account, 'user') : { username: account.username, changed: false }
  })
}

async function appoint(tx: Tx, { id, username }: Account, role: 'user' | 'admin'): Promise<Appointed> {
  return { username, changed: await changeRole(tx, { userId: id, role, actor: 'system', client: null }) }
}

async function accountOf(tx: Tx, email: string): Promise<Account> {
  const account = await accountByEmail(tx.db, emailKey(email))
  if (!account || account.leavingSince) throw notFound()
  return account
}
