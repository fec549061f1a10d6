import type { QueuedWrite } from '#platform/web/outbox/queued-write.ts'
import { useQueuedWrites } from '#platform/web/outbox/use-queued-writes.ts'
import type { OutgoingContent } from './outgoing-store.ts'

export type QueuedMessage = OutgoingContent & { conversationId: string }

/** The messages of a conversation that wait on this device for a connection, in order. */
export function useQueuedMessages(conversationId: string): readonly QueuedWrite[] {
  return useQueuedWrites('messages.send', conversationId, (input, id) => (input as QueuedMessage).conversationId === id)
}
