/** One Plaza: its database brought up to date, its workers running, its doors open. `start.ts` decides how it lives and dies. */
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { ServerBuild } from 'react-router'
import type { Config } from '#platform/server/config.ts'
import { openDb, openPool } from '#platform/server/db.ts'
import { startDispatcher } from '#platform/server/dispatcher.ts'
import { diskFiles } from '#platform/server/files.ts'
import { listenForHints } from '#platform/server/hints.ts'
import { migrateJobs } from '#platform/server/jobs.ts'
import type { Kernel } from '#platform/server/kernel.ts'
import { openLog } from '#platform/server/log.ts'
import { surviveLostConnections } from '#platform/server/lost-connections.ts'
import { migrate } from '#platform/server/migrate.ts'
import { openPageCache } from '#platform/server/page-cache.ts'
import { startWorkers } from '#platform/server/workers.ts'
import { documents, loadWebBuild } from './documents.ts'
import { requestListener } from './requests.ts'
import { seedStory } from './story.ts'
import { listeners, movedTags, tasks } from './wiring.ts'

const WEB_CONNECTIONS = 16
const WORKER_CONCURRENCY = 4
/** The workers' lock, their LISTEN and the dispatcher's lock each hold a connection beside those of the running jobs. */
const DIRECT_CONNECTIONS = WORKER_CONCURRENCY + 6
const KEEP_ALIVE_MS = 65_000

export type Plaza = { url: string; stop(): Promise<void> }

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

    let wakeDispatcher = () => {}
    const kernel: Kernel = {
      db: openDb(pool),
      log,
      now: () => new Date(),
      secretFor: config.secretFor,
      wakeDispatcher: () => wakeDispatcher(),
    }
    const files = diskFiles(`${config.dataDir}/files`)
    if (config.demo) await seedStory(kernel, files, listeners)

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
    if (config.role === 'worker') return { url: '', stop: closeAll }

    const hints = await listenForHints(directUrl, log, (heard) => pages.move(movedTags(heard)))
    closers.push(() => hints.stop())

    let draining = false
    const server = createServer({ keepAliveTimeout: KEEP_ALIVE_MS, requestTimeout: 30_000, headersTimeout: 15_000 })
    const port = await listen(server, config)
    const url = config.publicUrl ?? `http://${hostInUrl(config.host)}:${port}`
    const pagesOf = documents(await webBuild(), pages, new URL(url).origin)
    server.on(
      'request',
      await requestListener({
        kernel,
        url,
        metricsToken: config.metricsToken,
        files,
        pool,
        documents: pagesOf,
        isDraining: () => draining,
      }),
    )
    closers.push(async () => {
      draining = true
      await drain(server)
    })
    return { url, stop: closeAll }
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

function hostInUrl(host: string): string {
  return host.includes(':') ? `[${host}]` : host
}
