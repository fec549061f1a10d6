import { Secret } from 'otpauth'
import { securityChanged } from '#facts/accounts.ts'
import { Failure, notFound } from '#platform/server/failure.ts'
import type { Call } from '#platform/server/kernel.ts'
import { announce, transact } from '#platform/server/transact.ts'
import { giveRecoveryCodes } from './recovery-codes.ts'
import { memberIn } from './sessions.ts'
import { enrolmentUri, stepOfCode } from './totp.rules.ts'
import { enableTotp, lockTotp, putTotp } from './totp.sql.ts'
import { sealTotpSecret, unsealTotpSecret } from './totp-secret.ts'
import { accountById } from './users.sql.ts'

/** As many as the hash behind a code has (RFC 4226 §4). */
const SECRET_BYTES = 20

/** A new secret for an authenticator app, in base32. It is not asked for until `confirmTotp`; begun again, the older one is gone. */
export async function beginTotp(call: Call): Promise<{ secret: string; uri: string }> {
  const { kernel } = call
  const { id } = memberIn(call)
  const account = await accountById(kernel.db, id)
  if (!account) throw notFound()
  const secret = new Secret({ size: SECRET_BYTES }).base32
  await transact(call, async (tx) => {
    const begun = await putTotp(tx.db, { userId: id, secret: sealTotpSecret(kernel, id, secret), createdAt: tx.now })
    if (!begun) throw new Failure('ALREADY_ENABLED')
  })
  return { secret, uri: enrolmentUri(secret, account.email) }
}

/** Turns it on with a code of the app, which is used up by it. Answers the recovery codes; they are shown this once. */
export async function confirmTotp(call: Call, { code }: { code: string }): Promise<string[]> {
  const { id } = memberIn(call)
  return transact(call, async (tx) => {
    const totp = await lockTotp(tx.db, id)
    if (!totp) throw notFound()
    if (totp.enabledAt) throw new Failure('ALREADY_ENABLED')
    const step = stepOfCode(unsealTotpSecret(tx.kernel, id, totp.secret), code, tx.now)
    if (step === null) throw new Failure('INVALID_CODE')
    await enableTotp(tx.db, id, { step, now: tx.now })
    announce(tx, securityChanged({ userId: id, what: 'totp_on' }))
    return giveRecoveryCodes(tx, id)
  })
}
