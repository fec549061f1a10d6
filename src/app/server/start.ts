/**
 * The entry of `npm start`: reads the settings, locks the data folder, starts PostgreSQL and Plaza, waits for a signal, and stops them in
 * reverse order. A startup error prints one sentence and exits with code 1.
 */

import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import type { ServerBuild } from 'react-router'
import type { Config } from '#platform/server/config.ts'
import { migrate } from '#platform/server/migrate.ts'
import { checkDatabase } from '#platform/server/postgres/check-database.ts'
import { openCluster } from '#platform/server/postgres/cluster.ts'
import { StartupError } from '#platform/server/startup-error.ts'
import { claimDataFolder, type DataFolder, makeDataFolder } from './data-folder.ts'
import { loadPlaza } from './load-plaza.ts'
import type { Plaza } from './plaza.ts'
import { readPlazaConfig } from './read-config.ts'
import { openShutdown, type Shutdown } from './shutdown.ts'
import { deploymentAdvice, explainStartupError } from './startup-messages.ts'

/** A shutdown cuts off requests and jobs after this time. */
const DRAIN_MS = 25_000

/** A first `npm start` builds the web at the same time, and sends a message when that is done. */
const webBuilt = process.argv.includes('--web-is-being-built') ? once(process, 'message') : null

async function main(life: Shutdown): Promise<void> {
  if (existsSync('.env')) process.loadEnvFile('.env')
  const config = readPlazaConfig(process.env)
  try {
    await runUntilStopped(config, life)
  } catch (error) {
    reportFailure(error, config)
  }
}

async function runUntilStopped(config: Config, life: Shutdown): Promise<void> {
  makeDataFolder(config.dataDir)
  const claim = config.databaseUrl ? null : await claimDataFolder(config.dataDir)
  try {
    const opening = openDatabase(config, life)
    const loading = loadPlaza(config, { isBuilt: !webBuilt })
    loading.catch(() => {})
    const database = await opening
    try {
      const directUrl = config.databaseDirectUrl ?? database.url
      await checkDatabase(directUrl)
      // While Plaza is loaded; `openPlaza` finds nothing left to migrate.
      await migrate(directUrl)
      const { openPlaza } = await loading
      const plaza = await openPlaza(config, database.url, () => loadBuild(life))
      await database.guardAudit()
      printReadyMessage(config, plaza, database.adopted)
      claim?.markReady(plaza.url)
      await life.requested
      await stop(plaza, claim, life)
    } finally {
      await database.stop()
    }
  } finally {
    claim?.release()
  }
}

async function loadBuild(life: Shutdown): Promise<ServerBuild> {
  await Promise.race([webBuilt, life.requested.then(() => Promise.reject(new StartupError({ code: 'stopped-before-built' })))])
  const { loadWebBuild } = await import('./documents.ts')
  return loadWebBuild()
}

type Database = { url: string; adopted: boolean; guardAudit(): Promise<void>; stop(): Promise<void> }

async function openDatabase(config: Config, life: Shutdown): Promise<Database> {
  if (config.databaseUrl) return { url: config.databaseUrl, adopted: false, guardAudit: async () => {}, stop: async () => {} }
  return openCluster({
    folder: `${config.dataDir}/postgres`,
    durability: 'kept',
    password: () => config.secretFor('postgres').toString('base64url'),
    onSlowStart: () => printLine('PostgreSQL is recovering after a crash; this can take a few minutes …'),
    onLost: (error) => {
      reportFailure(error, config)
      life.end()
    },
  })
}

async function stop(plaza: { stop(): Promise<void> }, claim: DataFolder | null, life: Shutdown): Promise<void> {
  printLine('Plaza is stopping …')
  claim?.markStopping()
  const timer = new AbortController()
  await Promise.race([plaza.stop(), life.requestedAgain, pause(DRAIN_MS, undefined, { signal: timer.signal }).catch(() => {})])
  timer.abort()
}

function printReadyMessage(config: Config, { url, demoAccounts }: Plaza, adopted: boolean): void {
  const seconds = (performance.now() / 1000).toFixed(1)
  const database = config.databaseUrl
    ? 'the database of DATABASE_URL'
    : `PostgreSQL in ${config.dataDir}${adopted ? ' (was still running)' : ''}`
  printLine(`Plaza is ready after ${seconds} s${url ? `: ${url}` : ' (a worker without an address)'}`)
  printLine(`  with ${database}`)
  if (config.demo) printLine('  demo mode, for this machine only; DEMO=off starts an empty Plaza')
  for (const { who, email, password } of demoAccounts) printLine(`  log in as ${who}: ${email}, ${password}`)
  if (!config.smtpUrl)
    printLine(`  without SMTP_URL no email is sent; emails are in ${config.demo && url ? `${url}/mailbox` : `${config.dataDir}/mail`}`)
  for (const line of deploymentAdvice(config)) printLine(`  ${line}`)
  printLine('  press Ctrl-C to stop')
}

function reportFailure(error: unknown, config: Config | null): void {
  const sentence = explainStartupError(error, config)
  if (sentence) process.stderr.write(`${sentence}\n`)
  if (!sentence || config?.logLevel === 'debug') console.error(error)
  process.exitCode = 1
}

function printLine(line: string): void {
  process.stdout.write(`${line}\n`)
}

const life = openShutdown()
life.requestedAgain.then(() => pause(5000, undefined, { ref: false })).then(() => process.exit(1))
try {
  await main(life)
} catch (error) {
  reportFailure(error, null)
}
process.exit()
