import { privacyChanged } from '#events/network.ts'
import { Failure } from '#platform/server/failure.ts'
import type { MemberContext } from '#platform/server/services.ts'
import { publish, transact } from '#platform/server/transact.ts'
import type { NetworkSettings } from '../contract.ts'
import { joinNetwork, loadSettings } from './own-person.ts'
import { updatePersonSettings } from './people.sql.ts'

/** Fails with STALE and the current settings when they changed since `wanted.version`. Open requests stay until they are decided. */
export async function updateSettings(ctx: MemberContext, wanted: NetworkSettings): Promise<NetworkSettings> {
  return transact(ctx, async (tx) => {
    await joinNetwork(tx, ctx.userId)
    const before = await loadSettings(tx.db, ctx.userId)
    const saved = await updatePersonSettings(tx.db, ctx.userId, wanted)
    const current = await loadSettings(tx.db, ctx.userId)
    if (!saved) throw new Failure('STALE', { current })
    if (before.isPrivate !== current.isPrivate) publish(tx, privacyChanged({ userId: ctx.userId }))
    return current
  })
}
