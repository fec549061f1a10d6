import type { MemberContext } from '#platform/server/services.ts'
import { transact } from '#platform/server/transact.ts'
import type { MuteDuration } from '../contract.ts'
import { lockPair } from './lock-pair.ts'
import { muteEnd } from './mute.rules.ts'
import { relationAfter } from './relation-view.ts'
import { upsertMute } from './restrictions.sql.ts'

/** Nobody learns of it, so there is no event. A second call starts the time again. */
export async function mutePerson(ctx: MemberContext, { userId: mutedId, duration }: { userId: string; duration: MuteDuration }) {
  const { userId: muterId } = ctx
  return transact(ctx, async (tx) => {
    await lockPair(tx, muterId, mutedId)
    await upsertMute(tx.db, muterId, mutedId, { since: tx.now, until: muteEnd(duration, tx.now) })
    return relationAfter(tx, muterId, mutedId)
  })
}
