import { Secret } from 'otpauth'
import { securityChanged } from '#events/accounts.ts'
import { Failure, notFound } from '#platform/server/failure.ts'
import type { MemberContext } from '#platform/server/services.ts'
import { publish, transact } from '#platform/server/transact.ts'
import { createRecoveryCodes } from './recovery-codes.ts'
import { enrollmentUri, matchTotpStep } from './totp.rules.ts'
import { enableTotp, lockTotp, upsertTotp } from './totp.sql.ts'
import { sealTotpSecret, unsealTotpSecret } from './totp-secret.ts'
import { findAccount } from './users.sql.ts'

/** The output length of SHA-1 (RFC 4226 §4). */
const SECRET_BYTES = 20

/** Creates a secret for an authenticator app, in base32. Logins ask for it after `confirmTotp`. A second call replaces the secret. */
export async function beginTotp(ctx: MemberContext): Promise<{ secret: string; uri: string }> {
  const { services } = ctx
  const { id } = ctx.viewer
  const account = await findAccount(services.db, id)
  if (!account) throw notFound()
  const secret = new Secret({ size: SECRET_BYTES }).base32
  await transact(ctx, async (tx) => {
    const begun = await upsertTotp(tx.db, { userId: id, secret: sealTotpSecret(services, id, secret), createdAt: tx.now })
    if (!begun) throw new Failure('ALREADY_ENABLED')
  })
  return { secret, uri: enrollmentUri(secret, account.email) }
}

/** Turns two-step login on with a code of the app, which is used up. Returns the recovery codes, which cannot be read again. */
export async function confirmTotp(ctx: MemberContext, { code }: { code: string }): Promise<string[]> {
  const { id } = ctx.viewer
  return transact(ctx, async (tx) => {
    const totp = await lockTotp(tx.db, id)
    if (!totp) throw notFound()
    if (totp.enabledAt) throw new Failure('ALREADY_ENABLED')
    const step = matchTotpStep(unsealTotpSecret(tx.services, id, totp.secret), code, tx.now)
    if (step === null) throw new Failure('INVALID_CODE')
    await enableTotp(tx.db, id, { step, now: tx.now })
    publish(tx, securityChanged({ userId: id, what: 'totp_on' }))
    return createRecoveryCodes(tx, id)
  })
}
