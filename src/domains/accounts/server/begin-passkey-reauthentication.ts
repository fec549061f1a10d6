import type { MemberContext } from '#platform/server/services.ts'
import { PASSKEY_CHALLENGES } from './limits.ts'
import { createPasskeyChallenge, type PasskeyChallenge } from './passkey-challenges.ts'
import { loadPasskeys } from './passkeys.sql.ts'
import { createLoginQuestion } from './webauthn.ts'

/** Returns the WebAuthn options for reauthenticating with a passkey of the account. */
export async function beginPasskeyReauthentication(ctx: MemberContext): Promise<PasskeyChallenge> {
  const { services } = ctx
  const { id } = ctx.viewer
  await services.limits.consume(PASSKEY_CHALLENGES, id)
  const question = await createLoginQuestion(services, await loadPasskeys(services.db, id))
  return createPasskeyChallenge(ctx, question, { purpose: 'reauth', userId: id, tokenHash: null })
}
