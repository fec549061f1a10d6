import { messageRemoved } from '#events/messages.ts'
import { unlinkFiles } from '#platform/server/files/orphaned-files.ts'
import type { MemberContext } from '#platform/server/services.ts'
import { publish, transact } from '#platform/server/transact.ts'
import { pictureKeys } from '#platform/server/uploads/attached-pictures.ts'
import type { MessageView } from '../contract.ts'
import { emptyMessage } from './changes.sql.ts'
import { concerned } from './concerned.ts'
import { lockOwnMessage, type MessageRef, viewMessage } from './own-message.ts'

/** Own messages, for everybody, at any time. Fails with NOT_FOUND. */
export async function removeMessage(ctx: MemberContext, ref: MessageRef): Promise<{ message: MessageView }> {
  return transact(ctx, async (tx) => {
    const found = await lockOwnMessage(ctx, tx, ref)
    const { message, place } = found
    const pictures = await emptyMessage(tx.db, message.id, tx.now)
    if (pictures) {
      await unlinkFiles(tx, pictureKeys(pictures))
      publish(tx, messageRemoved({ ...concerned(place.conversation), messageId: message.id }))
    }
    return viewMessage(ctx, tx, found, message.id)
  })
}
