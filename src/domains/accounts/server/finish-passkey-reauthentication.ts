import { Failure } from '#platform/server/failure.ts'
import type { MemberContext } from '#platform/server/services.ts'
import { transact } from '#platform/server/transact.ts'
import { consumeChallenge } from './passkey-challenges.sql.ts'
import { REAUTH_MS } from './session.rules.ts'
import { setReauthenticatedAt } from './sessions.sql.ts'
import { recordPasskeyUse, verifyPasskeyAnswer } from './verify-passkey-answer.ts'
import type { WebauthnAnswer } from './webauthn.ts'

/** Returns the end of the reauthentication. */
export async function finishPasskeyReauthentication(
  ctx: MemberContext,
  { challengeId, response }: { challengeId: string; response: WebauthnAnswer },
): Promise<Date> {
  const { services } = ctx
  const { id, sessionId } = ctx.viewer
  const asked = await consumeChallenge(services.db, challengeId, { purposes: ['reauth'], ownerId: id, now: services.now() })
  const answered = asked && (await verifyPasskeyAnswer(services, asked, response))
  if (!answered) throw new Failure('INVALID_CREDENTIALS')
  return transact(ctx, async (tx) => {
    if (!(await recordPasskeyUse(tx, answered))) throw new Failure('INVALID_CREDENTIALS')
    await setReauthenticatedAt(tx.db, sessionId, tx.now)
    return new Date(tx.now.getTime() + REAUTH_MS)
  })
}
