import type { MemberContext } from '#platform/server/services.ts'
import { transact } from '#platform/server/transact.ts'
import { loadInboxRows } from './inbox.sql.ts'
import { findPlace } from './place.ts'
import { loadReach } from './reach.ts'
import { saveReadTo } from './readers.sql.ts'
import { publishReceipt } from './reading.ts'

/** Read up to a position, never backward. */
export async function readConversation(
  ctx: MemberContext,
  { conversationId, position }: { conversationId: string; position: number },
): Promise<{ unread: number }> {
  const { userId } = ctx
  return transact(ctx, async (tx) => {
    const reach = await loadReach(tx.db, ctx.viewer)
    const place = await findPlace(tx.db, reach, conversationId)
    if (await saveReadTo(tx.db, conversationId, userId, position)) await publishReceipt(tx, place, userId)
    const row = (await loadInboxRows(tx.db, reach, [conversationId], tx.now)).get(conversationId)
    return { unread: row?.unread ?? 0 }
  })
}
