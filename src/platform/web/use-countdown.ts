import { useEffect, useState } from 'react'

const TICK_MS = 1000

export type Countdown = { /** Whole seconds left, rounded up; 0 when it is over. */ left: number; restart(seconds: number): void }

/** Counts down in whole seconds. A sleeping tab catches up when it wakes. */
export function useCountdown(seconds: number): Countdown {
  const [end, setEnd] = useState(() => Date.now() + seconds * TICK_MS)
  const [now, setNow] = useState(Date.now)
  const left = Math.max(0, Math.ceil((end - now) / TICK_MS))
  const over = left === 0

  useEffect(() => {
    if (over) return
    const ticking = setInterval(() => setNow(Date.now()), TICK_MS)
    return () => clearInterval(ticking)
  }, [over])

  return {
    left,
    restart(next) {
      setNow(Date.now())
      setEnd(Date.now() + next * TICK_MS)
    },
  }
}
