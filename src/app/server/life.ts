/** How long this process is to live: until a signal, or until the wrapper that started it is gone. */

/** A terminal and npm both deliver one Ctrl-C; what comes within this time is the same one. */
const SAME_SIGNAL_MS = 1000

export type Life = {
  /** Resolves when Plaza is asked to stop. */
  readonly asked: Promise<void>
  /** Resolves when it is asked again, by somebody who does not want to wait. */
  readonly askedAgain: Promise<void>
  /** Ends it from within. */
  end(): void
}

export function beginLife(): Life {
  const first = Promise.withResolvers<void>()
  const second = Promise.withResolvers<void>()
  let lastHeard = Number.NEGATIVE_INFINITY
  let times = 0
  const hear = () => {
    const now = performance.now()
    const same = now - lastHeard < SAME_SIGNAL_MS
    lastHeard = same ? lastHeard : now
    if (same) return
    times += 1
    if (times === 1) first.resolve()
    if (times === 2) second.resolve()
    if (times > 2) process.exit(1)
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, hear)
  process.once('disconnect', first.resolve)
  return { asked: first.promise, askedAgain: second.promise, end: first.resolve }
}
