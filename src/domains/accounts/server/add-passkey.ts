import { securityChanged } from '#facts/accounts.ts'
import { Failure, notFound } from '#platform/server/failure.ts'
import type { Call } from '#platform/server/kernel.ts'
import { announce, transact } from '#platform/server/transact.ts'
import { PASSKEY_CHALLENGES } from './limits.ts'
import { MAX_PASSKEYS } from './passkey.rules.ts'
import { takeChallenge } from './passkey-challenges.sql.ts'
import { type Asked, ask } from './passkey-challenges.ts'
import { type PasskeyView, passkeyView } from './passkey-view.ts'
import { insertPasskey, type PasskeyRow, passkeysOf } from './passkeys.sql.ts'
import { memberIn } from './sessions.ts'
import { accountById, lockAccount } from './users.sql.ts'
import { type Answer, askForNewPasskey, newPasskeyIn } from './webauthn.ts'

/** What the browser is asked, to make a passkey. Fails with TOO_MANY_PASSKEYS before anything is made. */
export async function beginPasskey(call: Call): Promise<Asked> {
  const { kernel } = call
  const { id } = memberIn(call)
  await kernel.limits.consume(PASSKEY_CHALLENGES, id)
  const account = await accountById(kernel.db, id)
  if (!account) throw notFound()
  const known = await passkeysOf(kernel.db, id)
  refuseOneMore(known)
  return ask(call, await askForNewPasskey(kernel, account, known), { purpose: 'register', userId: id, tokenHash: null })
}

/** Keeps the passkey a browser made. PASSKEY_REFUSED for whatever is not right about it, also when another account has it. */
export async function addPasskey(
  call: Call,
  { challengeId, name, response }: { challengeId: string; name: string; response: Answer },
): Promise<PasskeyView> {
  const { kernel } = call
  const { id: userId } = memberIn(call)
  const asked = await takeChallenge(kernel.db, challengeId, { purposes: ['register'], ownerId: userId, now: kernel.now() })
  const made = asked && (await newPasskeyIn(kernel, asked.challenge, response))
  if (!made) throw new Failure('PASSKEY_REFUSED')
  return transact(call, async (tx) => {
    await lockAccount(tx.db, userId)
    refuseOneMore(await passkeysOf(tx.db, userId))
    const passkey = { ...made, userId, name, createdAt: tx.now, lastUsedAt: null }
    if (!(await insertPasskey(tx.db, passkey))) throw new Failure('PASSKEY_REFUSED')
    announce(tx, securityChanged({ userId, what: 'passkey_added' }))
    return passkeyView(passkey)
  })
}

function refuseOneMore(passkeys: readonly PasskeyRow[]): void {
  if (passkeys.length >= MAX_PASSKEYS) throw new Failure('TOO_MANY_PASSKEYS', { most: MAX_PASSKEYS })
}
