import { notFound } from '#platform/server/failure.ts'
import type { MemberContext } from '#platform/server/services.ts'
import { rejectAboveLimit } from './add-passkey.ts'
import { PASSKEY_CHALLENGES } from './limits.ts'
import { createPasskeyChallenge, type PasskeyChallenge } from './passkey-challenges.ts'
import { loadPasskeys } from './passkeys.sql.ts'
import { findAccount } from './users.sql.ts'
import { createRegistrationQuestion } from './webauthn.ts'

/** Returns the WebAuthn options for a new passkey. Fails early with TOO_MANY_PASSKEYS. */
export async function beginPasskey(ctx: MemberContext): Promise<PasskeyChallenge> {
  const { services } = ctx
  const { id } = ctx.viewer
  await services.limits.consume(PASSKEY_CHALLENGES, id)
  const account = await findAccount(services.db, id)
  if (!account) throw notFound()
  const known = await loadPasskeys(services.db, id)
  rejectAboveLimit(known)
  return createPasskeyChallenge(ctx, await createRegistrationQuestion(services, account, known), {
    purpose: 'register',
    userId: id,
    tokenHash: null,
  })
}
