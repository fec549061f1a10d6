import type { MemberContext } from '#platform/server/services.ts'
import { transact } from '#platform/server/transact.ts'
import type { ConversationView } from '../contract.ts'
import { type MuteDuration, muteEnd } from './mute.rules.ts'
import { lockPlace, viewAfter } from './own-conversation.ts'
import { saveMute } from './readers.sql.ts'
import { publishReading } from './reading.ts'

/** Nobody else learns of it. A second call starts the time again. */
export async function muteConversation(
  ctx: MemberContext,
  { conversationId, duration }: { conversationId: string; duration: MuteDuration },
): Promise<{ conversation: ConversationView }> {
  return transact(ctx, async (tx) => {
    const { place } = await lockPlace(ctx, tx, conversationId)
    await saveMute(tx.db, conversationId, ctx.userId, { muted: true, until: muteEnd(duration, tx.now) })
    publishReading(tx, place, ctx.userId)
    return viewAfter(ctx, tx, conversationId)
  })
}
