import { securityChanged } from '#events/accounts.ts'
import { Failure } from '#platform/server/failure.ts'
import type { MemberContext } from '#platform/server/services.ts'
import { publish, transact } from '#platform/server/transact.ts'
import { endSessionsBeforeFirstFactor } from './administrator-factors.ts'
import { MAX_PASSKEYS } from './passkey.rules.ts'
import { consumeChallenge } from './passkey-challenges.sql.ts'
import { type PasskeyView, toPasskeyView } from './passkey-view.ts'
import { insertPasskey, loadPasskeys, type PasskeyRow } from './passkeys.sql.ts'
import { verifyRegistration, type WebauthnAnswer } from './webauthn.ts'

/** Stores a new passkey. Fails with PASSKEY_REFUSED when the answer is invalid or another account has the passkey. */
export async function addPasskey(
  ctx: MemberContext,
  { challengeId, name, response }: { challengeId: string; name: string; response: WebauthnAnswer },
): Promise<PasskeyView> {
  const { services } = ctx
  const { userId } = ctx
  const asked = await consumeChallenge(services.db, challengeId, { purposes: ['register'], ownerId: userId, now: services.now() })
  const made = asked && (await verifyRegistration(services, asked.challenge, response))
  if (!made) throw new Failure('PASSKEY_REFUSED')
  return transact(ctx, async (tx) => {
    await endSessionsBeforeFirstFactor(tx, { userId, sessionId: ctx.viewer.sessionId })
    rejectAboveLimit(await loadPasskeys(tx.db, userId))
    const passkey = { ...made, userId, name, createdAt: tx.now, lastUsedAt: null }
    if (!(await insertPasskey(tx.db, passkey))) throw new Failure('PASSKEY_REFUSED')
    publish(tx, securityChanged({ userId, what: 'passkey_added' }))
    return toPasskeyView(passkey)
  })
}

export function rejectAboveLimit(passkeys: readonly PasskeyRow[]): void {
  if (passkeys.length >= MAX_PASSKEYS) throw new Failure('TOO_MANY_PASSKEYS', { most: MAX_PASSKEYS })
}
