import type { MemberContext } from '#platform/server/services.ts'
import { transact } from '#platform/server/transact.ts'
import type { ConversationView } from '../contract.ts'
import { lockPlace, viewAfter } from './own-conversation.ts'
import { saveMute } from './readers.sql.ts'
import { publishReading } from './reading.ts'

export async function unmuteConversation(
  ctx: MemberContext,
  { conversationId }: { conversationId: string },
): Promise<{ conversation: ConversationView }> {
  return transact(ctx, async (tx) => {
    const { place } = await lockPlace(ctx, tx, conversationId)
    await saveMute(tx.db, conversationId, ctx.userId, { muted: false, until: null })
    publishReading(tx, place, ctx.userId)
    return viewAfter(ctx, tx, conversationId)
  })
}
