import { Failure } from '#platform/server/failure.ts'
import { hashToken } from '#platform/server/secret-tokens.ts'
import type { OperationContext } from '#platform/server/services.ts'
import { transact } from '#platform/server/transact.ts'
import { PASSKEY_CHALLENGES } from './limits.ts'
import { type StartedSession, startReauthenticatedSession } from './log-in.ts'
import { consumeChallenge } from './passkey-challenges.sql.ts'
import { createPasskeyChallenge, type PasskeyChallenge } from './passkey-challenges.ts'
import { loadPasskeys } from './passkeys.sql.ts'
import { consumeToken, findToken } from './tokens.sql.ts'
import { recordPasskeyUse, verifyPasskeyAnswer } from './verify-passkey-answer.ts'
import { createLoginQuestion, type WebauthnAnswer } from './webauthn.ts'

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

/** Starts a session for the owner of the passkey. Every invalid answer fails with INVALID_CREDENTIALS. */
export async function finishPasskeyLogin(
  ctx: OperationContext,
  { challengeId, response }: { challengeId: string; response: WebauthnAnswer },
): Promise<StartedSession> {
  const { services, client } = ctx
  const asked = await consumeChallenge(services.db, challengeId, { purposes: ['login', 'second_factor'], now: services.now() })
  const answered = asked && (await verifyPasskeyAnswer(services, asked, response))
  if (!answered) throw new Failure('INVALID_CREDENTIALS')
  return transact(ctx, async (tx) => {
    const entered = await startReauthenticatedSession(tx, answered.userId, client)
    if (!entered || !(await recordPasskeyUse(tx, answered))) throw new Failure('INVALID_CREDENTIALS')
    if (asked.tokenHash && !(await consumeToken(tx.db, 'second_factor', asked.tokenHash, tx.now))) throw new Failure('TICKET_EXPIRED')
    return entered
  })
}
