/** Before somebody leaves while something of theirs still waits: they are asked. */
import { discardMine } from './decide.ts'
import { outboxLine, readLine } from './line.ts'

export type Question = { answer(goOn: boolean): void }

let question: Question | null = null
const listeners = new Set<() => void>()

export const farewell = {
  subscribe(listener: () => void): () => void {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
  current: (): Question | null => question,
}

/** Whether to go on leaving. At once where nothing waits; then nothing of them waits any more. */
export async function leaveNothingBehind(): Promise<boolean> {
  await readLine()
  if (outboxLine.current().writes.length === 0) return true
  // Where nobody can ask, nothing is thrown away: it waits for its writer.
  if (listeners.size === 0) return true
  const goOn = await new Promise<boolean>((resolve) => ask({ answer: resolve }))
  ask(null)
  if (goOn) await discardMine()
  return goOn
}

function ask(next: Question | null): void {
  question = next
  for (const listener of listeners) listener()
}
