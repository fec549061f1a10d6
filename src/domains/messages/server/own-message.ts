/** What the commands on a message begin and end with. */
import { notFound } from '#platform/server/failure.ts'
import type { MemberContext } from '#platform/server/services.ts'
import type { Tx } from '#platform/server/transact.ts'
import type { MessageView } from '../contract.ts'
import { toMessageViews } from './message-views.ts'
import { findMessage, type MessageRow } from './messages.sql.ts'
import { readerOf } from './messages.ts'
import { lockPlace } from './own-conversation.ts'
import type { Place } from './place.ts'
import type { Reach } from './reach.ts'

export type MessageRef = { conversationId: string; messageId: string }
export type FoundMessage = { reach: Reach; place: Place; message: MessageRow }

/** Any message of a conversation of the member that says something. Fails with NOT_FOUND. */
export async function lockMessage(ctx: MemberContext, tx: Tx, { conversationId, messageId }: MessageRef): Promise<FoundMessage> {
  const { reach, place } = await lockPlace(ctx, tx, conversationId)
  const message = await findMessage(tx.db, conversationId, messageId, place.own.joinedPosition)
  if (!message || message.event) throw notFound()
  return { reach, place, message }
}

/** One that the member wrote, in the name in which they read. Fails with NOT_FOUND. */
export async function lockOwnMessage(ctx: MemberContext, tx: Tx, ref: MessageRef): Promise<FoundMessage> {
  const found = await lockMessage(ctx, tx, ref)
  const { senderId, senderWorkspaceId } = found.message
  if (senderId !== ctx.userId || senderWorkspaceId !== found.place.asWorkspaceId) throw notFound()
  return found
}

/** The message as the member sees it after a command. */
export async function viewMessage(
  ctx: MemberContext,
  tx: Tx,
  { reach, place }: Pick<FoundMessage, 'reach' | 'place'>,
  messageId: string,
): Promise<{ message: MessageView }> {
  const row = await findMessage(tx.db, place.conversation.id, messageId, 0)
  const [message] = row ? await toMessageViews(ctx, tx.db, readerOf(reach, place), [row]) : []
  if (!message) throw new Error(`no message ${messageId}`)
  return { message }
}
