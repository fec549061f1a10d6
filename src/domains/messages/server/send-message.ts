import { Failure, notFound } from '#platform/server/failure.ts'
import { requireVisible } from '#platform/server/record-cards.ts'
import type { MemberContext, ResourceRef } from '#platform/server/services.ts'
import { type Tx, transact } from '#platform/server/transact.ts'
import { keepPictures, type PictureInput, renderPictures } from '#platform/server/uploads/attached-pictures.ts'
import type { MessageView } from '../contract.ts'
import { lockConversation } from './conversations.sql.ts'
import { loadClosed, loadFirstFolder } from './direct-state.ts'
import { filterMessage } from './filter-message.ts'
import { findMessage, findSent } from './messages.sql.ts'
import { viewMessage } from './own-message.ts'
import { saveFolder } from './parties.sql.ts'
import { findPlace, type Place } from './place.ts'
import { findEarlier, hashContent, postMessage } from './post-message.ts'
import { loadReach } from './reach.ts'

export type MessageInput = {
  conversationId: string
  clientKey: string
  text: string
  pictures: readonly PictureInput[]
  record: ResourceRef | null
  replyTo: string | null
}

/**
 * Fails with NOT_FOUND, EMPTY, KEY_USED, TEXT_REFUSED and CLOSED. The same key again returns the message that was sent. An answer to a request
 * accepts it.
 */
export async function sendMessage(ctx: MemberContext, input: MessageInput): Promise<{ message: MessageView }> {
  const { services, userId } = ctx
  const { conversationId, clientKey, text, pictures, record, replyTo } = input
  if (text === '' && pictures.length === 0 && record === null) throw new Failure('EMPTY')
  const key = { conversationId, senderKey: userId, clientKey }
  const contentHash = hashContent({ text, pictures, record, replyTo })
  const isSent = (await findSent(services.db, key)) !== undefined
  if (!isSent) {
    await findPlace(services.db, await loadReach(services.db, ctx.viewer), conversationId)
    await requireVisible(ctx, record)
    await filterMessage(ctx, [text, ...pictures.map(({ alt }) => alt)])
  }
  const variants = isSent ? [] : await renderPictures(ctx, pictures)
  return transact(ctx, async (tx) => {
    await lockConversation(tx.db, conversationId)
    const reach = await loadReach(tx.db, ctx.viewer)
    const place = await findPlace(tx.db, reach, conversationId)
    const earlier = await findEarlier(tx, conversationId, { ...key, contentHash })
    if (earlier) return viewMessage(ctx, tx, { reach, place }, earlier.messageId)
    const closed = await loadClosed(tx.db, place, tx.now)
    if (closed) throw new Failure('CLOSED', { closed })
    if (replyTo !== null && !(await findMessage(tx.db, conversationId, replyTo, place.own.joinedPosition))) throw notFound()
    const { messageId } = await postMessage(tx, await withFolders(tx, place), {
      senderKey: userId,
      senderId: userId,
      senderWorkspaceId: place.asWorkspaceId,
      guestName: null,
      clientKey,
      contentHash,
      text,
      pictures: await keepPictures(tx, userId, pictures, variants),
      record,
      event: null,
      replyToId: replyTo,
    })
    return viewMessage(ctx, tx, { reach, place }, messageId)
  })
}

/** The conversation with the folders in which it is from this message on. */
async function withFolders(tx: Tx, { conversation, own, others }: Place): Promise<Place['conversation']> {
  if (own.folder !== 'inbox') await saveFolder(tx.db, conversation.id, own.partyId, 'inbox')
  const [other] = others
  const isFirst = conversation.kind === 'direct' && conversation.lastPosition === 0
  const firstFolder =
    isFirst && own.kind === 'user' && other?.kind === 'user' ? await loadFirstFolder(tx.db, own.partyId, other.partyId, tx.now) : null
  if (other && firstFolder) await saveFolder(tx.db, conversation.id, other.partyId, firstFolder)
  return {
    ...conversation,
    parties: conversation.parties.map((party) =>
      party === own ? { ...party, folder: 'inbox' } : party === other && firstFolder ? { ...party, folder: firstFolder } : party,
    ),
  }
}
