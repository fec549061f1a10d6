/** Schemas shared by several operations of messages. */
import * as z from 'zod'
import { imageView } from '#platform/shared/contract.ts'
import { recordCard } from '#platform/shared/linked-record.ts'
import { idText } from '#platform/shared/plain-text.ts'
import { userView } from '../../accounts/contract.ts'
import { CONVERSATION_KINDS, FOLDERS } from './limits.ts'

export const time = z.iso.datetime()
export const conversationId = idText(64)
export const messageId = idText(64)
/** Made by the sender, once per message and kept across retries and reloads. */
export const clientKey = idText(64).min(8)
/** Position of a message in its conversation, from 1 without gaps. 0: before the first message. */
export const position = z.int().min(0).max(2_147_483_647)

/**
 * A party of a conversation as the reader sees it. `shop`: a business; `by` names the person behind it, for its own people only.
 * `guest`: a shopper without an account. `gone`: a deleted account, or somebody the reader must not see.
 */
export const partyView = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('person'), user: userView }),
  z.object({
    kind: z.literal('shop'),
    workspaceId: z.string(),
    name: z.string(),
    slug: z.string().nullable(),
    /** Of the narrowest size; null without a logo. */
    logoUrl: z.string().nullable(),
    by: userView.nullable(),
  }),
  z.object({ kind: z.literal('guest'), name: z.string() }),
  z.object({ kind: z.literal('gone') }),
])

export const messageView = z.object({
  id: z.string(),
  position,
  /** Null: Plaza itself; then `event` says what happened. */
  sender: partyView.nullable(),
  /** Written by the reader, or in the reader's name by the business they are writing for. */
  side: z.enum(['own', 'other', 'system']),
  mine: z.boolean(),
  /** Of the reader's own messages, so that a local copy is replaced; null for others. */
  clientKey: z.string().nullable(),
  /** Empty for deleted messages, and for those of a blocked person in a group (`hidden`). */
  text: z.string(),
  pictures: z.array(imageView),
  record: recordCard.nullable(),
  /** What happened, as a code of the domain that said so, such as `orders.shipped`, with the values of its text. */
  event: z.object({ kind: z.string(), params: z.record(z.string(), z.string()) }).nullable(),
  replyTo: z.object({ id: z.string(), position, sender: partyView.nullable(), text: z.string(), deleted: z.boolean() }).nullable(),
  reactions: z.array(z.object({ emoji: z.string(), count: z.int().min(1), mine: z.boolean(), names: z.array(z.string()) })),
  sentAt: time,
  editedAt: time.nullable(),
  deletedAt: time.nullable(),
  hidden: z.boolean(),
})

export const conversationRow = z.object({
  id: z.string(),
  kind: z.enum(CONVERSATION_KINDS),
  folder: z.enum(FOLDERS),
  /** Of groups and threads; empty for others, whose name is that of the other party. */
  title: z.string(),
  /** The others, at most four. */
  parties: z.array(partyView),
  /** People in a group, with the reader. */
  partyCount: z.int().min(1),
  /** The business in whose name the reader takes part; null: in their own. */
  asWorkspaceId: z.string().nullable(),
  about: recordCard.nullable(),
  last: z
    .object({
      position,
      sender: partyView.nullable(),
      mine: z.boolean(),
      text: z.string(),
      kind: z.enum(['text', 'picture', 'record', 'event', 'deleted']),
      sentAt: time,
    })
    .nullable(),
  /** Messages of others after `readTo`, counted up to 100. */
  unread: z.int().min(0),
  /** The member marked it as unread. */
  markedUnread: z.boolean(),
  /** `until` is null for ever. Null: not muted. */
  muted: z.object({ until: time.nullable() }).nullable(),
})

export const conversationView = conversationRow.extend({
  /** The last position that the reader has read. */
  readTo: position,
  lastPosition: position,
  /** Everybody, with the reader first. `readTo` is null where receipts are off on either side; `onlineAt` likewise for presence. */
  people: z.array(
    z.object({
      party: partyView,
      isMe: z.boolean(),
      isOwner: z.boolean(),
      readTo: position.nullable(),
      onlineAt: time.nullable(),
      online: z.boolean(),
    }),
  ),
  /** Whether the reader may write; else why not. */
  closed: z.enum(['blocked', 'gone', 'left', 'declined', 'waiting', 'notAllowed']).nullable(),
  /** Whether the reader sends typing signals and receipts, from their settings. */
  sendsTyping: z.boolean(),
  sendsReceipts: z.boolean(),
})

export type PartyView = z.infer<typeof partyView>
export type MessageView = z.infer<typeof messageView>
export type ConversationRow = z.infer<typeof conversationRow>
export type ConversationView = z.infer<typeof conversationView>
