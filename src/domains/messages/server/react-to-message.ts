import { reactionsChanged } from '#events/messages.ts'
import { Failure, notFound } from '#platform/server/failure.ts'
import type { MemberContext } from '#platform/server/services.ts'
import { publish, transact } from '#platform/server/transact.ts'
import type { MessageView } from '../contract.ts'
import { insertReaction } from './changes.sql.ts'
import { concerned } from './concerned.ts'
import { loadClosed } from './direct-state.ts'
import { lockMessage, type MessageRef, viewMessage } from './own-message.ts'

/** Once per person and emoji. Fails with NOT_FOUND, also for deleted messages, and with CLOSED. */
export async function reactToMessage(
  ctx: MemberContext,
  { emoji, ...ref }: MessageRef & { emoji: string },
): Promise<{ message: MessageView }> {
  const { userId } = ctx
  return transact(ctx, async (tx) => {
    const found = await lockMessage(ctx, tx, ref)
    const { message, place } = found
    if (message.deletedAt) throw notFound()
    const closed = await loadClosed(tx.db, place, tx.now)
    if (closed) throw new Failure('CLOSED', { closed })
    if (await insertReaction(tx.db, { messageId: message.id, userId, emoji }, place.asWorkspaceId, tx.now))
      publish(tx, reactionsChanged({ ...concerned(place.conversation), messageId: message.id }))
    return viewMessage(ctx, tx, found, message.id)
  })
}
