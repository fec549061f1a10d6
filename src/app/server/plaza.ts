/** Opens one Plaza: migrates its database, starts its workers and serves its entry points. `start.ts` controls the process. */
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { ServerBuild } from 'react-router'
import { hasDemoAccounts } from '#domains/accounts/server/index.ts'
import { fillListings } from '#domains/marketplace/server/index.ts'
import { fillDocuments } from '#domains/search/server/index.ts'
import { ratesChanged } from '#events/finance.ts'
import { openBackups } from '#platform/server/backup/backups.ts'
import { clientAddressResolver } from '#platform/server/client-address.ts'
import type { Config } from '#platform/server/config.ts'
import { openDb, openPool } from '#platform/server/db.ts'
import { openSeeding } from '#platform/server/demo/open-seeding.ts'
import { type Dispatcher, type OnDispatched, startDispatcher } from '#platform/server/dispatcher.ts'
import { openFiles } from '#platform/server/files/open-files.ts'
import { migrateJobs } from '#platform/server/jobs.ts'
import { openLog } from '#platform/server/log.ts'
import { ignoreLostConnections } from '#platform/server/lost-connections.ts'
import { openMailer } from '#platform/server/mail/open-mailer.ts'
import { migrate } from '#platform/server/migrate.ts'
import { openPageCache } from '#platform/server/page-cache.ts'
import { openPasswords, PASSWORD_SETTINGS } from '#platform/server/passwords.ts'
import { openRateLimits } from '#platform/server/rate-limits.ts'
import { eventsEntryPoint } from '#platform/server/realtime/events-entry-point.ts'
import { toHints } from '#platform/server/realtime/message.ts'
import { noSignals } from '#platform/server/realtime/no-signals.ts'
import type { Services } from '#platform/server/services.ts'
import { StartupError } from '#platform/server/startup-error.ts'
import { startWorkers } from '#platform/server/workers.ts'
import { systemTimers } from '#platform/shared/timers.ts'
import { seedDemo } from './demo.ts'
import { type DemoAccount, loadDemoAccounts } from './demo-accounts.ts'
import { openDisplayRate } from './display-rate.ts'
import { createDocuments, loadWebBuild, stylesheetOf } from './documents.ts'
import { openMailbox } from './mailbox/mailbox.ts'
import { openRealtime } from './realtime.ts'
import { requestListener } from './requests.ts'
import { loadStreamRights } from './stream-rights.ts'
import {
  approvalKinds,
  backupScope,
  currentTerms,
  dashboardNumbers,
  filterTexts,
  listeners,
  notificationKinds,
  reservedSlugs,
  resources,
  search,
  signalsOf,
  staleTagsFor,
  tasks,
} from './wiring.ts'

const WEB_CONNECTIONS = 16
const WORKER_CONCURRENCY = 4
/** The workers' lock, their LISTEN and the dispatcher's lock each hold one connection in addition to the running jobs. */
const DIRECT_CONNECTIONS = WORKER_CONCURRENCY + 6
const KEEP_ALIVE_MS = 65_000
/** Enough for a picture of 10 MB over a slow mobile connection. */
const REQUEST_MS = 120_000

export type Plaza = { url: string; demoAccounts: readonly DemoAccount[]; stop(): Promise<void> }

/** Opens everything or nothing: on a failure, whatever was opened is closed. `webBuild` loads the build that renders documents. */
export async function openPlaza(config: Config, databaseUrl: string, webBuild: () => Promise<ServerBuild> = loadWebBuild): Promise<Plaza> {
  const log = openLog(config.logLevel)
  const directUrl = config.databaseDirectUrl ?? databaseUrl
  const closers: (() => Promise<unknown>)[] = []
  const closeAll = async () => {
    for (const close of closers.reverse()) await close()
  }

  try {
    const onError = (error: Error) => log.warn({ error }, 'a database connection was lost')
    const seeding = config.demo ? await openSeeding({ url: directUrl, schemas: backupScope.schemas, onError }) : null
    if (seeding) closers.push(seeding.close)
    await migrate(directUrl)
    const pool = openPool({ url: databaseUrl, max: WEB_CONNECTIONS, applicationName: 'plaza', onError })
    closers.push(() => pool.end())
    const openDirectPool = () => openPool({ url: directUrl, max: DIRECT_CONNECTIONS, applicationName: 'plaza worker', onError })
    const directPool = openDirectPool()
    closers.push(() => directPool.end())
    await migrateJobs(directPool, log)

    const mailer = openMailer(config, log)
    closers.push(() => mailer.close())

    const outside = { db: openDb(pool), now: () => new Date(), secretFor: config.secretFor }
    const files = openFiles(config)
    const services: Services = {
      ...outside,
      log,
      files,
      backups: openBackups({ config, databaseUrl: directUrl, files, scope: backupScope, now: outside.now }),
      mailer,
      publicOrigin: publicOriginFor(config, config.port),
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
      wakeDispatcher() {},
    }
    if (seeding) {
      await seedDemo({ ...services, db: seeding.openDb() }, listeners)
      await seeding.close()
    }
    if (!config.demo && (await hasDemoAccounts(services.db))) throw new StartupError({ code: 'demo-accounts' })
    await fillListings(services)
    await fillDocuments(services)
    const accounts = config.demo ? await loadDemoAccounts(services.db) : []

    const pages = openPageCache()
    const rate = openDisplayRate(services)
    let dispatcher: Dispatcher | null = null
    const { hub, messages } = await openRealtime({
      config,
      directUrl,
      services,
      onHints(hints) {
        if (hints.length === 0 || hints.some(([type]) => type === ratesChanged.type)) rate.forget()
        pages.invalidate(staleTagsFor(hints))
      },
      onWake: () => dispatcher?.wake(),
    })
    closers.push(async () => {
      hub.close()
      await messages.close()
    })
    services.signals = { send: (signals) => messages.publish({ signals }) }
    services.wakeDispatcher = () => {
      if (dispatcher?.isElected()) dispatcher.wake()
      else messages.wake()
    }
    if (config.role !== 'web') {
      const stopSurviving = ignoreLostConnections(log)
      closers.push(async () => stopSurviving())
      const workers = await startWorkers(services, { openPool: openDirectPool, tasks, listeners, concurrency: WORKER_CONCURRENCY })
      closers.push(() => workers.stop())
      const onDispatched: OnDispatched = (events) => messages.publish({ hints: toHints(events), signals: signalsOf(events) })
      const started = startDispatcher(services, listeners, directPool, onDispatched)
      dispatcher = started
      closers.push(() => started.stop())
    }
    if (config.role === 'worker') return { url: '', demoAccounts: accounts, stop: closeAll }

    const build = await webBuild()
    let draining = false
    const server = createServer({ keepAliveTimeout: KEEP_ALIVE_MS, requestTimeout: REQUEST_MS, headersTimeout: 15_000 })
    const port = await listen(server, config)
    const url = config.publicUrl ?? publicOriginFor(config, port)
    // With PORT=0 the port is known only after listening.
    services.publicOrigin = new URL(url).origin
    const pagesOf = createDocuments(build, pages, services, rate.now)
    server.on(
      'request',
      await requestListener({
        services,
        url,
        metricsToken: config.metricsToken,
        securityContact: config.securityContact,
        clientAddress: clientAddressResolver(config.trustedProxies),
        pool,
        documents: pagesOf,
        events: eventsEntryPoint({
          hub,
          loadRights: (sessionIds) => loadStreamRights(services, sessionIds),
          timers: systemTimers,
          publicOrigin: url,
          isDraining: () => draining,
        }),
        mailbox: openMailbox(config, url, stylesheetOf(build)),
        isDraining: () => draining,
      }),
    )
    closers.push(async () => {
      draining = true
      hub.close()
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

/** Lets running requests finish and closes idle connections. */
function drain(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve())
    server.closeIdleConnections()
  })
}

function publicOriginFor({ publicUrl, host }: Config, port: number): string {
  return new URL(publicUrl ?? `http://${hostInUrl(host)}:${port}`).origin
}

function hostInUrl(host: string): string {
  return host.includes(':') ? `[${host}]` : host
}
