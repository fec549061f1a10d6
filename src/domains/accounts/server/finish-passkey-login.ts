import { Failure } from '#platform/server/failure.ts'
import type { OperationContext } from '#platform/server/services.ts'
import { transact } from '#platform/server/transact.ts'
import { type StartedSession, startReauthenticatedSession } from './log-in.ts'
import { consumeChallenge } from './passkey-challenges.sql.ts'
import { consumeToken } from './tokens.sql.ts'
import { recordPasskeyUse, verifyPasskeyAnswer } from './verify-passkey-answer.ts'
import type { WebauthnAnswer } from './webauthn.ts'

/** Starts a session for the owner of the passkey. Every invalid answer fails with INVALID_CREDENTIALS. */
export async function finishPasskeyLogin(
  ctx: OperationContext,
  { challengeId, response }: { challengeId: string; response: WebauthnAnswer },
): Promise<StartedSession> {
  const { services } = ctx
  const asked = await consumeChallenge(services.db, challengeId, { purposes: ['login', 'second_factor'], now: services.now() })
  const answered = asked && (await verifyPasskeyAnswer(services, asked, response))
  if (!answered) throw new Failure('INVALID_CREDENTIALS')
  return transact(ctx, async (tx) => {
    const entered = await startReauthenticatedSession(tx, answered.userId, ctx)
    if (!entered || !(await recordPasskeyUse(tx, answered))) throw new Failure('INVALID_CREDENTIALS')
    if (asked.tokenHash && !(await consumeToken(tx.db, 'second_factor', asked.tokenHash, tx.now))) throw new Failure('TICKET_EXPIRED')
    return entered
  })
}
