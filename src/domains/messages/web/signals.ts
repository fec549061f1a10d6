/** What pages load again after signals of messages. */
import type { QueryClient } from '@tanstack/react-query'
import { invalidateByKey, invalidateEach } from '#platform/web/realtime/refetch.ts'
import type { SignalHandlers } from '#platform/web/realtime/signal-handlers.ts'
import { noteTyping } from './typing-store.ts'

export const signals: SignalHandlers = {
  'messages.conversation': refetchConversations,
  'messages.reading': refetchReading,
  'messages.typing': (_client, ids) => noteTyping(ids),
}

/** Messages came or changed, or the people of a conversation did; no ids: any conversation, such as after a block. */
function refetchConversations(client: QueryClient, ids: readonly string[]): void {
  invalidateEach(client, ids, (id) => ['messages', 'thread', id])
  const open = client.getQueryCache().findAll({ type: 'active' })
  const isOpen = (id: string) => open.some(({ queryKey: [, domain, part, of] }) => domain === 'messages' && part === 'thread' && of === id)
  // An open conversation finds out itself whether more than its messages changed.
  for (const id of ids) if (!isOpen(id)) invalidateByKey(client, 'messages', 'conversation', id)
  if (ids.length === 0) invalidateByKey(client, 'messages', 'conversation')
  refetchLists(client)
}

/** Somebody read, or the member did so elsewhere. */
function refetchReading(client: QueryClient, ids: readonly string[]): void {
  invalidateEach(client, ids, (id) => ['messages', 'conversation', id])
  refetchLists(client)
}

function refetchLists(client: QueryClient): void {
  for (const part of ['conversations', 'summary']) invalidateByKey(client, 'messages', part)
}
