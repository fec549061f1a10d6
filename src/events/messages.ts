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

/** Somebody read further. `otherIds`: people who may see it. */
export const conversationRead = defineEvent<{ conversationId: string; userId: string; otherIds: readonly string[] }>()(
  'messages.read',
  ({ conversationId }) => conversationId,
)
