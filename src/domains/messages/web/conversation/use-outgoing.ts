/** Sends messages. A queued one is named by messages.waiting.*. */
import { ORPCError } from '@orpc/client'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo, useSyncExternalStore } from 'react'
import { isQueued } from '#platform/web/failure.ts'
import type { QueuedWrite } from '#platform/web/outbox/queued-write.ts'
import { discardQueued, retryQueued } from '#platform/web/outbox/use-queued-writes.ts'
import { currentWriter } from '#platform/web/outbox/writer.ts'
import { useSource } from '#platform/web/source.ts'
import type { MessageView } from '../../contract.ts'
import { conversationKey } from '../queries.ts'
import {
  changeOutgoing,
  type Outgoing,
  type OutgoingContent,
  outgoingStore,
  putOutgoing,
  removeOutgoing,
  takeInterrupted,
} from './outgoing-store.ts'
import { threadKey } from './thread-query.ts'
import { putMessage, type ThreadWindow } from './thread-window.ts'
import { type QueuedMessage, useQueuedMessages } from './use-queued-messages.ts'

type Shown = Pick<Outgoing, 'images' | 'card' | 'reply'>

/** Sends messages of one conversation, and lists those that the server has not stored yet, in order. */
export function useOutgoing(conversationId: string, items: readonly MessageView[], updatedAt: number) {
  const source = useSource()
  const { api, language } = source
  const client = useQueryClient()
  const mine = useSyncExternalStore(outgoingStore.subscribe, outgoingStore.current, outgoingStore.current)
  const writes = useQueuedMessages(conversationId)
  const writeOf = (clientKey: string) => writes.find(({ input }) => (input as QueuedMessage).clientKey === clientKey)
  const stored = useMemo(() => new Set(items.flatMap(({ clientKey }) => clientKey ?? [])), [items])

  const own = mine.filter((each) => each.conversationId === conversationId && each.writer === currentWriter())
  const known = new Set(own.map(({ content }) => content.clientKey))
  // After a reload only the queue knows them.
  const restored = writes.filter(({ input }) => !known.has((input as QueuedMessage).clientKey)).map(toOutgoing)
  const outgoing = [...restored, ...own.map((each) => withQueue(each, writeOf(each.content.clientKey)))].filter(
    ({ content }) => !stored.has(content.clientKey),
  )

  // What was waiting and is neither queued nor stored after a refetch was discarded.
  const gone = own.filter(({ state, content }) => stored.has(content.clientKey) || (state === 'waiting' && !writeOf(content.clientKey)))
  const goneKeys = gone.map(({ content }) => content.clientKey).join(' ')
  // biome-ignore lint/correctness/useExhaustiveDependencies: a refetch is the moment to look
  useEffect(() => {
    if (goneKeys) removeOutgoing(goneKeys.split(' '))
  }, [updatedAt])

  async function deliver({ content }: Pick<Outgoing, 'content'>): Promise<void> {
    const { clientKey } = content
    changeOutgoing(clientKey, { state: 'sending', error: null })
    try {
      const input = { conversationId, ...content, pictures: [...content.pictures] }
      const { message } = await api.messages.send(input, { context: { idempotencyKey: clientKey } })
      client.setQueryData<ThreadWindow>(threadKey(language, conversationId), (window) => window && putMessage(window, message))
      void client.invalidateQueries({ queryKey: threadKey(language, conversationId) })
      // The first messages to a stranger decide whether more may follow.
      if (message.position <= FIRST_MESSAGES) void client.invalidateQueries({ queryKey: conversationKey(language, conversationId) })
    } catch (error) {
      changeOutgoing(clientKey, isQueued(error) ? { state: 'waiting' } : { state: 'failed', error })
    }
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: once per conversation
  useEffect(() => {
    for (const each of takeInterrupted(conversationId)) void deliver(each)
  }, [conversationId])

  return {
    outgoing,
    send(content: OutgoingContent, shown: Shown) {
      const about = { writer: currentWriter(), conversationId, at: new Date().toISOString() }
      const added: Outgoing = { ...about, content, ...shown, state: 'sending', error: null }
      putOutgoing(added)
      void deliver(added)
    },
    async retry(again: Outgoing) {
      const write = writeOf(again.content.clientKey)
      if (write) return retryQueued(write)
      if (!known.has(again.content.clientKey)) putOutgoing(again)
      await deliver(again)
    },
    async discard({ content }: Outgoing) {
      const write = writeOf(content.clientKey)
      removeOutgoing([content.clientKey])
      if (write) await discardQueued(write)
    },
  }
}

const FIRST_MESSAGES = 4

function toOutgoing(write: QueuedWrite): Outgoing {
  const { conversationId, ...content } = write.input as QueuedMessage
  const about = { writer: write.writer, conversationId, at: new Date(write.keptAt).toISOString() }
  return withQueue({ ...about, content, images: [], card: null, reply: null, state: 'waiting', error: null }, write)
}

function withQueue(outgoing: Outgoing, write: QueuedWrite | undefined): Outgoing {
  if (!write) return outgoing
  return write.refusal
    ? { ...outgoing, state: 'failed', error: new ORPCError(write.refusal.code, { data: write.refusal.data }) }
    : { ...outgoing, state: 'waiting' }
}
