import { securityChanged } from '#facts/accounts.ts'
import { notFound } from '#platform/server/failure.ts'
import type { Call } from '#platform/server/kernel.ts'
import { announce, transact } from '#platform/server/transact.ts'
import { deleteRecoveryCodes } from './recovery-codes.sql.ts'
import { memberIn } from './sessions.ts'
import { deleteTotp } from './totp.sql.ts'

/** From now on the password is enough. The recovery codes go with it. */
export async function removeTotp(call: Call): Promise<void> {
  const { id } = memberIn(call)
  await transact(call, async (tx) => {
    if (!(await deleteTotp(tx.db, id))) throw notFound()
    await deleteRecoveryCodes(tx.db, id)
    announce(tx, securityChanged({ userId: id, what: 'totp_off' }))
  })
}
