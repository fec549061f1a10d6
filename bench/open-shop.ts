/** A throw-away PostgreSQL with a shop in it, a Plaza on it as a process of its own, and what measures it. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
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
import { type Bench, once } from './bench.ts'
import { start, type Worker } from './processes.ts'
import { fillShop } from './shop.ts'

/** As many as Plaza's own pool (src/app/server/plaza.ts). */
const POOL = '16'

export type OpenShop = {
  bench: Bench
  /** The Plaza that is measured. */
  plaza: Worker
  startMs: number
  guestSecret: Buffer
  close(): Promise<void>
}

type Options = { connections?: number; seconds?: number; rounds?: number; cpuProfile?: string | undefined }

export async function openShop(
  products: number,
  { connections = 20, seconds = 10, rounds = 3, cpuProfile }: Options = {},
): Promise<OpenShop> {
  const dataDir = mkdtempSync(join(tmpdir(), 'plaza-bench-'))
  process.on('exit', () => rmSync(dataDir, { recursive: true, force: true }))
  const cluster = await openThrowAwayCluster({ fsync: true })
  const closers: (() => Promise<unknown>)[] = [cluster.close]
  const close = async () => {
    for (const closer of closers.reverse()) await closer()
  }
  try {
    const env = { DATABASE_URL: cluster.url, DATA_DIR: dataDir, PORT: '0', DEMO: 'off', LOG_LEVEL: 'warn' }
    const config = readConfig(env)
    const log = openLog('warn')
    const pool = openPool({ url: cluster.url, max: 4, applicationName: 'bench', onError: console.error })
    closers.push(() => pool.end())
    await migrate(cluster.url)
    await migrateJobs(pool, log)
    const outside = { db: openDb(pool), now: () => new Date(), secretFor: config.secretFor }
    const kernel = {
      ...{ ...outside, log, files: openFiles(config), mailer: openMailer(config, log), publicOrigin: 'http://127.0.0.1' },
      ...{ limits: openRateLimits(outside), passwords: openPasswords(PASSWORD_SETTINGS), subjects },
      ...{ cards: { stripe: null, test: false }, print: null, transferTo: null, wakeDispatcher: () => {} },
    }
    const shop = await fillShop(kernel, ofSamePlaza(cluster), products)

    // Without workers, so that nothing but the request speaks to PostgreSQL while it is recorded.
    const recorded = await openPlaza({ ...config, role: 'web' }, cluster.url)
    closers.push(recorded.stop)
    const load = start('load.process.ts')
    const trivial = start('trivial.process.ts')
    const replay = start('replay.process.ts', { ...env, POOL })
    closers.push(load.stop, trivial.stop, replay.stop)

    const since = performance.now()
    const plaza = start('plaza.process.ts', env, [...servingFlags, ...(cpuProfile ? ['--cpu-prof', `--cpu-prof-dir=${cpuProfile}`] : [])])
    closers.push(plaza.stop)
    const plazaPort = portOf(await plaza.ask<string>('url'))
    const ready = await once(plazaPort, 'GET /readyz HTTP/1.1\r\nhost: 127.0.0.1\r\n\r\n')
    if (ready.status !== 200) throw new Error(`Plaza is not ready: ${ready.body}`)
    const bench: Bench = {
      ...{ connections, seconds, rounds, shop, pool, load, trivial, replay, plazaPort },
      ...{ recordedPort: portOf(recorded.url), trivialPort: await trivial.ask<number>('port') },
    }
    return { bench, plaza, startMs: performance.now() - since, guestSecret: config.secretFor('guest'), close }
  } catch (error) {
    await close()
    throw error
  }
}

/** The superuser in Plaza's own database. */
function ofSamePlaza({ url, superuserUrl }: { url: string; superuserUrl: string }): string {
  const address = new URL(superuserUrl)
  address.pathname = new URL(url).pathname
  return address.href
}

function portOf(url: string): number {
  return Number(new URL(url).port)
}
