import { securityChanged } from '#events/accounts.ts'
import { Failure, notFound } from '#platform/server/failure.ts'
import type { MemberContext } from '#platform/server/services.ts'
import { publish, transact } from '#platform/server/transact.ts'
import { endSessionsBeforeFirstFactor } from './administrator-factors.ts'
import { createRecoveryCodes } from './recovery-codes.ts'
import { matchTotpStep } from './totp.rules.ts'
import { enableTotp, lockTotp } from './totp.sql.ts'
import { unsealTotpSecret } from './totp-secret.ts'

/** Turns two-step login on with a code of the app, which is used up. Returns the recovery codes, which cannot be read again. */
export async function confirmTotp(ctx: MemberContext, { code }: { code: string }): Promise<string[]> {
  const { id } = ctx.viewer
  return transact(ctx, async (tx) => {
    const totp = await lockTotp(tx.db, id)
    if (!totp) throw notFound()
    if (totp.enabledAt) throw new Failure('ALREADY_ENABLED')
    const step = matchTotpStep(unsealTotpSecret(tx.services, id, totp.secret), code, tx.now)
    if (step === null) throw new Failure('INVALID_CODE')
    await endSessionsBeforeFirstFactor(tx, { userId: id, sessionId: ctx.viewer.sessionId })
    await enableTotp(tx.db, id, { step, now: tx.now })
    publish(tx, securityChanged({ userId: id, what: 'totp_on' }))
    return createRecoveryCodes(tx, id)
  })
}
