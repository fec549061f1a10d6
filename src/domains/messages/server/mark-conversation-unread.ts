import type { MemberContext } from '#platform/server/services.ts'
import { transact } from '#platform/server/transact.ts'
import { lockPlace } from './own-conversation.ts'
import { markUnread } from './readers.sql.ts'
import { publishReading } from './reading.ts'

/** What was read stays read; the conversation is only shown as unread. */
export async function markConversationUnread(
  ctx: MemberContext,
  { conversationId }: { conversationId: string },
): Promise<Record<string, never>> {
  return transact(ctx, async (tx) => {
    const { place } = await lockPlace(ctx, tx, conversationId)
    await markUnread(tx.db, conversationId, ctx.userId)
    publishReading(tx, place, ctx.userId)
    return {}
  })
}
