import { Failure } from '#platform/server/failure.ts'
import type { Call } from '#platform/server/kernel.ts'
import { transact } from '#platform/server/transact.ts'
import { PASSKEY_CHALLENGES } from './limits.ts'
import { answerTo, usePasskey } from './passkey-answer.ts'
import { takeChallenge } from './passkey-challenges.sql.ts'
import { type Asked, ask } from './passkey-challenges.ts'
import { passkeysOf } from './passkeys.sql.ts'
import { PROOF_MS } from './session.rules.ts'
import { setProvedAt } from './sessions.sql.ts'
import { memberIn } from './sessions.ts'
import { type Answer, askForPasskey } from './webauthn.ts'

/** What the browser is asked, to prove by a passkey of the account who sits at its session. */
export async function beginPasskeyProof(call: Call): Promise<Asked> {
  const { kernel } = call
  const { id } = memberIn(call)
  await kernel.limits.consume(PASSKEY_CHALLENGES, id)
  const question = await askForPasskey(kernel, await passkeysOf(kernel.db, id))
  return ask(call, question, { purpose: 'proof', userId: id, tokenHash: null })
}

/** Answers until when the proof counts. */
export async function finishPasskeyProof(call: Call, { challengeId, response }: { challengeId: string; response: Answer }): Promise<Date> {
  const { kernel } = call
  const { id, sessionId } = memberIn(call)
  const asked = await takeChallenge(kernel.db, challengeId, { purposes: ['proof'], ownerId: id, now: kernel.now() })
  const answered = asked && (await answerTo(kernel, asked, response))
  if (!answered) throw new Failure('INVALID_CREDENTIALS')
  return transact(call, async (tx) => {
    if (!(await usePasskey(tx, answered))) throw new Failure('INVALID_CREDENTIALS')
    await setProvedAt(tx.db, sessionId, tx.now)
    return new Date(tx.now.getTime() + PROOF_MS)
  })
}
