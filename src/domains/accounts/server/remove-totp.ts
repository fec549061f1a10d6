import { securityChanged } from '#events/accounts.ts'
import { notFound } from '#platform/server/failure.ts'
import type { MemberContext } from '#platform/server/services.ts'
import { publish, transact } from '#platform/server/transact.ts'
import { rejectWithoutFactor } from './administrator-factors.ts'
import { deleteRecoveryCodes } from './recovery-codes.sql.ts'
import { deleteTotp } from './totp.sql.ts'
import { lockAccount } from './users.sql.ts'

/** Turns two-step login off and deletes the recovery codes. Fails with LAST_SECOND_FACTOR for an administrator without a passkey. */
export async function removeTotp(ctx: MemberContext): Promise<void> {
  const { id } = ctx.viewer
  await transact(ctx, async (tx) => {
    await lockAccount(tx.db, id)
    if (!(await deleteTotp(tx.db, id))) throw notFound()
    await deleteRecoveryCodes(tx.db, id)
    await rejectWithoutFactor(tx, id)
    publish(tx, securityChanged({ userId: id, what: 'totp_off' }))
  })
}
