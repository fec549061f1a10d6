import type { Kernel } from '#platform/server/kernel.ts'
import type { Tx } from '#platform/server/transact.ts'
import { isPasskeyId } from './passkey.rules.ts'
import type { Challenge } from './passkey-challenges.sql.ts'
import { countUse, passkeyById } from './passkeys.sql.ts'
import { type Answer, counterIn } from './webauthn.ts'

/** A passkey that answered truly, not yet used. */
export type Answered = { passkeyId: string; userId: string; counter: number }

/** Null when no passkey of ours answered, one that was not asked, or not truly. */
export async function answerTo(kernel: Kernel, { challenge, userId }: Challenge, answer: Answer): Promise<Answered | null> {
  const passkey = isPasskeyId(answer.id) ? await passkeyById(kernel.db, answer.id) : undefined
  if (!passkey || (userId !== null && userId !== passkey.userId)) return null
  const counter = await counterIn(kernel, challenge, answer, passkey)
  return counter === null ? null : { passkeyId: passkey.id, userId: passkey.userId, counter }
}

/** False when it was removed or used otherwise meanwhile. */
export async function usePasskey({ db, now }: Tx, { passkeyId, counter }: Answered): Promise<boolean> {
  return countUse(db, passkeyId, { counter, usedAt: now })
}
