import { roleChanged } from '#facts/accounts.ts'
import { record } from '#platform/server/audit.ts'
import { Failure, notFound } from '#platform/server/failure.ts'
import type { Call, Client } from '#platform/server/kernel.ts'
import { announce, type Tx, transact } from '#platform/server/transact.ts'
import type { AccountView } from '../contract.ts'
import { accountView } from './account-view.ts'
import { accountRow } from './administration.sql.ts'
import { isLastAdministrator, lockAdministrators, putRole } from './administrators.sql.ts'
import { deleteSessionsOf } from './sessions.sql.ts'
import { memberIn } from './sessions.ts'
import { lockAccount } from './users.sql.ts'

type GrantedRole = 'user' | 'admin'

/** Makes somebody an administrator, or takes that away. Fails with NOT_ONESELF and as `changeRole` does. */
export async function setRole(call: Call, { id, role }: { id: string; role: GrantedRole }): Promise<AccountView> {
  const { id: actor } = memberIn(call)
  return transact(call, async (tx) => {
    if (id === actor) throw new Failure('NOT_ONESELF')
    await changeRole(tx, { userId: id, role, actor, client: call.client })
    const row = await accountRow(tx.db, id, tx.now)
    if (!row) throw notFound()
    return accountView(row)
  })
}

export type RoleChange = { userId: string; role: GrantedRole; actor: string; client: Client | null }

/**
 * False when it is their role already. Ends their sessions: an administrator's live shorter. Fails with LAST_ADMINISTRATOR, and with VENDOR_STAYS
 * for making a vendor a `user`. An administrator who also sells becomes a `user` here; `roleChanged` tells whoever knows about selling.
 */
export async function changeRole(tx: Tx, { userId, role, actor, client }: RoleChange): Promise<boolean> {
  await lockAdministrators(tx.db)
  const account = await lockAccount(tx.db, userId)
  if (!account || account.leavingSince) throw notFound()
  if (account.role === role) return false
  if (account.role === 'vendor' && role === 'user') throw new Failure('VENDOR_STAYS')
  if (await isLastAdministrator(tx.db, userId, tx.now)) throw new Failure('LAST_ADMINISTRATOR')

  await putRole(tx.db, userId, role)
  await deleteSessionsOf(tx.db, userId)
  announce(tx, roleChanged({ userId, role }))
  const details = { before: { role: account.role }, after: { role } }
  await record(tx, { actor, action: 'accounts.roleChanged', subject: { type: 'user', id: userId }, client, details })
  return true
}
