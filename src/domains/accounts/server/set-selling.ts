import { roleChanged } from '#facts/accounts.ts'
import { record } from '#platform/server/audit.ts'
import { announce, type Tx } from '#platform/server/transact.ts'
import { putRole } from './administrators.sql.ts'
import { lockAccount } from './users.sql.ts'

/**
 * Somebody owns a shop, or none any more: their role is `vendor`, or `user`. An administrator stays one (product.md, rules 5 and 6), and sessions go
 * on: nothing they could do before is taken from them, and roles are read anew at every request.
 */
export async function setSelling(tx: Tx, userId: string, sells: boolean): Promise<void> {
  const account = await lockAccount(tx.db, userId)
  const role = sells ? 'vendor' : 'user'
  if (!account || account.role === 'admin' || account.role === role) return
  await putRole(tx.db, userId, role)
  announce(tx, roleChanged({ userId, role }))
  const details = { before: { role: account.role }, after: { role } }
  await record(tx, { actor: 'system', action: 'accounts.roleChanged', subject: { type: 'user', id: userId }, client: null, details })
}
