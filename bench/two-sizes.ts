/** Compares the same jobs on data of several sizes. */
import { summarizeRun } from './measure.ts'

export type Jobs = Record<string, () => Promise<unknown>>
type Open = { jobs: Jobs; close(): Promise<void> }
/** The 95th percentiles of a job in milliseconds, one for each size. */
export type Figures = Record<string, number[]>

/** Opens the data of all sizes for `work`, and closes it in any case. */
export async function withSizes<S, O extends Open, R>(
  sizes: readonly S[],
  open: (size: S) => Promise<O>,
  work: (opened: readonly O[]) => Promise<R>,
): Promise<R> {
  const opened: O[] = []
  try {
    for (const size of sizes) opened.push(await open(size))
    return await work(opened)
  } finally {
    for (const one of opened) await one.close()
  }
}

/** The sizes take turns, so that noise of the machine affects all. At most `warmUp` rounds before the measured ones do not count. */
export async function measureSizes(opened: readonly Open[], rounds: number, warmUp: number): Promise<Figures> {
  const figures: Figures = {}
  for (const name of Object.keys(opened[0]?.jobs ?? {})) {
    const latencies: number[][] = opened.map(() => [])
    for (let round = -Math.min(warmUp, rounds); round < rounds; round += 1) {
      for (const [index, { jobs }] of opened.entries()) {
        const since = performance.now()
        await jobs[name]?.()
        if (round >= 0) latencies[index]?.push(performance.now() - since)
      }
    }
    figures[name] = latencies.map((some) => summarizeRun(some, 1, 0).p95)
  }
  return figures
}

/** Prints a row of Markdown; the process fails when the large size takes more than `most` times the small one. */
export function printRow(name: string, [small = 0, large = 0]: readonly number[], most: number, digits = 2): void {
  console.log(`| ${name} | ${small.toFixed(digits)} | ${large.toFixed(digits)} | ${(large / small).toFixed(2)} |`)
  if (large / small > most) process.exitCode = 1
}

/** `small` and `large` are the names of the sizes: “100,000 rows”. */
export function printFigures(figures: Figures, [small, large]: readonly [small: string, large: string], most: number): void {
  console.log(`| p95, ms | ${small} | ${large} | ratio |\n| --- | --- | --- | --- |`)
  for (const [name, figure] of Object.entries(figures)) printRow(name, figure, most)
}
