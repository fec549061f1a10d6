import type { Services } from '#platform/server/services.ts'
import type { Tx } from '#platform/server/transact.ts'
import { isPasskeyId } from './passkey.rules.ts'
import type { Challenge } from './passkey-challenges.sql.ts'
import { findPasskey, updatePasskeyCounter } from './passkeys.sql.ts'
import { verifyLogin, type WebauthnAnswer } from './webauthn.ts'

/** A valid answer of a passkey that has not been recorded yet. */
export type VerifiedPasskey = { passkeyId: string; userId: string; counter: number }

/** Returns null when the answer is invalid, or the passkey is unknown or belongs to another account than requested. */
export async function verifyPasskeyAnswer(
  services: Services,
  { challenge, userId }: Challenge,
  answer: WebauthnAnswer,
): Promise<VerifiedPasskey | null> {
  const passkey = isPasskeyId(answer.id) ? await findPasskey(services.db, answer.id) : undefined
  if (!passkey || (userId !== null && userId !== passkey.userId)) return null
  const counter = await verifyLogin(services, challenge, answer, passkey)
  return counter === null ? null : { passkeyId: passkey.id, userId: passkey.userId, counter }
}

/** Returns false when the passkey was removed or used by a concurrent request. */
export async function recordPasskeyUse({ db, now }: Tx, { passkeyId, counter }: VerifiedPasskey): Promise<boolean> {
  return updatePasskeyCounter(db, passkeyId, { counter, usedAt: now })
}
