/**
 * What `npm start` runs: settings, the data folder's lock, PostgreSQL, Plaza; then until a signal, and back in the other
 * order. A trouble somebody can mend is one sentence and exit code 1.
 */
import { existsSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { type Config, readConfig } from '#platform/server/config.ts'
import { checkDatabase } from '#platform/server/postgres/check-database.ts'
import { openCluster } from '#platform/server/postgres/cluster.ts'
import { claimDataFolder, type DataFolder, makeDataFolder } from './data-folder.ts'
import { beginLife, type Life } from './life.ts'
import type { Plaza } from './plaza.ts'
import { explain } from './start-failures.ts'

/** Requests and jobs that run longer than this are cut off by a stop. */
const DRAIN_MS = 25_000

async function main(life: Life): Promise<void> {
  if (existsSync('.env')) process.loadEnvFile('.env')
  const config = readConfig(process.env)
  try {
    await live(config, life)
  } catch (error) {
    fail(error, config)
  }
}

async function live(config: Config, life: Life): Promise<void> {
  makeDataFolder(config.dataDir)
  const loading = import('./plaza.ts')
  loading.catch(() => {})

  const claim = config.databaseUrl ? null : await claimDataFolder(config.dataDir)
  try {
    const database = await openDatabase(config, life)
    try {
      await checkDatabase(config.databaseDirectUrl ?? database.url)
      const { openPlaza } = await loading
      const plaza = await openPlaza(config, database.url)
      await database.guardAudit()
      announce(config, plaza, database.adopted)
      claim?.sayReady(plaza.url)
      await life.asked
      await stop(plaza, claim, life)
    } finally {
      await database.stop()
    }
  } finally {
    claim?.release()
  }
}

type Database = { url: string; adopted: boolean; guardAudit(): Promise<void>; stop(): Promise<void> }

async function openDatabase(config: Config, life: Life): Promise<Database> {
  if (config.databaseUrl) return { url: config.databaseUrl, adopted: false, guardAudit: async () => {}, stop: async () => {} }
  return openCluster({
    folder: `${config.dataDir}/postgres`,
    durability: 'kept',
    password: () => config.secretFor('postgres').toString('base64url'),
    onSlowStart: () => say('PostgreSQL is recovering from a hard stop; this can take a few minutes …'),
    onLost: (error) => {
      fail(error, config)
      life.end()
    },
  })
}

async function stop(plaza: { stop(): Promise<void> }, claim: DataFolder | null, life: Life): Promise<void> {
  say('Plaza is stopping …')
  claim?.sayStopping()
  const timer = new AbortController()
  await Promise.race([plaza.stop(), life.askedAgain, pause(DRAIN_MS, undefined, { signal: timer.signal }).catch(() => {})])
  timer.abort()
}

function announce(config: Config, { url, demoAccounts }: Plaza, adopted: boolean): void {
  const seconds = (performance.now() / 1000).toFixed(1)
  const database = config.databaseUrl
    ? 'the database of DATABASE_URL'
    : `PostgreSQL in ${config.dataDir}${adopted ? ', which was still running' : ''}`
  say(`Plaza is ready after ${seconds} s${url ? `: ${url}` : ' (a worker, without an address)'}`)
  say(`  with ${database}`)
  if (config.demo) say('  showing a demo, to this machine only; DEMO=off starts with an empty place')
  for (const { who, email, password } of demoAccounts) say(`  sign in as ${who}: ${email}, ${password}`)
  if (!config.smtpUrl)
    say(
      `  without SMTP_URL no mail leaves this machine; all of it is in ${config.demo && url ? `${url}/mailbox` : `${config.dataDir}/mail`}`,
    )
  say('  Ctrl-C stops it')
}

function fail(error: unknown, config: Config | null): void {
  const sentence = explain(error, config)
  if (sentence) process.stderr.write(`${sentence}\n`)
  if (!sentence || config?.logLevel === 'debug') console.error(error)
  process.exitCode = 1
}

function say(line: string): void {
  process.stdout.write(`${line}\n`)
}

const life = beginLife()
life.askedAgain.then(() => pause(5000, undefined, { ref: false })).then(() => process.exit(1))
try {
  await main(life)
} catch (error) {
  fail(error, null)
}
process.exit()
