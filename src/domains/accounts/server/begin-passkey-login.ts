import { Failure } from '#platform/server/failure.ts'
import { hashToken } from '#platform/server/secret-tokens.ts'
import type { OperationContext } from '#platform/server/services.ts'
import { PASSKEY_CHALLENGES } from './limits.ts'
import { createPasskeyChallenge, type PasskeyChallenge } from './passkey-challenges.ts'
import { loadPasskeys } from './passkeys.sql.ts'
import { findToken } from './tokens.sql.ts'
import { createLoginQuestion } from './webauthn.ts'

/** Returns the WebAuthn options: for any passkey of Plaza, or with a login challenge for those of its account. */
export async function beginPasskeyLogin(
  ctx: OperationContext,
  { loginChallenge }: { loginChallenge?: string | undefined },
): Promise<PasskeyChallenge> {
  const { services, client } = ctx
  await services.limits.consume(PASSKEY_CHALLENGES, client.address)
  if (loginChallenge === undefined)
    return createPasskeyChallenge(ctx, await createLoginQuestion(services), { purpose: 'login', userId: null, tokenHash: null })
  const tokenHash = hashToken(loginChallenge)
  const holder = await findToken(services.db, 'second_factor', tokenHash, services.now())
  if (!holder) throw new Failure('TICKET_EXPIRED')
  const { userId } = holder
  const question = await createLoginQuestion(services, await loadPasskeys(services.db, userId))
  return createPasskeyChallenge(ctx, question, { purpose: 'second_factor', userId, tokenHash })
}
