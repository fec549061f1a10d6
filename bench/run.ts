/**
 * `npm run bench`: fills a throw-away PostgreSQL with a shop, starts Plaza on it, measures, prints Markdown (README.md).
 * `npm run bench -- --products 200000 --seconds 10 --rounds 3 --connections 20 --only listing --commit abc123`
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { openPlaza } from '#app/server/plaza.ts'
import { subjects } from '#app/server/wiring.ts'
import { readConfig } from '#platform/server/config.ts'
import { openDb, openPool } from '#platform/server/db.ts'
import { openFiles } from '#platform/server/files/open-files.ts'
import { migrateJobs } from '#platform/server/jobs.ts'
import { openLog } from '#platform/server/log.ts'
import { openMailer } from '#platform/server/mail/open-mailer.ts'
import { migrate } from '#platform/server/migrate.ts'
import { openPasswords, PASSWORD_SETTINGS } from '#platform/server/passwords.ts'
import { openRateLimits } from '#platform/server/rate-limits.ts'
import { openThrowAwayCluster } from '#test/cluster/throw-away.ts'
import { servingFlags } from '../scripts/bootstrap/commands.mjs'
import { type Bench, headerOf, once, type Result } from './bench.ts'
import { readingJobs, writingJobs } from './jobs.ts'
import { start } from './processes.ts'
import { measureReading } from './reading.ts'
import { markdownOf } from './report.ts'
import { fillShop } from './shop.ts'
import { measureWriting } from './writing.ts'

const { values: options } = parseArgs({
  options: {
    products: { type: 'string', default: '10000' },
    connections: { type: 'string', default: '20' },
    seconds: { type: 'string', default: '10' },
    rounds: { type: 'string', default: '3' },
    only: { type: 'string', default: '' },
    commit: { type: 'string' },
    'cpu-profile': { type: 'string' },
  },
})

/** As many as Plaza's own pool (src/app/server/plaza.ts). */
const POOL = '16'

const dataDir = mkdtempSync(join(tmpdir(), 'plaza-bench-'))
process.on('exit', () => rmSync(dataDir, { recursive: true, force: true }))
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1))
const cluster = await openThrowAwayCluster({ fsync: true })
const env = { DATABASE_URL: cluster.url, DATA_DIR: dataDir, PORT: '0', DEMO: 'off', LOG_LEVEL: 'warn' }
const config = readConfig(env)
const closers: (() => Promise<unknown>)[] = [cluster.close]

try {
  await run()
} finally {
  for (const close of closers.reverse()) await close()
}

async function run(): Promise<void> {
  const log = openLog('warn')
  const pool = openPool({ url: cluster.url, max: 4, applicationName: 'bench', onError: console.error })
  closers.push(() => pool.end())
  say(`Filling a shop with ${options.products} products …`)
  await migrate(cluster.url)
  await migrateJobs(pool, log)
  const outside = { db: openDb(pool), now: () => new Date(), secretFor: config.secretFor }
  const kernel = {
    ...{ ...outside, log, files: openFiles(config), mailer: openMailer(config, log), publicOrigin: 'http://127.0.0.1' },
    ...{
      limits: openRateLimits(outside),
      passwords: openPasswords(PASSWORD_SETTINGS),
      subjects,
      cards: { stripe: null, test: false },
      transferTo: null,
      wakeDispatcher: () => {},
    },
  }
  const shop = await fillShop(kernel, pool, Number(options.products))

  // Without workers, so that nothing but the request speaks to PostgreSQL while it is recorded.
  const recorded = await openPlaza({ ...config, role: 'web' }, cluster.url)
  closers.push(recorded.stop)
  const load = start('load.process.ts')
  const trivial = start('trivial.process.ts')
  const replay = start('replay.process.ts', { ...env, POOL })
  closers.push(load.stop, trivial.stop, replay.stop)

  const since = performance.now()
  const profile = options['cpu-profile']
  const plaza = start('plaza.process.ts', env, [...servingFlags, ...(profile ? ['--cpu-prof', `--cpu-prof-dir=${profile}`] : [])])
  closers.push(plaza.stop)
  const plazaPort = portOf(await plaza.ask<string>('url'))
  const ready = await once(plazaPort, 'GET /readyz HTTP/1.1\r\nhost: 127.0.0.1\r\n\r\n')
  if (ready.status !== 200) throw new Error(`Plaza is not ready: ${ready.body}`)
  const startMs = performance.now() - since
  const before = await plaza.ask<number>('residentBytes')

  const bench: Bench = {
    ...{ connections: Number(options.connections), seconds: Number(options.seconds), rounds: Number(options.rounds) },
    ...{ shop, pool, load, trivial, replay, plazaPort },
    recordedPort: portOf(recorded.url),
    trivialPort: await trivial.ask<number>('port'),
  }
  const results: Result[] = []
  const keep = (result: Result) => {
    results.push(result)
    const { name, plaza, trivial, bare } = result
    say(`${name}: ${plaza.perSecond.toFixed(0)} /s, trivial ${trivial.perSecond.toFixed(0)}, bare ${bare?.perSecond.toFixed(0) ?? '–'}`)
  }
  const chosen = ({ name }: { name: string }) => name.includes(options.only)
  const etagOf = async (request: string) => headerOf((await once(plazaPort, request)).head, 'etag')
  for (const job of readingJobs(shop, etagOf).filter(chosen)) keep(await measureReading(bench, job))
  for (const job of writingJobs(config.secretFor('guest')).filter(chosen)) keep(await measureWriting(bench, job))

  const residentBytes = { before, after: await plaza.ask<number>('residentBytes') }
  const { rows } = await pool.query<{ version: string }>("select split_part(current_setting('server_version'), ' ', 1) as version")
  const { connections, seconds, rounds } = bench
  const sizes = { products: shop.productIds.length, variants: shop.variantIds.length }
  console.log(
    markdownOf({
      ...sizes,
      connections,
      seconds,
      rounds,
      commit: options.commit ?? null,
      postgres: rows[0]?.version ?? '',
      results,
      startMs,
      residentBytes,
    }),
  )
}

function portOf(url: string): number {
  return Number(new URL(url).port)
}

/** Progress goes to stderr, so that stdout is the report. */
function say(line: string): void {
  process.stderr.write(`${line}\n`)
}
