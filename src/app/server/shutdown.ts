/** Signals a shutdown: on a termination signal, or when the parent process is gone. */

/** A terminal and npm both deliver the same Ctrl-C; signals within this time count once. */
const SAME_SIGNAL_MS = 1000

export type Shutdown = {
  /** Resolves when Plaza is asked to stop. */
  readonly requested: Promise<void>
  /** Resolves on a second request, which skips waiting. */
  readonly requestedAgain: Promise<void>
  /** Requests a shutdown from inside the process. */
  end(): void
}

export function openShutdown(): Shutdown {
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
  return { requested: first.promise, requestedAgain: second.promise, end: first.resolve }
}
