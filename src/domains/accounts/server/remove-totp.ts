import { securityChanged } from '#events/accounts.ts'
import { notFound } from '#platform/server/failure.ts'
import type { MemberContext } from '#platform/server/services.ts'
import { publish, transact } from '#platform/server/transact.ts'
import { deleteRecoveryCodes } from './recovery-codes.sql.ts'
import { deleteTotp } from './totp.sql.ts'

/** Turns two-step login off and deletes the recovery codes. */
export async function removeTotp(ctx: MemberContext): Promise<void> {
  const { id } = ctx.viewer
  await transact(ctx, async (tx) => {
    if (!(await deleteTotp(tx.db, id))) throw notFound()
    await deleteRecoveryCodes(tx.db, id)
    publish(tx, securityChanged({ userId: id, what: 'totp_off' }))
  })
}
