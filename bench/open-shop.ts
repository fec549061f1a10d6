/** Opens a throw-away PostgreSQL with a filled shop, a Plaza on it in its own process, and the measuring processes. */

import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openPlaza } from '#app/server/plaza.ts'
import { readPlazaConfig } from '#app/server/read-config.ts'
import {
  approvalKinds,
  backupScope,
  currentTerms,
  dashboardNumbers,
  filterTexts,
  notificationKinds,
  reservedSlugs,
  resources,
  search,
} from '#app/server/wiring.ts'
import { openBackups } from '#platform/server/backup/backups.ts'
import { openDb, openPool } from '#platform/server/db.ts'
import { openFiles } from '#platform/server/files/open-files.ts'
import { migrateJobs } from '#platform/server/jobs.ts'
import { openLog } from '#platform/server/log.ts'
import { openMailer } from '#platform/server/mail/open-mailer.ts'
import { migrate } from '#platform/server/migrate.ts'
import { openPasswords, PASSWORD_SETTINGS } from '#platform/server/passwords.ts'
import { openRateLimits } from '#platform/server/rate-limits.ts'
import { noSignals } from '#platform/server/realtime/no-signals.ts'
import type { Services } from '#platform/server/services.ts'
import { openThrowAwayCluster } from '#test/cluster/throw-away.ts'
import { servingEnvironment, servingFlags } from '../scripts/bootstrap/commands.mjs'
import { type Bench, sendOnce } from './bench.ts'
import { startWorker, type Worker } from './processes.ts'
import { fillShop } from './shop.ts'
import { superuserUrlFor } from './superuser-url.ts'

/** The pool size of Plaza (src/app/server/plaza.ts). */
const POOL_SIZE = '16'

export type OpenShop = {
  bench: Bench
  /** The Plaza that is measured. */
  plaza: Worker
  startMs: number
  guestSecret: Buffer
  /** Of this process, for writing what a job needs. */
  services: Services
  /** The environment of the measured Plaza. */
  env: { DATABASE_URL: string }
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
    const env = { DATABASE_URL: cluster.url, DATA_DIR: dataDir, PORT: '0', DEMO: 'off', LOG_LEVEL: 'warn', TRUSTED_PROXIES: '127.0.0.1' }
    const config = readPlazaConfig(env)
    const log = openLog('warn')
    const pool = openPool({ url: cluster.url, max: 4, applicationName: 'bench', onError: console.error })
    closers.push(() => pool.end())
    await migrate(cluster.url)
    await migrateJobs(pool, log)
    const outside = { db: openDb(pool), now: () => new Date(), secretFor: config.secretFor }
    const files = openFiles(config)
    const services: Services = {
      ...outside,
      log,
      files,
      backups: openBackups({ config, databaseUrl: cluster.url, files, scope: backupScope, now: outside.now }),
      mailer: openMailer(config, log),
      publicOrigin: 'http://127.0.0.1',
      limits: openRateLimits(outside),
      passwords: openPasswords(PASSWORD_SETTINGS),
      resources,
      search,
      dashboardNumbers,
      approvalKinds,
      notificationKinds,
      reservedSlugs,
      filterTexts,
      currentTerms,
      demo: config.demo,
      config: config.domains,
      signals: noSignals,
      wakeDispatcher: () => {},
    }
    const shop = await fillShop(services, superuserUrlFor(cluster), products)

    // Runs without workers, so that only the request's statements are recorded.
    const recorded = await openPlaza({ ...config, role: 'web' }, cluster.url)
    closers.push(recorded.stop)
    const load = startWorker('load.process.ts')
    const trivial = startWorker('trivial.process.ts')
    const replay = startWorker('replay.process.ts', { ...env, POOL: POOL_SIZE })
    closers.push(load.stop, trivial.stop, replay.stop)

    const since = performance.now()
    const plaza = startWorker('plaza.process.ts', { ...servingEnvironment, ...env }, [
      ...servingFlags,
      ...(cpuProfile ? ['--cpu-prof', `--cpu-prof-dir=${cpuProfile}`] : []),
    ])
    closers.push(plaza.stop)
    const plazaPort = parsePort(await plaza.ask<string>('url'))
    const ready = await sendOnce(plazaPort, 'GET /readyz HTTP/1.1\r\nhost: 127.0.0.1\r\n\r\n')
    if (ready.status !== 200) throw new Error(`Plaza is not ready: ${ready.body}`)
    const bench: Bench = {
      connections,
      seconds,
      rounds,
      shop,
      pool,
      load,
      trivial,
      replay,
      plazaPort,
      recordedPort: parsePort(recorded.url),
      trivialPort: await trivial.ask<number>('port'),
    }
    return { bench, plaza, startMs: performance.now() - since, guestSecret: config.secretFor('guest'), services, env, close }
  } catch (error) {
    await close()
    throw error
  }
}

function parsePort(url: string): number {
  return Number(new URL(url).port)
}
