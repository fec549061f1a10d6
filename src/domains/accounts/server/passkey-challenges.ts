import type { OperationContext } from '#platform/server/services.ts'
import { transact } from '#platform/server/transact.ts'
import { newId } from '#platform/shared/ids.ts'
import { CHALLENGE_MS } from './passkey.rules.ts'
import { type Challenge, insertChallenge } from './passkey-challenges.sql.ts'
import type { WebauthnQuestion } from './webauthn.ts'

export type PasskeyChallenge = { challengeId: string; options: Record<string, unknown> }

/** Stores a challenge for one answer within five minutes. */
export async function createPasskeyChallenge(
  ctx: OperationContext,
  { challenge, options }: WebauthnQuestion,
  about: Omit<Challenge, 'challenge'>,
): Promise<PasskeyChallenge> {
  return transact(ctx, async (tx) => {
    const challengeId = newId('pkc')
    await insertChallenge(tx.db, { ...about, id: challengeId, challenge, expiresAt: new Date(tx.now.getTime() + CHALLENGE_MS) })
    return { challengeId, options }
  })
}
