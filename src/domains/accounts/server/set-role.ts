import { roleChanged } from '#events/accounts.ts'
import { recordAudit } from '#platform/server/audit.ts'
import { Failure, notFound } from '#platform/server/failure.ts'
import type { AdminContext, Client } from '#platform/server/services.ts'
import { publish, type Tx, transact } from '#platform/server/transact.ts'
import type { AccountView } from '../contract.ts'
import { findAccountRow } from './account-rows.sql.ts'
import { toAccountView } from './account-view.ts'
import { isLastAdministrator, lockAdministrators, updateRole } from './administrators.sql.ts'
import { endSessions } from './end-sessions.ts'
import { secondFactorDueAfterGrant } from './second-factor.rules.ts'
import { lockAccount } from './users.sql.ts'

type GrantedRole = 'user' | 'admin'

/** Grants or removes the administrator role. Fails with NOT_ONESELF, and like `changeRole`. */
export async function setRole(ctx: AdminContext, { id, role }: { id: string; role: GrantedRole }): Promise<AccountView> {
  const { id: actor } = ctx.viewer
  return transact(ctx, async (tx) => {
    if (id === actor) throw new Failure('NOT_ONESELF')
    await changeRole(tx, { userId: id, role, actor, client: ctx.client })
    const row = await findAccountRow(tx.db, id, tx.now)
    if (!row) throw notFound()
    return toAccountView(row)
  })
}

export type RoleChange = { userId: string; role: GrantedRole; actor: string; client: Client | null }

/**
 * Returns false when the user already has the role. Ends their sessions, because administrators have a shorter session lifetime. A new
 * administrator has a week to set up a second factor. Fails
 * with LAST_ADMINISTRATOR, and with VENDOR_STAYS for making a vendor a `user`. An administrator with a shop becomes a `user` here;
 * listeners of `roleChanged` restore the vendor role.
 */
export async function changeRole(tx: Tx, { userId, role, actor, client }: RoleChange): Promise<boolean> {
  await lockAdministrators(tx.db)
  const account = await lockAccount(tx.db, userId)
  if (!account || account.deletionRequestedAt) throw notFound()
  if (account.role === role) return false
  if (account.role === 'vendor' && role === 'user') throw new Failure('VENDOR_STAYS')
  if (await isLastAdministrator(tx.db, userId, tx.now)) throw new Failure('LAST_ADMINISTRATOR')

  await updateRole(tx.db, userId, role, role === 'admin' ? secondFactorDueAfterGrant(tx.now) : null)
  await endSessions(tx, userId)
  publish(tx, roleChanged({ userId, role }))
  const details = { before: { role: account.role }, after: { role } }
  await recordAudit(tx, { actor, action: 'accounts.roleChanged', resource: { type: 'user', id: userId }, client, details })
  return true
}
