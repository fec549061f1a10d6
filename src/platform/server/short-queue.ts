/** Work too heavy to be done side by side: one or a few at a time, some wait, the rest are told that Plaza is busy. */
import { Failure } from './failure.ts'

export type ShortQueue = <T>(work: () => Promise<T>) => Promise<T>

/** `places` for those that wait; who finds none left fails with BUSY. */
export function shortQueue(places: number, atOnce = 1): ShortQueue {
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
