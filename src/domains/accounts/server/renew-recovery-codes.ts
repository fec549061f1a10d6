import { securityChanged } from '#events/accounts.ts'
import { notFound } from '#platform/server/failure.ts'
import type { MemberContext } from '#platform/server/services.ts'
import { publish, transact } from '#platform/server/transact.ts'
import { createRecoveryCodes } from './recovery-codes.ts'
import { lockTotp } from './totp.sql.ts'

/** Replaces the recovery codes by ten new ones. Fails with NOT_FOUND without an authenticator app. */
export async function renewRecoveryCodes(ctx: MemberContext): Promise<string[]> {
  const { id } = ctx.viewer
  return transact(ctx, async (tx) => {
    const totp = await lockTotp(tx.db, id)
    if (!totp?.enabledAt) throw notFound()
    publish(tx, securityChanged({ userId: id, what: 'recovery_codes' }))
    return createRecoveryCodes(tx, id)
  })
}
