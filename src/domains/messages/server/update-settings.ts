import { Failure } from '#platform/server/failure.ts'
import type { MemberContext } from '#platform/server/services.ts'
import { transact } from '#platform/server/transact.ts'
import type { MessageSettings } from '../contract.ts'
import { loadSettings, rememberPerson } from './own-settings.ts'
import { savePersonSettings } from './people.sql.ts'

/** Fails with STALE and the current settings when they changed since `wanted.version`. */
export async function updateSettings(ctx: MemberContext, wanted: MessageSettings): Promise<MessageSettings> {
  return transact(ctx, async (tx) => {
    await rememberPerson(tx, ctx.userId)
    const saved = await savePersonSettings(tx.db, ctx.userId, wanted)
    const current = await loadSettings(tx.db, ctx.userId)
    if (!saved) throw new Failure('STALE', { current })
    return current
  })
}
