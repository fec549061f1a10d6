/** Time that stands still until a test advances it; whatever is due then runs in order. */
import type { Timers } from '#platform/shared/timers.ts'

export type ManualTimers = Timers & { advance(ms: number): void }

export function openManualTimers(): ManualTimers {
  let now = 0
  let due: { at: number; work: () => void }[] = []
  const after = (ms: number, work: () => void) => {
    const timer = { at: now + ms, work }
    due.push(timer)
    return () => {
      due = due.filter((other) => other !== timer)
    }
  }
  return {
    now: () => now,
    after,
    every(ms, work) {
      let cancel = () => {}
      const again = () => {
        cancel = after(ms, () => {
          again()
          work()
        })
      }
      again()
      return () => cancel()
    },
    advance(ms) {
      const until = now + ms
      for (;;) {
        const next = due.filter(({ at }) => at <= until).sort((a, b) => a.at - b.at)[0]
        if (!next) break
        due = due.filter((other) => other !== next)
        now = next.at
        next.work()
      }
      now = until
    },
  }
}
