import type { MemberContext } from '#platform/server/services.ts'
import { transact } from '#platform/server/transact.ts'
import { lockPair } from './lock-pair.ts'
import { relationAfter } from './relation-view.ts'
import { deleteMute } from './restrictions.sql.ts'

export async function unmutePerson(ctx: MemberContext, { userId: mutedId }: { userId: string }) {
  const { userId: muterId } = ctx
  return transact(ctx, async (tx) => {
    await lockPair(tx, muterId, mutedId)
    await deleteMute(tx.db, muterId, mutedId)
    return relationAfter(tx, muterId, mutedId)
  })
}
