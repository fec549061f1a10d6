/** A queue for heavy work: runs one or a few tasks at a time, queues some more, and rejects the rest with BUSY. */
import { Failure } from './failure.ts'

export type BoundedQueue = <T>(work: () => Promise<T>) => Promise<T>

/** `places` is the length of the queue; a task that finds it full fails with BUSY. */
export function createBoundedQueue(places: number, atOnce = 1): BoundedQueue {
  const waiting: (() => void)[] = []
  let running = 0
  return async (work) => {
    if (running < atOnce) running += 1
    else if (waiting.length < places) await new Promise<void>((enter) => waiting.push(enter))
    else throw new Failure('BUSY')
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else running -= 1
    }
  }
}
