/** One Plaza: its database brought up to date, its workers running, its doors open. `start.ts` decides how it lives and dies. */
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { ServerBuild } from 'react-router'
import { ratesChanged } from '#facts/finance.ts'
import { clientAddressBehind } from '#platform/server/client-address.ts'
import type { Config } from '#platform/server/config.ts'
import { openDb, openPool } from '#platform/server/db.ts'
import { startDispatcher } from '#platform/server/dispatcher.ts'
import { openFiles } from '#platform/server/files/open-files.ts'
import { listenForHints } from '#platform/server/hints.ts'
import { migrateJobs } from '#platform/server/jobs.ts'
import type { Kernel } from '#platform/server/kernel.ts'
import { openLog } from '#platform/server/log.ts'
import { surviveLostConnections } from '#platform/server/lost-connections.ts'
import { openMailer } from '#platform/server/mail/open-mailer.ts'
import { migrate } from '#platform/server/migrate.ts'
import { openPageCache } from '#platform/server/page-cache.ts'
import { openPasswords, PASSWORD_SETTINGS } from '#platform/server/passwords.ts'
import { openPrinter } from '#platform/server/printing/printer.ts'
import { openRateLimits } from '#platform/server/rate-limits.ts'
import { startWorkers } from '#platform/server/workers.ts'
import { type DemoAccount, demoAccounts } from './demo-accounts.ts'
import { documents, loadWebBuild } from './documents.ts'
import { openMailbox } from './mailbox/mailbox.ts'
import { requestListener } from './requests.ts'
import { openShownRate } from './shown-rate.ts'
import { seedStory } from './story.ts'
import { listeners, movedTags, subjects, tasks } from './wiring.ts'

const WEB_CONNECTIONS = 16
const WORKER_CONCURRENCY = 4
/** The workers' lock, their LISTEN and the dispatcher's lock each hold a connection beside those of the running jobs. */
const DIRECT_CONNECTIONS = WORKER_CONCURRENCY + 6
const KEEP_ALIVE_MS = 65_000
/** Ten megabytes of a picture over a slow mobile line. */
const REQUEST_MS = 120_000

export type Plaza = { url: string; demoAccounts: readonly DemoAccount[]; stop(): Promise<void> }

/** Opens everything or nothing: what was opened before a failure is closed again. `webBuild` is what draws the documents. */
export async function openPlaza(config: Config, databaseUrl: string, webBuild: () => Promise<ServerBuild> = loadWebBuild): Promise<Plaza> {
  const log = openLog(config.logLevel)
  const directUrl = config.databaseDirectUrl ?? databaseUrl
  const closers: (() => Promise<unknown>)[] = []
  const closeAll = async () => {
    for (const close of closers.reverse()) await close()
  }

  try {
    await migrate(directUrl)
    const onError = (error: Error) => log.warn({ error }, 'a database connection was lost')
    const pool = openPool({ url: databaseUrl, max: WEB_CONNECTIONS, applicationName: 'plaza', onError })
    closers.push(() => pool.end())
    const openDirectPool = () => openPool({ url: directUrl, max: DIRECT_CONNECTIONS, applicationName: 'plaza worker', onError })
    const directPool = openDirectPool()
    closers.push(() => directPool.end())
    await migrateJobs(directPool, log)

    const mailer = openMailer(config, log)
    closers.push(() => mailer.close())

    let wakeDispatcher = () => {}
    const outside = { db: openDb(pool), now: () => new Date(), secretFor: config.secretFor }
    const kernel: Kernel = {
      ...outside,
      log,
      files: openFiles(config),
      mailer,
      publicOrigin: originOf(config, config.port),
      limits: openRateLimits(outside),
      passwords: openPasswords(PASSWORD_SETTINGS),
      subjects,
      transferTo: config.transferTo,
      cards: { stripe: config.stripe, test: config.demo },
      print: openPrinter(config.chromium),
      wakeDispatcher: () => wakeDispatcher(),
    }
    if (config.demo) await seedStory(kernel, listeners)
    const accounts = config.demo ? await demoAccounts(kernel.db) : []

    const pages = openPageCache()
    if (config.role !== 'web') {
      const stopSurviving = surviveLostConnections(log)
      closers.push(async () => stopSurviving())
      const workers = await startWorkers(kernel, { openPool: openDirectPool, tasks, listeners, concurrency: WORKER_CONCURRENCY })
      closers.push(() => workers.stop())
      const dispatcher = startDispatcher(kernel, listeners, directPool)
      wakeDispatcher = dispatcher.wake
      closers.push(() => dispatcher.stop())
    }
    if (config.role === 'worker') return { url: '', demoAccounts: accounts, stop: closeAll }

    const rate = openShownRate(kernel)
    const hints = await listenForHints(directUrl, log, (heard) => {
      if (heard.length === 0 || heard.some(([type]) => type === ratesChanged.type)) rate.forget()
      pages.move(movedTags(heard))
    })
    closers.push(() => hints.stop())

    let draining = false
    const server = createServer({ keepAliveTimeout: KEEP_ALIVE_MS, requestTimeout: REQUEST_MS, headersTimeout: 15_000 })
    const port = await listen(server, config)
    const url = config.publicUrl ?? originOf(config, port)
    // With PORT=0 the port is known only now.
    kernel.publicOrigin = new URL(url).origin
    const build = await webBuild()
    const pagesOf = documents(build, pages, new URL(url).origin, log, rate.now)
    server.on(
      'request',
      await requestListener({
        kernel,
        url,
        metricsToken: config.metricsToken,
        clientAddress: clientAddressBehind(config.trustedProxies),
        pool,
        documents: pagesOf,
        mailbox: openMailbox(config, url, build),
        isDraining: () => draining,
      }),
    )
    closers.push(async () => {
      draining = true
      await drain(server)
    })
    return { url, demoAccounts: accounts, stop: closeAll }
  } catch (error) {
    await closeAll()
    throw error
  }
}

function listen(server: Server, { host, port }: Config): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen({ host, port }, () => {
      server.off('error', reject)
      resolve((server.address() as AddressInfo).port)
    })
  })
}

/** Lets running requests finish; connections that wait for another one are closed. */
function drain(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve())
    server.closeIdleConnections()
  })
}

function originOf({ publicUrl, host }: Config, port: number): string {
  return new URL(publicUrl ?? `http://${hostInUrl(host)}:${port}`).origin
}

function hostInUrl(host: string): string {
  return host.includes(':') ? `[${host}]` : host
}
