/** Opens the database that `npm start` uses for a command beside it, also while Plaza serves from it. */
import { existsSync } from 'node:fs'
import type pg from 'pg'
import { explain } from '#app/server/start-failures.ts'
import { subjects } from '#app/server/wiring.ts'
import { readConfig } from '#platform/server/config.ts'
import { openDb, openPool } from '#platform/server/db.ts'
import { openFiles } from '#platform/server/files/open-files.ts'
import type { Kernel } from '#platform/server/kernel.ts'
import { openLog } from '#platform/server/log.ts'
import { openMailer } from '#platform/server/mail/open-mailer.ts'
import { openPasswords, PASSWORD_SETTINGS } from '#platform/server/passwords.ts'
import { openCluster } from '#platform/server/postgres/cluster.ts'
import { openRateLimits } from '#platform/server/rate-limits.ts'

const NO_PLAZA = 'There is no Plaza in this database yet, or an older one than this: run «npm start» once, and try again.'
const UNDEFINED_TABLE = '42P01'

/** Ends the process: with 0, or with 1 and one sentence when something that can be mended is wrong. */
export async function withDatabase(
  applicationName: string,
  work: (given: { pool: pg.Pool; kernel: Kernel }) => Promise<void>,
): Promise<never> {
  try {
    await open(applicationName, work)
  } catch (error) {
    console.error(isWithoutTables(error) ? NO_PLAZA : (explain(error) ?? error))
    process.exit(1)
  }
  process.exit(process.exitCode ?? 0)
}

function isWithoutTables(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === UNDEFINED_TABLE
}

async function open(applicationName: string, work: (given: { pool: pg.Pool; kernel: Kernel }) => Promise<void>): Promise<void> {
  if (existsSync('.env')) process.loadEnvFile('.env')
  const config = readConfig(process.env)
  const password = () => config.secretFor('postgres').toString('base64url')
  const cluster = config.databaseUrl ? null : await openCluster({ folder: `${config.dataDir}/postgres`, durability: 'kept', password })
  const pool = openPool({ url: config.databaseUrl ?? cluster?.url ?? '', max: 2, applicationName, onError: () => {} })
  try {
    const log = openLog(config.logLevel)
    const outside = { db: openDb(pool), now: () => new Date(), secretFor: config.secretFor }
    const kernel: Kernel = {
      ...{ ...outside, log, files: openFiles(config), mailer: openMailer(config, log), publicOrigin: 'http://127.0.0.1' },
      ...{
        limits: openRateLimits(outside),
        passwords: openPasswords(PASSWORD_SETTINGS),
        subjects,
        cards: { stripe: null, test: false },
        print: null,
        transferTo: null,
        wakeDispatcher: () => {},
      },
    }
    await work({ pool, kernel })
  } finally {
    await pool.end()
    // A server that ran before belongs to a Plaza that may be serving from it.
    await (cluster?.adopted ? cluster.leave() : cluster?.stop())
  }
}
