import { roleChanged } from '#events/accounts.ts'
import { recordAudit } from '#platform/server/audit.ts'
import { publish, type Tx } from '#platform/server/transact.ts'
import { updateRole } from './administrators.sql.ts'
import { lockAccount } from './users.sql.ts'

/**
 * Sets the role to `vendor` when the user owns a shop, else to `user`. Administrators keep their role (product.md, rules 5 and 6).
 * Sessions continue, because roles are read on every request.
 */
export async function setVendorRole(tx: Tx, userId: string, sells: boolean): Promise<void> {
  const account = await lockAccount(tx.db, userId)
  const role = sells ? 'vendor' : 'user'
  if (!account || account.role === 'admin' || account.role === role) return
  await updateRole(tx.db, userId, role, null)
  publish(tx, roleChanged({ userId, role }))
  const details = { before: { role: account.role }, after: { role } }
  await recordAudit(tx, { actor: 'system', action: 'accounts.roleChanged', resource: { type: 'user', id: userId }, client: null, details })
}
