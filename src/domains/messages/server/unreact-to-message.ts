import { reactionsChanged } from '#events/messages.ts'
import type { MemberContext } from '#platform/server/services.ts'
import { publish, transact } from '#platform/server/transact.ts'
import type { MessageView } from '../contract.ts'
import { deleteReaction } from './changes.sql.ts'
import { concerned } from './concerned.ts'
import { lockMessage, type MessageRef, viewMessage } from './own-message.ts'

/** Fails with NOT_FOUND. */
export async function unreactToMessage(
  ctx: MemberContext,
  { emoji, ...ref }: MessageRef & { emoji: string },
): Promise<{ message: MessageView }> {
  return transact(ctx, async (tx) => {
    const found = await lockMessage(ctx, tx, ref)
    const { message, place } = found
    if (await deleteReaction(tx.db, { messageId: message.id, userId: ctx.userId, emoji }))
      publish(tx, reactionsChanged({ ...concerned(place.conversation), messageId: message.id }))
    return viewMessage(ctx, tx, found, message.id)
  })
}
