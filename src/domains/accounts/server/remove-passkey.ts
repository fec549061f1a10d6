import { securityChanged } from '#events/accounts.ts'
import { Failure, notFound } from '#platform/server/failure.ts'
import type { MemberContext } from '#platform/server/services.ts'
import { publish, transact } from '#platform/server/transact.ts'
import { rejectWithoutFactor } from './administrator-factors.ts'
import { deletePasskey, loadPasskeys } from './passkeys.sql.ts'
import { lockAccount } from './users.sql.ts'

/**
 * Removes a passkey of the caller. Fails with LAST_LOGIN_METHOD for the last one of an account without a password, and with
 * LAST_SECOND_FACTOR for the last factor of an administrator.
 */
export async function removePasskey(ctx: MemberContext, { id }: { id: string }): Promise<void> {
  const { userId } = ctx
  await transact(ctx, async (tx) => {
    const account = await lockAccount(tx.db, userId)
    if (!account || !(await deletePasskey(tx.db, userId, id))) throw notFound()
    if (account.passwordHash === null && (await loadPasskeys(tx.db, userId)).length === 0) throw new Failure('LAST_LOGIN_METHOD')
    await rejectWithoutFactor(tx, userId)
    publish(tx, securityChanged({ userId, what: 'passkey_removed' }))
  })
}
