import { Secret } from 'otpauth'
import { Failure, notFound } from '#platform/server/failure.ts'
import type { MemberContext } from '#platform/server/services.ts'
import { transact } from '#platform/server/transact.ts'
import { enrollmentUri } from './totp.rules.ts'
import { upsertTotp } from './totp.sql.ts'
import { sealTotpSecret } from './totp-secret.ts'
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
