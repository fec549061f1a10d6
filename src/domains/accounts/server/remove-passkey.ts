import { securityChanged } from '#facts/accounts.ts'
import { Failure, notFound } from '#platform/server/failure.ts'
import type { Call } from '#platform/server/kernel.ts'
import { announce, transact } from '#platform/server/transact.ts'
import { deletePasskey, passkeysOf } from './passkeys.sql.ts'
import { memberIn } from './sessions.ts'
import { lockAccount } from './users.sql.ts'

/** Removes one of one's own passkeys; the last one stays with LAST_LOGIN_METHOD while there is no password. */
export async function removePasskey(call: Call, { id }: { id: string }): Promise<void> {
  const { id: userId } = memberIn(call)
  await transact(call, async (tx) => {
    const account = await lockAccount(tx.db, userId)
    if (!account || !(await deletePasskey(tx.db, userId, id))) throw notFound()
    if (account.passwordHash === null && (await passkeysOf(tx.db, userId)).length === 0) throw new Failure('LAST_LOGIN_METHOD')
    announce(tx, securityChanged({ userId, what: 'passkey_removed' }))
  })
}
