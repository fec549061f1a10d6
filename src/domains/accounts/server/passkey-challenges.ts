import type { Call } from '#platform/server/kernel.ts'
import { transact } from '#platform/server/transact.ts'
import { newId } from '#platform/shared/ids.ts'
import { CHALLENGE_MS } from './passkey.rules.ts'
import { type Challenge, insertChallenge } from './passkey-challenges.sql.ts'
import type { Question } from './webauthn.ts'

export type Asked = { challengeId: string; options: Record<string, unknown> }

/** Remembers what is asked, for one answer within five minutes. */
export async function ask(call: Call, { challenge, options }: Question, about: Omit<Challenge, 'challenge'>): Promise<Asked> {
  return transact(call, async (tx) => {
    const challengeId = newId('pkc')
    await insertChallenge(tx.db, { ...about, id: challengeId, challenge, expiresAt: new Date(tx.now.getTime() + CHALLENGE_MS) })
    return { challengeId, options }
  })
}
