/** Opens the database that `npm start` uses, for a command that may run while Plaza serves from it. */

import { existsSync } from 'node:fs'
import type pg from 'pg'
import { readPlazaConfig } from '#app/server/read-config.ts'
import { explainStartupError } from '#app/server/startup-messages.ts'
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
import { openLog } from '#platform/server/log.ts'
import { openMailer } from '#platform/server/mail/open-mailer.ts'
import { openPasswords, PASSWORD_SETTINGS } from '#platform/server/passwords.ts'
import { openCluster } from '#platform/server/postgres/cluster.ts'
import { openRateLimits } from '#platform/server/rate-limits.ts'
import { noSignals } from '#platform/server/realtime/no-signals.ts'
import type { Services } from '#platform/server/services.ts'

const NOT_INITIALIZED_MESSAGE = 'There is no Plaza in this database yet, or an older version: run «npm start» once, and try again.'
/** A table or a column is missing. */
const UNDEFINED = ['42P01', '42703']

/** Ends the process: with 0, or with 1 and one sentence for a startup error. */
export async function withDatabase(
  applicationName: string,
  work: (given: { pool: pg.Pool; services: Services }) => Promise<void>,
): Promise<never> {
  try {
    await openAndRun(applicationName, work)
  } catch (error) {
    console.error(isWithoutTables(error) ? NOT_INITIALIZED_MESSAGE : (explainStartupError(error) ?? error))
    process.exit(1)
  }
  process.exit(process.exitCode ?? 0)
}

function isWithoutTables(error: unknown): boolean {
  return error instanceof Error && 'code' in error && UNDEFINED.includes(String(error.code))
}

async function openAndRun(applicationName: string, work: (given: { pool: pg.Pool; services: Services }) => Promise<void>): Promise<void> {
  if (existsSync('.env')) process.loadEnvFile('.env')
  const config = readPlazaConfig(process.env)
  const password = () => config.secretFor('postgres').toString('base64url')
  const cluster = config.databaseUrl ? null : await openCluster({ folder: `${config.dataDir}/postgres`, durability: 'kept', password })
  const url = config.databaseUrl ?? cluster?.url ?? ''
  const pool = openPool({ url, max: 2, applicationName, onError: () => {} })
  try {
    const log = openLog(config.logLevel)
    const outside = { db: openDb(pool), now: () => new Date(), secretFor: config.secretFor }
    const files = openFiles(config)
    const services: Services = {
      ...outside,
      log,
      files,
      backups: openBackups({ config, databaseUrl: config.databaseDirectUrl ?? url, files, scope: backupScope, now: outside.now }),
      mailer: openMailer(config, log),
      publicOrigin: 'http://127.0.0.1',
      limits: openRateLimits(outside),
      passwords: openPasswords(PASSWORD_SETTINGS),
      resources,
      search,
      dashboardNumbers,
      notificationKinds,
      approvalKinds,
      reservedSlugs,
      filterTexts,
      currentTerms,
      demo: config.demo,
      config: config.domains,
      signals: noSignals,
      wakeDispatcher: () => {},
    }
    await work({ pool, services })
  } finally {
    await pool.end()
    // A PostgreSQL that was already running may belong to a serving Plaza.
    await (cluster?.adopted ? cluster.leave() : cluster?.stop())
  }
}
