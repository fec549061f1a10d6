/** What two shops say beside each other, and what is wrong with it. */
import type { Run } from './measure.ts'

/** How much the 95th percentile may grow. */
const MAY_GROW = 1.5

type Measured = { p50: number; p95: number; failed: number; statements: number }
/** `trouble`: what an aim was missed by, in words. */
export type Compared = { name: string; sizes: Measured[]; grows: number; trouble: string[] }

/** Of the quieter rounds, because noise only adds. A request may say as much to PostgreSQL in a large shop as in a small one. */
export function comparisonOf(name: string, prepared: readonly { statements: number }[], runs: readonly Run[][]): Compared {
  const sizes = prepared.map(({ statements }, index) => {
    const rounds = runs[index] ?? []
    return {
      ...{ p50: quietOf(rounds.map(({ p50 }) => p50)), p95: quietOf(rounds.map(({ p95 }) => p95)), statements },
      failed: rounds.reduce((sum, { failed }) => sum + failed, 0),
    }
  })
  const [small, large] = sizes
  const grows = small && large ? large.p95 / small.p95 : Number.NaN
  const trouble = [
    grows <= MAY_GROW ? null : `grows by ${grows.toFixed(2)}`,
    (large?.statements ?? 0) <= (small?.statements ?? 0) ? null : 'more statements',
    sizes.some(({ failed }) => failed > 0) ? 'requests failed' : null,
  ].filter((one) => one !== null)
  return { name, sizes, grows, trouble }
}

type Options = { seconds: number; rounds: number; connections: number }

export function tableOf(
  results: readonly Compared[],
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
    ...results.map(rowOf),
  ].join('\n')
}

function rowOf({ name, sizes, grows, trouble }: Compared): string {
  const ms = sizes.flatMap(({ p50, p95 }) => [p50.toFixed(1), p95.toFixed(1)])
  const statements = [...new Set(sizes.map((size) => size.statements))].join(' / ')
  const verdict = trouble.length === 0 ? 'met' : `**missed**: ${trouble.join(', ')}`
  return `| ${[name, ...ms, grows.toFixed(2), statements, verdict].join(' | ')} |`
}

/** The lower quartile. */
function quietOf(values: readonly number[]): number {
  return [...values].sort((one, other) => one - other)[Math.floor(values.length / 4)] ?? Number.NaN
}
