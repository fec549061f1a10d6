/**
 * The embedded PostgreSQL: a server in its own session, controlled by pg_ctl. It survives a killed Plaza and the next Plaza
 * adopts it; a regular stop of Plaza stops it too.
 */
import { rmSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { StartupError } from '../startup-error.ts'
import { findBinaries } from './binaries.ts'
import { openClusterFolder } from './cluster-folder.ts'
import { initializeCluster } from './initialize-cluster.ts'
import { applicationUrl, connectionUrl, ensureRoleAndDatabase, superuserUrl } from './roles.ts'
import { type Server, startOrAdoptServer, stopServer, type WatchConnection } from './server.ts'
import { APPLICATION_ROLE, type Durability, SUPERUSER } from './settings.ts'
import { serverUser } from './system-user.ts'
import { transferAuditOwnership } from './transfer-audit-ownership.ts'

export type ClusterOptions = {
  /** Contains the cluster and its log; created when missing. */
  folder: string
  durability: Durability
  /** For systems where PostgreSQL cannot identify the connecting user (Windows). */
  password(): string
  /** Called when the start takes long, for example during crash recovery. */
  onSlowStart?(): void
  /** Called when the server stopped and could not be restarted. */
  onLost?(error: StartupError): void
}

export type Cluster = {
  /** Plaza's database as its owner. */
  url: string
  /** The database `postgres` as superuser. */
  superuserUrl: string
  /** Whether the server was running already. */
  adopted: boolean
  /** Gives the audit log of the migrated database to its own owner; called at every start, because the log may be new. */
  guardAudit(): Promise<void>
  /** Ends all connections and stops the server. */
  stop(): Promise<void>
  /** Leaves the server running without this process. */
  leave(): Promise<void>
}

const SLOW_MS = 4000

/** A killed server is restarted until this much time has passed without success. */
const RESTART_LIMIT_MS = 60_000
const RETRY_MS = 200

export async function openCluster(options: ClusterOptions): Promise<Cluster> {
  const user = serverUser(options.folder)
  const home = openClusterFolder(options.folder, user)
  const password = process.platform === 'win32' ? options.password() : null
  const server: Server = { folder: home, binaries: findBinaries(user), durability: options.durability, password }
  const slow = setTimeout(() => options.onSlowStart?.(), SLOW_MS)
  try {
    await initializeCluster(home, server.binaries, options.durability, password)
    const { endpoint, adopted, watch } = await startOrAdoptServer(server)
    await ensureRoleAndDatabase(watch.client, password)
    const stopKeeping = keepRunning(server, watch, options)
    return {
      url: applicationUrl(endpoint, password),
      superuserUrl: superuserUrl(endpoint, password),
      adopted,
      guardAudit: () => transferAuditOwnership(connectionUrl(endpoint, SUPERUSER, APPLICATION_ROLE, password)),
      leave: stopKeeping,
      async stop() {
        await stopKeeping()
        await stopServer(server)
        if ('socketFolder' in endpoint) rmSync(endpoint.socketFolder, { recursive: true, force: true })
      },
    }
  } finally {
    clearTimeout(slow)
  }
}

/** Restarts a killed server. Returns a function that stops watching it. */
function keepRunning(server: Server, first: WatchConnection, options: ClusterOptions): () => Promise<void> {
  let keeper = first
  let stopping = false
  const kept = (async () => {
    for (;;) {
      await keeper.ended
      if (stopping) return
      const next = await restartServer(server, () => stopping)
      if (next instanceof StartupError) return options.onLost?.(next)
      if (!next) return
      keeper = next
    }
  })()
  return async () => {
    stopping = true
    await keeper.client.end().catch(() => {})
    await kept
    await keeper.client.end().catch(() => {})
  }
}

/** Retries, because the server may be killed again while it starts. Returns null when Plaza is stopping. */
async function restartServer(server: Server, isStopping: () => boolean): Promise<WatchConnection | StartupError | null> {
  const since = Date.now()
  while (!isStopping()) {
    try {
      return (await startOrAdoptServer(server)).watch
    } catch (error) {
      if (Date.now() - since > RESTART_LIMIT_MS) {
        return error instanceof StartupError
          ? error
          : new StartupError({ code: 'cluster-lost', log: server.folder.log, reason: String(error) }, error)
      }
      await pause(RETRY_MS)
    }
  }
  return null
}
