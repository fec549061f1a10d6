/** Brings the server of a cluster up, or finds it running, and stops it. */
import { createServer } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { Foreseen } from '../foreseen.ts'
import { type Binaries, program } from './binaries.ts'
import { endOfLog, type Home, openSocketFolder, readLog, turnLog } from './home.ts'
import { runningPostmaster } from './postmaster.ts'
import { superuserUrl } from './roles.ts'
import { runProgram } from './run-program.ts'
import { type Door, type Durability, lastSocketFolder, writeSettings } from './settings.ts'
import { ownName } from './system-user.ts'
import { troubleWithDisk } from './trouble-with-disk.ts'

/** Recovery after a crash replays the log, which may take minutes on a slow disk. */
const START_SECONDS = 600
const STOP_SECONDS = 60
const POLL_MS = 30
const ORPHANS_MS = 20_000

/** Starting, recovering or stopping; no connection left. */
const BUSY = ['57P03', '53300']

/** A server that is just starting has no socket for a moment. */
const UNREACHABLE_MS = 2000

export type Server = { home: Home; binaries: Binaries; durability: Durability; password: string | null }

/** A connection that is there to notice when the server goes away: then `ended` resolves. */
export type Keeper = { client: pg.Client; ended: Promise<void> }

export type Running = { door: Door; adopted: boolean; keeper: Keeper }

/** On Windows the port stays the same for the life of this process, so that connections find a server that was brought back. */
let port: number | null = null

/** Throws Foreseen when the server does not start. */
export async function bringUp(server: Server): Promise<Running> {
  const adopted = await adopt(server)
  if (adopted) return adopted
  const { home, durability, password } = server
  const door = await chooseDoor(home)
  writeSettings(home, door, durability, ownName())
  turnLog(home)
  await startServer(server)
  return { door, adopted: false, keeper: await connectKeeper(door, password) }
}

export async function stopServer(server: Server): Promise<void> {
  if (!runningPostmaster(server.home)) return
  const { code } = await pgCtl(server, ['stop', '-w', '-m', 'fast', '-t', String(STOP_SECONDS)])
  if (code !== 0 && runningPostmaster(server.home)) await pgCtl(server, ['stop', '-w', '-m', 'immediate', '-t', String(STOP_SECONDS)])
}

async function chooseDoor(home: Home): Promise<Door> {
  if (process.platform !== 'win32') return { socketFolder: openSocketFolder(home.user, lastSocketFolder(home)) }
  port ??= await freePort()
  return { port }
}

/** Sessions of a server that was killed take a moment to notice; until then PostgreSQL rightly does not start beside them. */
async function startServer(server: Server): Promise<void> {
  const { home } = server
  const since = Date.now()
  for (;;) {
    const beginning = endOfLog(home)
    const { code, output } = await pgCtl(server, ['start', '-w', '-t', String(START_SECONDS), '-l', home.log])
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
async function adopt(server: Server): Promise<Running | null> {
  const since = Date.now()
  for (;;) {
    const postmaster = runningPostmaster(server.home)
    if (!postmaster) return null
    try {
      return { door: postmaster.door, adopted: true, keeper: await connectKeeper(postmaster.door, server.password) }
    } catch (error) {
      const comesUpOrIsBusy = BUSY.includes((error as { code?: string }).code ?? '')
      if (!comesUpOrIsBusy && Date.now() - since > UNREACHABLE_MS) {
        await stopServer(server)
        return null
      }
      await pause(POLL_MS)
    }
  }
}

async function connectKeeper(door: Door, password: string | null): Promise<Keeper> {
  const client = new pg.Client({ connectionString: superuserUrl(door, password), application_name: 'plaza keeper' })
  client.on('error', () => {})
  const ended = new Promise<void>((resolve) => client.once('end', resolve))
  await client.connect()
  return { client, ended }
}

function pgCtl(server: Server, args: readonly string[]): Promise<{ code: number | null; output: string }> {
  const { home, binaries } = server
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
