/** Compares the results of two shop sizes. */
import type { Run } from './measure.ts'

/** The maximum growth of the 95th percentile. */
const MAX_GROWTH = 1.5

type Measured = { p50: number; p95: number; failed: number; statements: number }
/** `problem` lists the missed targets in words. */
export type ScaleResult = { name: string; sizes: Measured[]; grows: number; problem: string[] }

/**
 * Uses the faster rounds, because noise only adds latency. A request may send no more statements in the large shop than in the small one.
 */
export function compareSizes(name: string, prepared: readonly { statements: number }[], runs: readonly Run[][]): ScaleResult {
  const sizes = prepared.map(({ statements }, index) => {
    const rounds = runs[index] ?? []
    return {
      p50: lowerQuartile(rounds.map(({ p50 }) => p50)),
      p95: lowerQuartile(rounds.map(({ p95 }) => p95)),
      statements,
      failed: rounds.reduce((sum, { failed }) => sum + failed, 0),
    }
  })
  const [small, large] = sizes
  const grows = small && large ? large.p95 / small.p95 : Number.NaN
  const problem = [
    grows <= MAX_GROWTH ? null : `grows by ${grows.toFixed(2)}`,
    (large?.statements ?? 0) <= (small?.statements ?? 0) ? null : 'more statements',
    sizes.some(({ failed }) => failed > 0) ? 'requests failed' : null,
  ].filter((one) => one !== null)
  return { name, sizes, grows, problem }
}

type Options = { seconds: number; rounds: number; connections: number }

export function formatScaleTable(
  results: readonly ScaleResult[],
  sizes: readonly { products: number; variants: number }[],
  { seconds, rounds, connections }: Options,
): string {
  const count = (value: number) => value.toLocaleString('en-US')
  const shops = sizes.map(({ products, variants }) => `${count(products)} products and ${count(variants)} variants`)
  return [
    `${shops.join(', beside ')}. ${connections} connections for ${seconds} s, ${rounds} rounds in turn, lower quartiles of their percentiles, warmed up; both Plazas, the load and PostgreSQL share the machine.`,
    '',
    '| job | small p50 ms | p95 ms | large p50 ms | p95 ms | p95 grows by | statements | aim ≤ 1.5 |',
    '|---|--:|--:|--:|--:|--:|--:|---|',
    ...results.map(formatRow),
  ].join('\n')
}

function formatRow({ name, sizes, grows, problem }: ScaleResult): string {
  const ms = sizes.flatMap(({ p50, p95 }) => [p50.toFixed(1), p95.toFixed(1)])
  const statements = [...new Set(sizes.map((size) => size.statements))].join(' / ')
  const verdict = problem.length === 0 ? 'met' : `**missed**: ${problem.join(', ')}`
  return `| ${[name, ...ms, grows.toFixed(2), statements, verdict].join(' | ')} |`
}

/** The lower quartile. */
function lowerQuartile(values: readonly number[]): number {
  return [...values].sort((one, other) => one - other)[Math.floor(values.length / 4)] ?? Number.NaN
}
