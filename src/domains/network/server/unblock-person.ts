import { unblocked } from '#events/network.ts'
import { notFound } from '#platform/server/failure.ts'
import type { MemberContext } from '#platform/server/services.ts'
import { publish, transact } from '#platform/server/transact.ts'
import { relationAfter } from './relation-view.ts'
import { loadRelations } from './relations.sql.ts'
import { deleteBlock } from './restrictions.sql.ts'

/** What the block ended stays ended. Fails with NOT_FOUND for somebody whom the member has not blocked and does not see. */
export async function unblockPerson(ctx: MemberContext, { userId: blockedId }: { userId: string }) {
  const { userId: blockerId } = ctx
  return transact(ctx, async (tx) => {
    if (await deleteBlock(tx.db, blockerId, blockedId)) publish(tx, unblocked({ blockerId, blockedId }))
    else if ((await loadRelations(tx.db, blockerId, [blockedId], tx.now)).get(blockedId)?.blockedMe) throw notFound()
    return relationAfter(tx, blockerId, blockedId)
  })
}
