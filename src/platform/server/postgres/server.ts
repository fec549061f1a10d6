/** Starts, adopts and stops the server of a cluster. */
import { createServer } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { StartupError } from '../startup-error.ts'
import { type Binaries, programPath } from './binaries.ts'
import { type ClusterFolder, logSize, openSocketFolder, readLog, rotateLog } from './cluster-folder.ts'
import { diskProblem } from './disk-problem.ts'
import { runningPostmaster } from './postmaster.ts'
import { superuserUrl } from './roles.ts'
import { runProgram } from './run-program.ts'
import { type Durability, lastSocketFolder, type ServerEndpoint, writeSettings } from './settings.ts'
import { systemUserName } from './system-user.ts'

/** Recovery after a crash replays the log, which may take minutes on a slow disk. */
const START_SECONDS = 600
const STOP_SECONDS = 60
const POLL_MS = 30
const ORPHANED_SESSIONS_MS = 20_000

/** Error codes: starting, recovering or stopping; no connection available. */
const BUSY = ['57P03', '53300']

/** A starting server has no socket for a moment. */
const UNREACHABLE_MS = 2000

export type Server = { folder: ClusterFolder; binaries: Binaries; durability: Durability; password: string | null }

/** A connection that detects when the server stops: then `ended` resolves. */
export type WatchConnection = { client: pg.Client; ended: Promise<void> }

export type RunningServer = { endpoint: ServerEndpoint; adopted: boolean; watch: WatchConnection }

/** On Windows the port stays the same during the life of this process, so that connections find a restarted server. */
let port: number | null = null

/** Throws StartupError when the server does not start. */
export async function startOrAdoptServer(server: Server): Promise<RunningServer> {
  const adopted = await adopt(server)
  if (adopted) return adopted
  const { folder, durability, password } = server
  const endpoint = await chooseEndpoint(folder)
  writeSettings(folder, endpoint, durability, systemUserName())
  rotateLog(folder)
  await startServer(server)
  return { endpoint, adopted: false, watch: await openWatchConnection(endpoint, password) }
}

export async function stopServer(server: Server): Promise<void> {
  if (!runningPostmaster(server.folder)) return
  const { code } = await pgCtl(server, ['stop', '-w', '-m', 'fast', '-t', String(STOP_SECONDS)])
  if (code !== 0 && runningPostmaster(server.folder)) await pgCtl(server, ['stop', '-w', '-m', 'immediate', '-t', String(STOP_SECONDS)])
}

async function chooseEndpoint(home: ClusterFolder): Promise<ServerEndpoint> {
  if (process.platform !== 'win32') return { socketFolder: openSocketFolder(home.user, lastSocketFolder(home)) }
  port ??= await freePort()
  return { port }
}

/** Sessions of a killed server take a moment to end; until then PostgreSQL refuses to start. */
async function startServer(server: Server): Promise<void> {
  const { folder } = server
  const since = Date.now()
  for (;;) {
    const beginning = logSize(folder)
    const { code, output } = await pgCtl(server, ['start', '-w', '-t', String(START_SECONDS), '-l', folder.log])
    if (code === 0) return
    const words = readLog(folder, beginning) || output
    if (/pre-existing shared memory block/.test(words) && Date.now() - since < ORPHANED_SESSIONS_MS) {
      await pause(POLL_MS)
      continue
    }
    throw diskProblem(words, folder) ?? new StartupError({ code: 'cluster-not-started', log: folder.log, lastLines: extractErrors(words) })
  }
}

/** Adopts a server that is still running. An unreachable one (its socket was deleted from /tmp) is stopped instead. */
async function adopt(server: Server): Promise<RunningServer | null> {
  const since = Date.now()
  for (;;) {
    const postmaster = runningPostmaster(server.folder)
    if (!postmaster) return null
    try {
      return { endpoint: postmaster.endpoint, adopted: true, watch: await openWatchConnection(postmaster.endpoint, server.password) }
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

async function openWatchConnection(endpoint: ServerEndpoint, password: string | null): Promise<WatchConnection> {
  const client = new pg.Client({ connectionString: superuserUrl(endpoint, password), application_name: 'plaza keeper' })
  client.on('error', () => {})
  const ended = new Promise<void>((resolve) => client.once('end', resolve))
  await client.connect()
  return { client, ended }
}

function pgCtl(server: Server, args: readonly string[]): Promise<{ code: number | null; output: string }> {
  const { folder, binaries } = server
  return runProgram(programPath(binaries, 'pg_ctl'), [...args, '-D', folder.cluster], folder.user, folder.folder)
}

function extractErrors(words: string): string {
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
