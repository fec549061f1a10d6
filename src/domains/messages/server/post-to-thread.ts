import { notFound } from '#platform/server/failure.ts'
import type { Picture } from '#platform/server/picture.ts'
import type { ResourceRef } from '#platform/server/services.ts'
import type { Tx } from '#platform/server/transact.ts'
import { findConversation, findThreadId, lockConversation } from './conversations.sql.ts'
import type { MessageEvent, MessageSender } from './messages.sql.ts'
import { findEarlier, hashContent, postMessage, type Sent } from './post-message.ts'

export type ThreadSender =
  | { kind: 'person'; userId: string }
  | { kind: 'workspace'; workspaceId: string; userId: string }
  | { kind: 'guest'; name: string }
  | { kind: 'system' }

export type ThreadPost = {
  from: ThreadSender
  /** Once per message and sender; the same key again returns what was sent. */
  clientKey: string
  text?: string
  /** Made by `makeVariants` before the transaction, with their files linked. */
  pictures?: Picture[]
  record?: ResourceRef
  event?: MessageEvent
}

/** Posts in the thread of a record; the caller has checked that the sender may. Fails with NOT_FOUND without a thread, and with KEY_USED. */
export async function postToThread(
  tx: Tx,
  about: ResourceRef,
  { from, clientKey, text = '', pictures = [], record, event }: ThreadPost,
): Promise<Sent> {
  const conversationId = await findThreadId(tx.db, about)
  if (conversationId === undefined) throw notFound()
  await lockConversation(tx.db, conversationId)
  const sender = toSender(from)
  const contentHash = hashContent({ text, pictures: pictures.length, record: record ?? null, event: event ?? null })
  const earlier = await findEarlier(tx, conversationId, { senderKey: sender.senderKey, clientKey, contentHash })
  if (earlier) return earlier
  const conversation = await findConversation(tx.db, conversationId)
  if (!conversation) throw notFound()
  const content = { text, pictures, record: record ?? null, event: event ?? null, replyToId: null }
  return postMessage(tx, conversation, { ...sender, ...content, clientKey, contentHash })
}

function toSender(from: ThreadSender): MessageSender {
  const nobody = { senderId: null, senderWorkspaceId: null, guestName: null }
  if (from.kind === 'person') return { ...nobody, senderKey: from.userId, senderId: from.userId }
  if (from.kind === 'workspace') return { ...nobody, senderKey: from.userId, senderId: from.userId, senderWorkspaceId: from.workspaceId }
  if (from.kind === 'guest') return { ...nobody, senderKey: 'guest', guestName: from.name }
  return { ...nobody, senderKey: 'system' }
}
