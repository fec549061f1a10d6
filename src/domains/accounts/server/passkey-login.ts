import { Failure } from '#platform/server/failure.ts'
import type { Call } from '#platform/server/kernel.ts'
import { hashOfToken } from '#platform/server/secret-tokens.ts'
import { transact } from '#platform/server/transact.ts'
import { PASSKEY_CHALLENGES } from './limits.ts'
import { type Entered, enterProven } from './log-in.ts'
import { answerTo, usePasskey } from './passkey-answer.ts'
import { takeChallenge } from './passkey-challenges.sql.ts'
import { type Asked, ask } from './passkey-challenges.ts'
import { passkeysOf } from './passkeys.sql.ts'
import { findToken, takeToken } from './tokens.sql.ts'
import { type Answer, askForPasskey } from './webauthn.ts'

/** What the browser is asked: any passkey of Plaza, or with a ticket one of the account whose password was right. */
export async function beginPasskeyLogin(call: Call, { ticket }: { ticket?: string | undefined }): Promise<Asked> {
  const { kernel, client } = call
  await kernel.limits.consume(PASSKEY_CHALLENGES, client.address)
  if (ticket === undefined) return ask(call, await askForPasskey(kernel), { purpose: 'login', userId: null, tokenHash: null })
  const tokenHash = hashOfToken(ticket)
  const holder = await findToken(kernel.db, 'second_factor', tokenHash, kernel.now())
  if (!holder) throw new Failure('TICKET_EXPIRED')
  const { userId } = holder
  const question = await askForPasskey(kernel, await passkeysOf(kernel.db, userId))
  return ask(call, question, { purpose: 'second_factor', userId, tokenHash })
}

/** A session for the owner of the passkey that answered. Whatever is not right about it is INVALID_CREDENTIALS. */
export async function finishPasskeyLogin(
  call: Call,
  { challengeId, response }: { challengeId: string; response: Answer },
): Promise<Entered> {
  const { kernel, client } = call
  const asked = await takeChallenge(kernel.db, challengeId, { purposes: ['login', 'second_factor'], now: kernel.now() })
  const answered = asked && (await answerTo(kernel, asked, response))
  if (!answered) throw new Failure('INVALID_CREDENTIALS')
  return transact(call, async (tx) => {
    const entered = await enterProven(tx, answered.userId, client)
    if (!entered || !(await usePasskey(tx, answered))) throw new Failure('INVALID_CREDENTIALS')
    if (asked.tokenHash && !(await takeToken(tx.db, 'second_factor', asked.tokenHash, tx.now))) throw new Failure('TICKET_EXPIRED')
    return entered
  })
}
