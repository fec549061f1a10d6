import { roleChanged } from '#events/accounts.ts'
import { recordAudit } from '#platform/server/audit.ts'
import type { Services } from '#platform/server/services.ts'
import { publish, type Tx, transactAsSystem } from '#platform/server/transact.ts'
import { type Administrator, loadAdministrators, lockAdministrators, updateRole } from './administrators.sql.ts'
import { closeDemoAccount, countAccounts, type DemoAccount, lockDemoAccounts } from './demo-accounts.sql.ts'
import { deleteEmailChange } from './email-changes.sql.ts'
import { endSessions } from './end-sessions.ts'
import { deleteSecondFactors } from './second-factors.sql.ts'
import { deleteTokens } from './tokens.sql.ts'

/** `others`: accounts that people registered during the demo; they can still log in. */
export type LeftDemo = { closed: number; administrators: Administrator[]; others: number }

/**
 * Closes the accounts of the demo data, whose passwords are public: they lose password, second factors, sessions, mailed links and the
 * role of an administrator, also the last one. Their shops and orders stay. Done again, it changes nothing.
 */
export async function leaveDemo(services: Services): Promise<LeftDemo> {
  return transactAsSystem(services, async (tx) => {
    await lockAdministrators(tx.db)
    const accounts = await lockDemoAccounts(tx.db)
    for (const account of accounts) await closeAccount(tx, account)
    const administrators = await loadAdministrators(tx.db)
    return { closed: accounts.length, administrators, others: await countAccounts(tx.db) }
  })
}

async function closeAccount(tx: Tx, { id, role }: DemoAccount): Promise<void> {
  await closeDemoAccount(tx.db, id, tx.now)
  await endSessions(tx, id)
  await deleteTokens(tx.db, id)
  await deleteSecondFactors(tx.db, id)
  await deleteEmailChange(tx.db, id)
  if (role === 'admin') {
    await updateRole(tx.db, id, 'user', null)
    publish(tx, roleChanged({ userId: id, role: 'user' }))
  }
  const details = role === 'admin' ? { before: { role }, after: { role: 'user' } } : {}
  const resource = { type: 'user', id }
  await recordAudit(tx, { actor: 'system', action: 'accounts.demoAccountClosed', resource, client: null, details })
}
