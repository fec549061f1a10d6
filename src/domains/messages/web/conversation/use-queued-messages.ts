import { useEffect, useState } from 'react'
import type { QueuedWrite } from '#platform/web/outbox/queued-write.ts'
import type { OutgoingContent } from './outgoing-store.ts'

export type QueuedMessage = OutgoingContent & { conversationId: string }

const OPERATION = 'messages.send'

/** The queue uses the storage of a browser, so the server must not load it. */
const loadQueue = () => import('#platform/web/outbox/queue.ts')

/** The messages of a conversation that wait on this device for a connection, in order. */
export function useQueuedMessages(conversationId: string): readonly QueuedWrite[] {
  const [writes, setWrites] = useState<readonly QueuedWrite[]>([])
  useEffect(() => {
    let stop: (() => void) | undefined
    let isOver = false
    void loadQueue().then(({ outboxQueue, refreshQueue }) => {
      if (isOver) return
      const look = () => setWrites(outboxQueue.current().writes.filter((write) => isAbout(write, conversationId)))
      stop = outboxQueue.subscribe(look)
      look()
      void refreshQueue()
    })
    return () => {
      isOver = true
      stop?.()
    }
  }, [conversationId])
  return writes
}

export async function retryQueued(write: QueuedWrite): Promise<void> {
  const { retryWrite } = await import('#platform/web/outbox/resolve-write.ts')
  await retryWrite(write)
}

export async function discardQueued(write: QueuedWrite): Promise<void> {
  const { discardWrite } = await import('#platform/web/outbox/resolve-write.ts')
  await discardWrite(write)
}

const isAbout = ({ operation, input }: QueuedWrite, conversationId: string) =>
  operation === OPERATION && (input as QueuedMessage).conversationId === conversationId
