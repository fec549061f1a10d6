import { useEffect, useRef, useState } from 'react'
import type { QueuedWrite } from './queued-write.ts'

/** The queue uses the storage of a browser, so the server must not load it. */
const loadQueue = () => import('./queue.ts')

/** The writes of one operation that wait on this device for a connection, in order. `about` names the record that `isAbout` asks for. */
export function useQueuedWrites(
  operation: string,
  about: string,
  isAbout: (input: unknown, about: string) => boolean,
): readonly QueuedWrite[] {
  const [writes, setWrites] = useState<readonly QueuedWrite[]>([])
  const matches = useRef(isAbout)
  matches.current = isAbout
  useEffect(() => {
    let stop: (() => void) | undefined
    let isOver = false
    void loadQueue().then(({ outboxQueue, refreshQueue }) => {
      if (isOver) return
      const isOwn = (write: QueuedWrite) => write.operation === operation && matches.current(write.input, about)
      const look = () => setWrites(outboxQueue.current().writes.filter(isOwn))
      stop = outboxQueue.subscribe(look)
      look()
      void refreshQueue()
    })
    return () => {
      isOver = true
      stop?.()
    }
  }, [operation, about])
  return writes
}

export async function retryQueued(write: QueuedWrite): Promise<void> {
  const { retryWrite } = await import('./resolve-write.ts')
  await retryWrite(write)
}

export async function discardQueued(write: QueuedWrite): Promise<void> {
  const { discardWrite } = await import('./resolve-write.ts')
  await discardWrite(write)
}
