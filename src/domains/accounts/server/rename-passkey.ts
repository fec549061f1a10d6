import { notFound } from '#platform/server/failure.ts'
import type { MemberContext } from '#platform/server/services.ts'
import { transact } from '#platform/server/transact.ts'
import { type PasskeyView, toPasskeyView } from './passkey-view.ts'
import * as passkeys from './passkeys.sql.ts'

/** Renames a passkey of the caller. Another member's passkey fails with NOT_FOUND. */
export async function renamePasskey(ctx: MemberContext, { id, name }: { id: string; name: string }): Promise<PasskeyView> {
  const { userId } = ctx
  return transact(ctx, async (tx) => {
    const renamed = await passkeys.updatePasskeyName(tx.db, userId, id, name)
    if (!renamed) throw notFound()
    return toPasskeyView(renamed)
  })
}
