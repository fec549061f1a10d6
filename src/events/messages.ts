import { defineEvent } from '#platform/shared/domain-event.ts'
import type { Permission } from '#platform/shared/permissions.ts'

/** Whom it concerns: people who take part themselves, and workspaces whose people do. */
type Concerned = {
  conversationId: string
  userIds: readonly string[]
  workspaces: readonly { workspaceId: string; permission: Permission }[]
}
const conversationAggregate = ({ conversationId }: Concerned) => conversationId

/** `senderId` is null for guests and for Plaza; `isEvent`: a line that says what happened, which nobody has to read. */
export const messageSent = defineEvent<
  Concerned & { messageId: string; position: number; senderId: string | null; senderWorkspaceId: string | null; isEvent: boolean }
>()('messages.sent', conversationAggregate)

type MessagePayload = Concerned & { messageId: string }
export const messageEdited = defineEvent<MessagePayload>()('messages.edited', conversationAggregate)
/** Its text is gone; a line stays that says so. */
export const messageRemoved = defineEvent<MessagePayload>()('messages.removed', conversationAggregate)
/** Somebody reacted to a message, or took a reaction back. */
export const reactionsChanged = defineEvent<MessagePayload>()('messages.reactionsChanged', conversationAggregate)

/** Its title, its people, or the folder in which somebody has it. */
export const conversationChanged = defineEvent<Concerned>()('messages.conversationChanged', conversationAggregate)

/** Somebody read it up to a position, or marked it as unread. The others are those who may see it. */
export const readingChanged = defineEvent<Concerned & { userId: string }>()('messages.readingChanged', conversationAggregate)
