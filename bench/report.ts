/** Formats the results as Markdown for docs/proof.md. */
import { execFileSync } from 'node:child_process'
import { availableParallelism, totalmem } from 'node:os'
import type { Result } from './bench.ts'
import type { Run } from './measure.ts'

export type Report = {
  commit: string | null
  products: number
  variants: number
  connections: number
  seconds: number
  rounds: number
  postgres: string
  results: readonly Result[]
  startMs: number
  residentBytes: { before: number; after: number }
}

const RESIDENT_AIM_MB = 250

export function formatReport({
  commit,
  products,
  variants,
  connections,
  seconds,
  rounds,
  postgres,
  results,
  startMs,
  residentBytes,
}: Report): string {
  const machine = describeMachine(postgres)
  const after = residentBytes.after / 2 ** 20
  return [
    `## Benchmark, ${new Date().toISOString().slice(0, 10)}, ${commit ?? currentCommit()}`,
    '',
    `${machine}. ${formatCount(products)} products, ${formatCount(variants)} variants. ${connections} connections for ${seconds} s, median of ${rounds}, warmed up; Plaza, the load and PostgreSQL share the machine.`,
    '',
    '| job | req/s | p50 ms | p95 ms | p99 ms | body | statements | trivial server req/s | bare loop /s | of trivial | of bare | aim |',
    '|---|--:|--:|--:|--:|--:|--:|--:|--:|--:|--:|---|',
    ...results.map(formatRow),
    '',
    `Start on this database: ${Math.round(startMs)} ms. Resident: ${(residentBytes.before / 2 ** 20).toFixed(0)} MB before, ${after.toFixed(0)} MB after all jobs (aim < ${RESIDENT_AIM_MB} MB: ${after < RESIDENT_AIM_MB ? 'met' : '**missed**'}).`,
    ...results
      .filter(hasFailures)
      .map(
        ({ name, plaza, trivial, bare }) =>
          `**${name}: ${plaza.failed} failed requests, ${trivial.failed} of the trivial server, ${bare?.failed ?? 0} of the bare loop.**`,
      ),
  ].join('\n')
}

function formatRow({ name, aim, bytes, statements, plaza, trivial, bare }: Result): string {
  const ofTrivial = plaza.perSecond / trivial.perSecond
  const ofBare = bare && plaza.perSecond / bare.perSecond
  const share = aim.of === 'bare' ? ofBare : ofTrivial
  const verdict = share === null ? '' : `${aim.share} of ${aim.of}: ${share >= aim.share ? 'met' : '**missed**'}`
  return `| ${[name, formatRate(plaza), ...[plaza.p50, plaza.p95, plaza.p99].map((ms) => ms.toFixed(1)), `${(bytes / 1024).toFixed(1)} kB`, statements ?? '–', formatRate(trivial), bare ? formatRate(bare) : '–', ofTrivial.toFixed(2), ofBare?.toFixed(2) ?? '–', verdict].join(' | ')} |`
}

const hasFailures = ({ plaza, trivial, bare }: Result) => plaza.failed + trivial.failed + (bare?.failed ?? 0) > 0

const formatRate = ({ perSecond }: Run) => formatCount(Math.round(perSecond))

const formatCount = (value: number) => value.toLocaleString('en-US')

export function describeMachine(postgres: string): string {
  return `${availableParallelism()} cores, ${Math.round(totalmem() / 2 ** 30)} GiB, Node ${process.versions.node}, PostgreSQL ${postgres}`
}

export function currentCommit(): string {
  try {
    return execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim()
  } catch {
    return 'unknown commit'
  }
}
