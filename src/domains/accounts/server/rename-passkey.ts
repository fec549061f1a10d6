import { notFound } from '#platform/server/failure.ts'
import type { Call } from '#platform/server/kernel.ts'
import { transact } from '#platform/server/transact.ts'
import { type PasskeyView, passkeyView } from './passkey-view.ts'
import * as passkeys from './passkeys.sql.ts'
import { memberIn } from './sessions.ts'

/** Calls one of one's own passkeys something else; somebody else's does not exist. */
export async function renamePasskey(call: Call, { id, name }: { id: string; name: string }): Promise<PasskeyView> {
  const { id: userId } = memberIn(call)
  return transact(call, async (tx) => {
    const renamed = await passkeys.renamePasskey(tx.db, userId, id, name)
    if (!renamed) throw notFound()
    return passkeyView(renamed)
  })
}
