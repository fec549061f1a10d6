/** Messages between people, with shops, in groups, and about records such as orders. */
import * as z from 'zod'
import { pageInput, read, recordVersion, write } from '#platform/shared/contract.ts'
import { idText, multiLineText, singleLineText } from '#platform/shared/plain-text.ts'
import { REACTIONS } from '#platform/shared/reactions.ts'
import { pictureFailures } from '#platform/shared/uploads.ts'
import { FOLDERS, MAX_ALT, MAX_GROUP, MAX_PICTURES, MAX_TEXT, MAX_TITLE, MESSAGE_AUDIENCES, MUTE_DURATIONS } from './contract/limits.ts'
import { clientKey, conversationId, conversationRow, conversationView, messageId, messageView, position } from './contract/views.ts'

export * from './contract/limits.ts'
export type { ConversationRow, ConversationView, MessageView, PartyView } from './contract/views.ts'
export { messageView } from './contract/views.ts'

const conversation = z.object({ conversationId })
const message = z.object({ conversationId, messageId })
const userId = idText(64)
const title = singleLineText(MAX_TITLE)
const count = z.int().min(0)
const opened = z.object({ conversationId: z.string() })
const changed = z.object({ conversation: conversationView })
const one = z.object({ message: messageView })

const settingsView = z.object({
  /** Who may write without a request; `following`: people whom the member follows. */
  from: z.enum(MESSAGE_AUDIENCES),
  /** Off means: the member neither sends nor sees receipts; the same for the next two. */
  receipts: z.boolean(),
  typing: z.boolean(),
  presence: z.boolean(),
  version: recordVersion,
})

/** The reader may not write here: see `closed` of the conversation. */
const TEXT_REFUSED = { status: 422 } as const
const CLOSED = { status: 403, data: z.object({ closed: z.string() }) } as const
/** The other person accepts no messages from the caller. */
const NOT_ALLOWED = { status: 403 } as const

/** Strangers are written to at this rate at most. */
const newConversations = [{ per: 'person', calls: 30, seconds: 3600 }] as const

export const messages = {
  /** The numbers at the navigation, of at most 100 conversations. A muted conversation is in none of them. */
  summary: read('member', '/messages/summary').output(z.object({ conversations: count, messages: count, requests: count })),
  conversations: {
    /** By last message, newest first. `q` finds by title and by the names of people and shops. */
    list: read('member', '/conversations')
      .input(
        z.object({
          ...pageInput,
          folder: z.enum(FOLDERS).default('inbox'),
          unread: z.boolean().default(false),
          q: singleLineText(100).optional(),
        }),
      )
      .output(z.object({ items: z.array(conversationRow), nextCursor: z.string().nullable() })),
    get: read('member', '/conversations/{conversationId}').input(conversation).output(conversationView),
    /** The conversation with a person, which is made when there is none. Others see it from its first message on. */
    openWithPerson: write('member', 'PUT', '/conversations/people/{userId}', { limits: newConversations })
      .input(z.object({ userId }))
      .output(opened)
      .errors({ NOT_ALLOWED }),
    openWithShop: write('member', 'PUT', '/conversations/shops/{slug}', { limits: newConversations })
      .input(z.object({ slug: idText(100) }))
      .output(opened)
      .errors({ NOT_ALLOWED }),
    createGroup: write('member', 'POST', '/conversations/groups', { limits: newConversations })
      .input(
        z.object({
          title: title.min(1),
          userIds: z
            .array(userId)
            .min(1)
            .max(MAX_GROUP - 1),
        }),
      )
      .output(opened)
      .errors({ NOT_ALLOWED: { status: 403, data: z.object({ userIds: z.array(z.string()) }) } }),
    /** The next four are about groups; only its owner removes people, and everybody of it adds and renames. */
    rename: write('member', 'PUT', '/conversations/{conversationId}/title')
      .input(conversation.extend({ title: title.min(1) }))
      .output(changed),
    addPeople: write('member', 'POST', '/conversations/{conversationId}/people', { limits: newConversations })
      .input(
        conversation.extend({
          userIds: z
            .array(userId)
            .min(1)
            .max(MAX_GROUP - 1),
        }),
      )
      .output(changed)
      .errors({ NOT_ALLOWED: { status: 403, data: z.object({ userIds: z.array(z.string()) }) }, GROUP_FULL: { status: 409 } }),
    removePerson: write('member', 'DELETE', '/conversations/{conversationId}/people/{userId}')
      .input(conversation.extend({ userId }))
      .output(changed),
    /** The one who has been in it longest becomes the owner after the owner. */
    leave: write('member', 'POST', '/conversations/{conversationId}/departure').input(conversation).output(z.object({})),
    mute: write('member', 'PUT', '/conversations/{conversationId}/mute')
      .input(conversation.extend({ duration: z.enum(MUTE_DURATIONS) }))
      .output(changed),
    unmute: write('member', 'DELETE', '/conversations/{conversationId}/mute').input(conversation).output(changed),
    /** Read up to a position; never backward. */
    read: write('member', 'PUT', '/conversations/{conversationId}/reading')
      .input(conversation.extend({ position }))
      .output(z.object({ unread: count })),
    markUnread: write('member', 'DELETE', '/conversations/{conversationId}/reading').input(conversation).output(z.object({})),
    /** Says for some seconds that the caller writes. `writing` is false when they stopped. */
    type: write('member', 'POST', '/conversations/{conversationId}/typing')
      .input(conversation.extend({ writing: z.boolean() }))
      .output(z.object({})),
    /** Of a request: it moves to the inbox. */
    accept: write('member', 'POST', '/conversations/{conversationId}/acceptance').input(conversation).output(changed),
    /** Of a request: it is gone, and its sender does not learn of it. */
    decline: write('member', 'POST', '/conversations/{conversationId}/refusal').input(conversation).output(z.object({})),
  },
  /**
   * One page of a conversation, oldest first. `before` and `after` are positions; `around` has some on both sides. Without any: the newest.
   */
  list: read('member', '/conversations/{conversationId}/messages')
    .input(
      conversation.extend({
        before: position.optional(),
        after: position.optional(),
        around: position.optional(),
        limit: z.int().min(1).max(100).default(40),
      }),
    )
    .output(z.object({ items: z.array(messageView), hasBefore: z.boolean(), hasAfter: z.boolean() })),
  /** Messages of the caller's conversations, or of one, that contain these words, newest first. */
  search: read('member', '/messages')
    .input(z.object({ ...pageInput, q: singleLineText(100).min(1), conversationId: conversationId.optional() }))
    .output(
      z.object({ items: z.array(z.object({ message: messageView, conversation: conversationRow })), nextCursor: z.string().nullable() }),
    ),
  /**
   * The same `clientKey` again returns the message that was sent; with other content it fails with KEY_USED. Pictures are the caller's
   * uploads. A message has text, a picture or a record.
   */
  send: write('member', 'POST', '/conversations/{conversationId}/messages', {
    offline: true,
    limits: [{ per: 'person', calls: 600, seconds: 600 }],
  })
    .input(
      conversation.extend({
        clientKey,
        text: multiLineText(MAX_TEXT).default(''),
        pictures: z
          .array(z.object({ uploadId: idText(64), alt: singleLineText(MAX_ALT).default('') }))
          .max(MAX_PICTURES)
          .default([]),
        record: z
          .object({ type: idText(40), id: idText(70) })
          .nullable()
          .default(null),
        replyTo: messageId.nullable().default(null),
      }),
    )
    .output(one)
    .errors({ CLOSED, TEXT_REFUSED, KEY_USED: { status: 409 }, EMPTY: { status: 422 }, ...pictureFailures }),
  /** Own messages, for a while. */
  edit: write('member', 'PUT', '/conversations/{conversationId}/messages/{messageId}')
    .input(message.extend({ text: multiLineText(MAX_TEXT).min(1) }))
    .output(one)
    .errors({ CLOSED, TEXT_REFUSED, TOO_LATE: { status: 409 } }),
  /** Own messages, for everybody; a line stays that says so. */
  remove: write('member', 'DELETE', '/conversations/{conversationId}/messages/{messageId}').input(message).output(one),
  react: write('member', 'PUT', '/conversations/{conversationId}/messages/{messageId}/reactions/{emoji}')
    .input(message.extend({ emoji: z.enum(REACTIONS) }))
    .output(one)
    .errors({ CLOSED }),
  unreact: write('member', 'DELETE', '/conversations/{conversationId}/messages/{messageId}/reactions/{emoji}')
    .input(message.extend({ emoji: z.enum(REACTIONS) }))
    .output(one),
  /** A visible page of the caller says once a minute that they are there. */
  beat: write('member', 'POST', '/messages/presence').output(z.object({})),
  settings: {
    get: read('member', '/messages/settings').output(settingsView),
    update: write('member', 'PUT', '/messages/settings')
      .input(settingsView)
      .output(settingsView)
      .errors({ STALE: { status: 409, data: z.object({ current: settingsView }) } }),
  },
}

export type MessageSettings = z.infer<typeof settingsView>
