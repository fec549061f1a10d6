/**
 * The embedded PostgreSQL: a server in a session of its own, driven by its pg_ctl. It outlives a killed Plaza and is
 * adopted by the next; an orderly stop takes it along.
 */
import { rmSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { Foreseen } from '../foreseen.ts'
import { giveAuditItsOwner } from './audit-owner.ts'
import { findBinaries } from './binaries.ts'
import { openHome } from './home.ts'
import { initialise } from './initialise.ts'
import { applicationUrl, ensureRoleAndDatabase, superuserUrl, urlOf } from './roles.ts'
import { bringUp, type Keeper, type Server, stopServer } from './server.ts'
import { APPLICATION_ROLE, type Durability, SUPERUSER } from './settings.ts'
import { serverUser } from './system-user.ts'

export type ClusterOptions = {
  /** Holds the cluster and its log; made when missing. */
  folder: string
  durability: Durability
  /** For systems where PostgreSQL cannot ask who is at the door (Windows). */
  password(): string
  /** Heard when recovery after a crash takes a while. */
  onSlowStart?(): void
  /** The server went away and could not be brought back. */
  onLost?(error: Foreseen): void
}

export type Cluster = {
  /** Plaza's database as its owner. */
  url: string
  /** The database `postgres` as superuser. */
  superuserUrl: string
  /** Whether the server was running already. */
  adopted: boolean
  /** Takes the audit log of the migrated database out of Plaza's hands; at every start, for it may be new. */
  guardAudit(): Promise<void>
  /** Ends all connections and stops the server. */
  stop(): Promise<void>
  /** Lets the server run on without this process. */
  leave(): Promise<void>
}

const SLOW_MS = 4000

/** A server that was killed is started again until this much time has passed without success. */
const BRING_BACK_MS = 60_000
const RETRY_MS = 200

export async function openCluster(options: ClusterOptions): Promise<Cluster> {
  const user = serverUser(options.folder)
  const home = openHome(options.folder, user)
  const password = process.platform === 'win32' ? options.password() : null
  const server: Server = { home, binaries: findBinaries(user), durability: options.durability, password }
  const slow = setTimeout(() => options.onSlowStart?.(), SLOW_MS)
  try {
    await initialise(home, server.binaries, options.durability, password)
    const { door, adopted, keeper } = await bringUp(server)
    await ensureRoleAndDatabase(keeper.client, options.durability, password)
    const stopKeeping = keepUp(server, keeper, options)
    return {
      url: applicationUrl(door, password),
      superuserUrl: superuserUrl(door, password),
      adopted,
      guardAudit: () => giveAuditItsOwner(urlOf(door, SUPERUSER, APPLICATION_ROLE, password)),
      leave: stopKeeping,
      async stop() {
        await stopKeeping()
        await stopServer(server)
        if ('socketFolder' in door) rmSync(door.socketFolder, { recursive: true, force: true })
      },
    }
  } finally {
    clearTimeout(slow)
  }
}

/** Brings a server back that was killed. Returns how to stop doing so. */
function keepUp(server: Server, first: Keeper, options: ClusterOptions): () => Promise<void> {
  let keeper = first
  let stopping = false
  const kept = (async () => {
    for (;;) {
      await keeper.ended
      if (stopping) return
      const next = await bringBack(server, () => stopping)
      if (next instanceof Foreseen) return options.onLost?.(next)
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

/** The server may be killed again while it comes up, so one failure is not the end. Null: no longer wanted. */
async function bringBack(server: Server, isStopping: () => boolean): Promise<Keeper | Foreseen | null> {
  const since = Date.now()
  while (!isStopping()) {
    try {
      return (await bringUp(server)).keeper
    } catch (error) {
      if (Date.now() - since > BRING_BACK_MS) {
        return error instanceof Foreseen
          ? error
          : new Foreseen({ code: 'cluster-lost', log: server.home.log, reason: String(error) }, error)
      }
      await pause(RETRY_MS)
    }
  }
  return null
}
