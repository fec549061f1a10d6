import { conversationRead } from '#events/messages.ts'
import type { MemberContext } from '#platform/server/services.ts'
import { publish, transact } from '#platform/server/transact.ts'
import { loadInboxRows } from './inbox.sql.ts'
import { loadReach } from './reach.ts'
import { saveReadTo } from './readers.sql.ts'
import { findSeat } from './seat.ts'

/** Read up to a position, never backward. */
export async function readConversation(
  ctx: MemberContext,
  { conversationId, position }: { conversationId: string; position: number },
): Promise<{ unread: number }> {
  const { userId } = ctx
  return transact(ctx, async (tx) => {
    const reach = await loadReach(ctx, tx.db)
    const { own, others } = await findSeat(tx.db, reach, conversationId)
    if (await saveReadTo(tx.db, conversationId, userId, position)) {
      const isAccepted = [own, ...others].every(({ folder }) => folder === 'inbox')
      const people = isAccepted ? others.flatMap(({ kind, partyId }) => (kind === 'user' ? partyId : [])) : []
      publish(tx, conversationRead({ conversationId, userId, otherIds: people }))
    }
    const row = (await loadInboxRows(tx.db, reach, [conversationId], tx.now)).get(conversationId)
    return { unread: row?.unread ?? 0 }
  })
}
