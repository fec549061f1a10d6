/** The queue as shown in all tabs. */
import { setPendingFlag } from './pending-flag.ts'
import type { QueuedWrite } from './queued-write.ts'
import { resolveWriter } from './resolve-writer.ts'
import { loadWrites } from './store.ts'
import { onWriterChange } from './writer.ts'

export type QueueState = {
  /** The writes of the current user, in order. */
  writes: readonly QueuedWrite[]
  sending: boolean
  /** The writes can be sent only after their author has logged in again. */
  needsLogin: boolean
  /** How many writes this tab has queued since it was opened. */
  kept: number
}

type QueueMessage = 'changed' | 'arrived'

let queue: QueueState = { writes: [], sending: false, needsLogin: false, kept: 0 }
const listeners = new Set<() => void>()
const sendRequestListeners = new Set<() => void>()
const sentListeners = new Set<() => void>()
const channel = new BroadcastChannel('plaza-outbox')

channel.onmessage = ({ data }: MessageEvent<QueueMessage>) => {
  void refreshQueue()
  if (data === 'arrived') for (const hear of sentListeners) hear()
}
onWriterChange(() => void refreshQueue())

export const outboxQueue = {
  subscribe(listener: () => void): () => void {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
  current: (): QueueState => queue,
}

export async function refreshQueue(): Promise<void> {
  const all = await loadWrites().catch(() => [])
  setPendingFlag(all.length > 0)
  const writer = await resolveWriter()
  updateQueue({ writes: all.filter((write) => write.writer === writer) })
}

/** Call after every change of the outbox. `arrived`: the server has executed a queued write. */
export async function publishQueueChange(word: QueueMessage = 'changed'): Promise<void> {
  await refreshQueue()
  channel.postMessage(word)
  if (word === 'arrived') for (const hear of sentListeners) hear()
}

export function publishQueued(): void {
  updateQueue({ kept: queue.kept + 1 })
  void publishQueueChange()
}

export function updateSendState(state: Pick<QueueState, 'sending' | 'needsLogin'>): void {
  updateQueue(state)
}

/** Requests sending now. */
export function requestSend(): void {
  for (const hear of sendRequestListeners) hear()
}

export function onSendRequest(hear: () => void): () => void {
  sendRequestListeners.add(hear)
  return () => sendRequestListeners.delete(hear)
}

export function onSent(hear: () => void): () => void {
  sentListeners.add(hear)
  return () => sentListeners.delete(hear)
}

function updateQueue(change: Partial<QueueState>): void {
  queue = { ...queue, ...change }
  for (const listener of listeners) listener()
}
