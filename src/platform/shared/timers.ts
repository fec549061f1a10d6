/** Time for parts that act on their own; tests hand in one that they move. */
export type Timers = {
  /** In milliseconds, from any beginning; never goes back. */
  now(): number
  /** Both return a function that cancels. */
  after(ms: number, work: () => void): () => void
  every(ms: number, work: () => void): () => void
}

export const systemTimers: Timers = {
  now: () => performance.now(),
  after(ms, work) {
    const timer = setTimeout(work, ms)
    return () => clearTimeout(timer)
  },
  every(ms, work) {
    const timer = setInterval(work, ms)
    return () => clearInterval(timer)
  },
}
