/** How moderators judge a message: they read it and the five before it, in the copy that its report keeps, and nothing else. */
import { messageEdited, messageRemoved } from '#events/messages.ts'
import { unlinkFiles } from '#platform/server/files/orphaned-files.ts'
import type { Moderation } from '#platform/server/services.ts'
import { publish } from '#platform/server/transact.ts'
import { pictureKeys } from '#platform/server/uploads/attached-pictures.ts'
import { concerned } from './concerned.ts'
import { findConversation } from './conversations.sql.ts'
import { forgetRemovedMessage, loadAuthors, loadWithContext, lockModerated, putBackMessage, takeAwayMessage } from './moderation.sql.ts'

const MESSAGES_BEFORE = 5

export const messageModeration: Moderation = {
  authorOf: (db, ids) => loadAuthors(db, ids),
  async evidence(db, id) {
    const messages = await loadWithContext(db, id, MESSAGES_BEFORE)
    return messages.map(({ sentAt, senderId, guestName, ...message }) => ({
      id: message.id,
      authorId: senderId,
      at: sentAt.toISOString(),
      title: guestName ?? '',
      text: message.text,
      pictures: message.pictures,
    }))
  },
  async remove(tx, _by, id) {
    const conversationId = await lockModerated(tx.db, id)
    if (conversationId === null || !(await takeAwayMessage(tx.db, id, tx.now))) return false
    const conversation = await findConversation(tx.db, conversationId)
    if (conversation) publish(tx, messageRemoved({ ...concerned(conversation), messageId: id }))
    return true
  },
  async restore(tx, _by, id) {
    const conversationId = await lockModerated(tx.db, id)
    if (conversationId === null || !(await putBackMessage(tx.db, id))) return false
    const conversation = await findConversation(tx.db, conversationId)
    if (conversation) publish(tx, messageEdited({ ...concerned(conversation), messageId: id }))
    return true
  },
  async destroy(tx, id) {
    await unlinkFiles(tx, pictureKeys(await forgetRemovedMessage(tx.db, id)))
  },
}
