/** Latency figures of runs. */

export type Run = { perSecond: number; p50: number; p95: number; p99: number; failed: number }

/** `latencies` in milliseconds, one per finished request. */
export function summarizeRun(latencies: number[], seconds: number, failed: number): Run {
  const sorted = Float64Array.from(latencies).sort()
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
  return { perSecond: sorted.length / seconds, p50: at(0.5), p95: at(0.95), p99: at(0.99), failed }
}

/** Returns the run with the median rate; failures are summed over all runs. */
export function medianRun(runs: readonly Run[]): Run {
  const middle = [...runs].sort((a, b) => a.perSecond - b.perSecond)[Math.floor(runs.length / 2)]
  if (!middle) throw new Error('there are no runs')
  return { ...middle, failed: runs.reduce((sum, { failed }) => sum + failed, 0) }
}

/** Runs `loops` concurrent loops that call `step` until it returns false or the time is over. A failed step returns 'failed'. */
export async function runLoops(loops: number, seconds: number, step: (loop: number) => Promise<boolean | 'failed'>): Promise<Run> {
  const latencies: number[] = []
  let failed = 0
  const from = performance.now()
  const until = from + seconds * 1000
  const loop = async (index: number) => {
    for (let since = performance.now(); since < until; ) {
      const going = await step(index)
      if (going === false) return
      const now = performance.now()
      if (going === 'failed') failed += 1
      else latencies.push(now - since)
      since = now
    }
  }
  await Promise.all(Array.from({ length: loops }, (_, index) => loop(index)))
  return summarizeRun(latencies, (performance.now() - from) / 1000, failed)
}
