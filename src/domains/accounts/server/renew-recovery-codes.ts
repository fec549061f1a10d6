import { securityChanged } from '#facts/accounts.ts'
import { notFound } from '#platform/server/failure.ts'
import type { Call } from '#platform/server/kernel.ts'
import { announce, transact } from '#platform/server/transact.ts'
import { giveRecoveryCodes } from './recovery-codes.ts'
import { memberIn } from './sessions.ts'
import { lockTotp } from './totp.sql.ts'

/** Ten new recovery codes; the older ones are gone. Without an authenticator app there are none. */
export async function renewRecoveryCodes(call: Call): Promise<string[]> {
  const { id } = memberIn(call)
  return transact(call, async (tx) => {
    const totp = await lockTotp(tx.db, id)
    if (!totp?.enabledAt) throw notFound()
    announce(tx, securityChanged({ userId: id, what: 'recovery_codes' }))
    return giveRecoveryCodes(tx, id)
  })
}
