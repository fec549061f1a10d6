/**
 * The embedded PostgreSQL: a server in a session of its own, driven by its pg_ctl. It outlives a killed Plaza and is
 * adopted by the next; an orderly stop takes it along.
 */
import { rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { Foreseen } from '../foreseen.ts'
import { type Binaries, findBinaries, program } from './binaries.ts'
import { endOfLog, type Home, openHome, openSocketFolder, readLog, turnLog } from './home.ts'
import { initialise } from './initialise.ts'
import { isAlive, removeStaleSocketLock, runningPostmaster } from './postmaster.ts'
import { applicationUrl, ensureRoleAndDatabase, superuserUrl } from './roles.ts'
import { runProgram } from './run-program.ts'
import { type Door, type Durability, lastSocketFolder, writeSettings } from './settings.ts'
import { ownName, serverUser } from './system-user.ts'
import { troubleWithDisk } from './trouble-with-disk.ts'

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
  /** Ends all connections and stops the server. */
  stop(): Promise<void>
  /** Lets the server run on without this process. */
  leave(): Promise<void>
}

/** Recovery after a crash replays the log, which may take minutes on a slow disk. */
const START_SECONDS = 600
const STOP_SECONDS = 60
const SLOW_MS = 4000
const POLL_MS = 30
const ORPHANS_MS = 20_000
const CANNOT_CONNECT_NOW = '57P03'
const KEEPER = 'plaza keeper'

export async function openCluster(options: ClusterOptions): Promise<Cluster> {
  const user = serverUser(options.folder)
  const home = openHome(options.folder, user)
  const binaries = findBinaries(user)
  const password = process.platform === 'win32' ? options.password() : null
  const slow = setTimeout(() => options.onSlowStart?.(), SLOW_MS)
  try {
    await initialise(home, binaries, options.durability, password)
    const running = await bringUp(home, binaries, options.durability, password)
    await ensureRoleAndDatabase(running.keeper, options.durability, password)
    const stopKeeping = keepUp(running.keeper, home, binaries, options, password)
    return {
      url: applicationUrl(running.door, password),
      superuserUrl: superuserUrl(running.door, password),
      adopted: running.adopted,
      leave: stopKeeping,
      async stop() {
        await stopKeeping()
        await stopServer(home, binaries)
        if ('socketFolder' in running.door) rmSync(running.door.socketFolder, { recursive: true, force: true })
      },
    }
  } finally {
    clearTimeout(slow)
  }
}

type Running = { door: Door; adopted: boolean; keeper: pg.Client }

async function bringUp(home: Home, binaries: Binaries, durability: Durability, password: string | null): Promise<Running> {
  const adopted = await adopt(home, binaries, password)
  if (adopted) return adopted
  const door =
    process.platform === 'win32' ? { port: await freePort() } : { socketFolder: openSocketFolder(home.user, lastSocketFolder(home)) }
  writeSettings(home, door, durability, ownName())
  turnLog(home)
  if ('socketFolder' in door) removeStaleSocketLock(door.socketFolder)
  await startServer(home, binaries)
  return { door, adopted: false, keeper: await connectKeeper(door, password) }
}

/** Sessions of a server that was killed take a moment to notice; until then PostgreSQL rightly does not start beside them. */
async function startServer(home: Home, binaries: Binaries): Promise<void> {
  const since = Date.now()
  for (;;) {
    const beginning = endOfLog(home)
    const { code, output } = await pgCtl(home, binaries, ['start', '-w', '-t', String(START_SECONDS), '-l', home.log])
    if (code === 0) return
    const words = readLog(home, beginning) || output
    if (/pre-existing shared memory block/.test(words) && Date.now() - since < ORPHANS_MS) {
      await pause(POLL_MS)
      continue
    }
    throw troubleWithDisk(words, home) ?? new Foreseen({ code: 'cluster-not-started', log: home.log, lastLines: complaintsOf(words) })
  }
}

/** Takes over a server that still runs. One that cannot be reached (its socket was swept out of /tmp) is stopped instead. */
async function adopt(home: Home, binaries: Binaries, password: string | null): Promise<Running | null> {
  const postmaster = runningPostmaster(home)
  if (!postmaster) return null
  while (isAlive(postmaster.pid)) {
    try {
      return { door: postmaster.door, adopted: true, keeper: await connectKeeper(postmaster.door, password) }
    } catch (error) {
      if ((error as { code?: string }).code !== CANNOT_CONNECT_NOW) {
        await stopServer(home, binaries)
        return null
      }
      await pause(POLL_MS)
    }
  }
  return null
}

/** A connection that is there to notice when the server goes away. */
async function connectKeeper(door: Door, password: string | null): Promise<pg.Client> {
  const keeper = new pg.Client({ connectionString: superuserUrl(door, password), application_name: KEEPER })
  keeper.on('error', () => {})
  await keeper.connect()
  return keeper
}

/** Brings a server back that was killed. Returns how to stop doing so. */
function keepUp(first: pg.Client, home: Home, binaries: Binaries, options: ClusterOptions, password: string | null): () => Promise<void> {
  let keeper = first
  let stopping = false
  let restart = Promise.resolve()
  const watch = () =>
    keeper.once('end', () => {
      if (!stopping) restart = bringBack()
    })
  const bringBack = async () => {
    try {
      keeper = (await bringUp(home, binaries, options.durability, password)).keeper
      watch()
    } catch (error) {
      options.onLost?.(
        error instanceof Foreseen ? error : new Foreseen({ code: 'cluster-lost', log: home.log, reason: String(error) }, error),
      )
    }
  }
  watch()
  return async () => {
    stopping = true
    await restart
    await keeper.end().catch(() => {})
  }
}

async function stopServer(home: Home, binaries: Binaries): Promise<void> {
  if (!runningPostmaster(home)) return
  const { code } = await pgCtl(home, binaries, ['stop', '-w', '-m', 'fast', '-t', String(STOP_SECONDS)])
  if (code !== 0 && runningPostmaster(home)) await pgCtl(home, binaries, ['stop', '-w', '-m', 'immediate', '-t', String(STOP_SECONDS)])
}

function pgCtl(home: Home, binaries: Binaries, args: readonly string[]): Promise<{ code: number | null; output: string }> {
  return runProgram(program(binaries, 'pg_ctl'), [...args, '-D', home.cluster], home.user, home.folder)
}

function complaintsOf(words: string): string {
  const complaints = words.match(/(?:FATAL|PANIC|HINT|DETAIL): .*/g)
  return complaints?.join(' ') ?? words.trim().split('\n').slice(-4).join(' ')
}

async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  await new Promise((resolve) => server.close(resolve))
  return typeof address === 'object' && address ? address.port : 5433
}
