/** Wraps the pages of messages: keeps the list beside them, and hands them what other domains bring to conversations. */
import { Outlet } from 'react-router'
import { MessagesLayout } from '#domains/messages/web/index.ts'
import { MessageParts } from '#platform/web/message-parts.ts'
import { CONVERSATION_PARTS } from './conversation-parts.ts'

export default function MessagesFrame() {
  return (
    <MessageParts value={CONVERSATION_PARTS}>
      <MessagesLayout>
        <Outlet />
      </MessagesLayout>
    </MessageParts>
  )
}
