/** Asks for confirmation before a logout with unsent writes. */

import { outboxQueue, refreshQueue } from './queue.ts'
import { discardOwnWrites } from './resolve-write.ts'

export type Question = { answer(goOn: boolean): void }

let question: Question | null = null
const listeners = new Set<() => void>()

export const confirmLogout = {
  subscribe(listener: () => void): () => void {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
  current: (): Question | null => question,
}

/** Returns whether to log out: at once without unsent writes, else after the user agreed to discard them. */
export async function confirmDiscardBeforeLogout(): Promise<boolean> {
  await refreshQueue()
  if (outboxQueue.current().writes.length === 0) return true
  // Without a dialog to ask, the writes stay queued for their author.
  if (listeners.size === 0) return true
  const goOn = await new Promise<boolean>((resolve) => setQuestion({ answer: resolve }))
  setQuestion(null)
  if (goOn) await discardOwnWrites()
  return goOn
}

function setQuestion(next: Question | null): void {
  question = next
  for (const listener of listeners) listener()
}
