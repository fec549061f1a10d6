import { messageEdited } from '#events/messages.ts'
import { Failure, notFound } from '#platform/server/failure.ts'
import type { MemberContext } from '#platform/server/services.ts'
import { publish, transact } from '#platform/server/transact.ts'
import { EDIT_MINUTES, type MessageView } from '../contract.ts'
import { saveText } from './changes.sql.ts'
import { concerned } from './concerned.ts'
import { loadClosed } from './direct-state.ts'
import { filterMessage } from './filter-message.ts'
import { lockOwnMessage, type MessageRef, viewMessage } from './own-message.ts'

/** Own messages, for an hour. Fails with NOT_FOUND, TOO_LATE, TEXT_REFUSED and CLOSED. */
export async function editMessage(ctx: MemberContext, { text, ...ref }: MessageRef & { text: string }): Promise<{ message: MessageView }> {
  await filterMessage(ctx, [text])
  return transact(ctx, async (tx) => {
    const found = await lockOwnMessage(ctx, tx, ref)
    const { message, place } = found
    if (message.deletedAt) throw notFound()
    const closed = await loadClosed(tx.db, place, tx.now)
    // A requester who waits may still correct what they wrote.
    if (closed && closed !== 'waiting') throw new Failure('CLOSED', { closed })
    if (tx.now.getTime() - message.sentAt.getTime() > EDIT_MINUTES * 60_000) throw new Failure('TOO_LATE')
    if (await saveText(tx.db, message.id, text, tx.now))
      publish(tx, messageEdited({ ...concerned(place.conversation), messageId: message.id }))
    return viewMessage(ctx, tx, found, message.id)
  })
}
