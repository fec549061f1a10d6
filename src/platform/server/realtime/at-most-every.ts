import type { Timers } from '#platform/shared/timers.ts'

export type AtMostEvery = { request(): void; cancel(): void }

/** Runs `work` at the first request, and then at most once per `ms`. The last request is never lost. */
export function atMostEvery(ms: number, timers: Timers, work: () => void): AtMostEvery {
  let ranAt = Number.NEGATIVE_INFINITY
  let stop: (() => void) | null = null
  const run = () => {
    stop = null
    ranAt = timers.now()
    work()
  }
  return {
    request() {
      if (stop) return
      const left = ranAt + ms - timers.now()
      if (left <= 0) run()
      else stop = timers.after(left, run)
    },
    cancel() {
      stop?.()
      stop = null
    },
  }
}
