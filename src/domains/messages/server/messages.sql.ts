/** The messages of conversations. */
import { sql } from 'kysely'
import type { Db } from '#platform/server/db.ts'
import type { Picture } from '#platform/server/picture.ts'
import type { ResourceRef } from '#platform/server/services.ts'

export type MessageSender = {
  /** A person's id, `guest`, `system`, or `gone …`. */
  senderKey: string
  senderId: string | null
  senderWorkspaceId: string | null
  guestName: string | null
}

/** `people`: ids whose names belong to the values of the text. */
export type MessageEvent = { kind: string; params: Readonly<Record<string, string>>; people?: Readonly<Record<string, string>> }

export type MessageContent = {
  text: string
  pictures: Picture[]
  record: ResourceRef | null
  event: MessageEvent | null
  replyToId: string | null
}

export type ReplyRow = MessageSender & { id: string; position: number; text: string; isDeleted: boolean }

export type ReactionRow = { emoji: string; userId: string; workspaceId: string | null }

export type MessageRow = MessageSender & {
  id: string
  conversationId: string
  position: number
  clientKey: string
  text: string
  pictures: Picture[]
  recordType: string | null
  recordId: string | null
  event: MessageEvent | null
  sentAt: Date
  editedAt: Date | null
  deletedAt: Date | null
  reply: ReplyRow | null
  /** Oldest first. */
  reactions: ReactionRow[]
}

export type NewMessage = MessageSender &
  MessageContent & { id: string; conversationId: string; position: number; clientKey: string; contentHash: string; sentAt: Date }

/** Of a row `m`. */
export const MESSAGE_COLUMNS = sql`m.id, m.conversation_id, m.position, m.sender_key, m.sender_id, m.sender_workspace_id, m.guest_name, m.client_key,
  m.text, m.pictures, m.record_type, m.record_id, m.event, m.sent_at, m.edited_at, m.deleted_at,
  (select jsonb_build_object(
      'id', a.id, 'position', a.position, 'senderKey', a.sender_key, 'senderId', a.sender_id, 'senderWorkspaceId', a.sender_workspace_id,
      'guestName', a.guest_name, 'text', left(a.text, 200), 'isDeleted', a.deleted_at is not null)
    from messages.messages a where a.id = m.reply_to_id) as reply,
  (select coalesce(jsonb_agg(jsonb_build_object('emoji', e.emoji, 'userId', e.user_id, 'workspaceId', e.workspace_id)
      order by e.reacted_at, e.user_id), '[]')
    from messages.reactions e where e.message_id = m.id) as reactions`

export async function insertMessage(db: Db, message: NewMessage): Promise<void> {
  const { id, conversationId, position, senderKey, senderId, senderWorkspaceId, guestName, clientKey, contentHash, sentAt } = message
  const { text, pictures, record, event, replyToId } = message
  await sql`
    insert into messages.messages (id, conversation_id, position, sender_key, sender_id, sender_workspace_id, guest_name, client_key, content_hash,
      text, pictures, record_type, record_id, event, reply_to_id, sent_at)
    values (${id}, ${conversationId}, ${position}, ${senderKey}, ${senderId}, ${senderWorkspaceId}, ${guestName}, ${clientKey}, ${contentHash},
      ${text}, ${JSON.stringify(pictures)}, ${record?.type ?? null}, ${record?.id ?? null}, ${event && JSON.stringify(event)}, ${replyToId},
      ${sentAt})`.execute(db)
}

/** What was sent with this key, if anything was. */
export async function findSent(
  db: Db,
  { conversationId, senderKey, clientKey }: { conversationId: string; senderKey: string; clientKey: string },
): Promise<{ id: string; position: number; contentHash: string } | undefined> {
  const { rows } = await sql<{ id: string; position: number; contentHash: string }>`
    select id, position, content_hash from messages.messages
    where conversation_id = ${conversationId} and sender_key = ${senderKey} and client_key = ${clientKey}`.execute(db)
  return rows[0]
}

export async function findConversationId(db: Db, messageId: string): Promise<string | undefined> {
  const { rows } = await sql<{ conversationId: string }>`
    select conversation_id from messages.messages where id = ${messageId}`.execute(db)
  return rows[0]?.conversationId
}

/** One message of a conversation, unless it is older than the reader's place in it. */
export async function findMessage(db: Db, conversationId: string, messageId: string, after: number): Promise<MessageRow | undefined> {
  const { rows } = await sql<MessageRow>`
    select ${MESSAGE_COLUMNS} from messages.messages m
    where m.id = ${messageId} and m.conversation_id = ${conversationId} and m.position > ${after}`.execute(db)
  return rows[0]
}

/** Messages at positions after `above` and before `below`, oldest first: the first ones, or the last ones. */
export async function loadMessages(
  db: Db,
  conversationId: string,
  { above, below, from, limit }: { above: number; below: number; from: 'start' | 'end'; limit: number },
): Promise<MessageRow[]> {
  const { rows } = await sql<MessageRow>`
    select ${MESSAGE_COLUMNS} from messages.messages m
    where m.conversation_id = ${conversationId} and m.position > ${above} and m.position < ${below}
    order by m.position ${sql.raw(from === 'start' ? 'asc' : 'desc')} limit ${limit}`.execute(db)
  return from === 'start' ? rows : rows.reverse()
}
