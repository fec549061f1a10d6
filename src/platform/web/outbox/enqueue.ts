/** Queues a write on this device. Preloaded, because it is used offline. */
import { ORPCError } from '@orpc/client'
import { findNextWrite } from './outbox.rules.ts'
import { setPendingFlag } from './pending-flag.ts'
import { publishQueued, requestSend } from './queue.ts'
import type { NewWrite } from './queued-write.ts'
import { resolveWriter } from './resolve-writer.ts'
import { insertWrite, loadWrites } from './store.ts'

type WriteRequest = Pick<NewWrite, 'id' | 'operation' | 'input' | 'workspace'>

/** Returns the error of the call: KEPT when the write is stored, else NOT_KEPT. */
export async function enqueue(
  wish: WriteRequest,
  { perhapsDone }: { perhapsDone: boolean },
): Promise<ORPCError<'QUEUED' | 'NOT_QUEUED', unknown>> {
  try {
    await insertWrite({ ...wish, writer: await resolveWriter(), keptAt: Date.now(), perhapsDone })
  } catch (error) {
    console.info('could not queue a write', error)
    return new ORPCError('NOT_QUEUED')
  }
  if (!setPendingFlag(true)) void navigator.storage?.persist?.().catch(() => undefined)
  publishQueued()
  return new ORPCError('QUEUED')
}

/** Queues the write and throws KEPT when earlier writes of this user are still unsent; else returns, and the write can be sent. */
export async function enqueueBehindPending(wish: WriteRequest): Promise<void> {
  const line = await loadWrites().catch(() => [])
  if (line.length === 0) setPendingFlag(false)
  if (!findNextWrite(line, await resolveWriter())) return
  const ended = await enqueue(wish, { perhapsDone: false })
  requestSend()
  throw ended
}
