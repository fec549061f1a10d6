/** The folder of one cluster: `cluster` inside it, `server.log` beside. */
import { randomBytes } from 'node:crypto'
import {
  chmodSync,
  chownSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { Foreseen } from '../foreseen.ts'
import { SHARED_FOLDER } from './binaries.ts'
import { canEnter, type SystemUser } from './system-user.ts'

const LOG_LIMIT_BYTES = 10 * 1024 * 1024

/** A socket's path must fit into 104 bytes on macOS, 108 on Linux. */
const LONGEST_TEMPORARY_PATH = 60

export type Home = { folder: string; cluster: string; log: string; user: SystemUser | null }

/**
 * Makes the folder when it is missing. Where root keeps its data behind a door the server's user may not pass (its home,
 * say), `folder` becomes a link to one under /var/lib/plaza.
 */
export function openHome(folder: string, user: SystemUser | null): Home {
  try {
    if (!isThere(folder)) make(folder, user)
    const real = realpathSync(folder)
    if (!canEnter(user, real))
      throw new Foreseen({ code: 'folder-unwritable', folder: real, reason: 'the user PostgreSQL runs as may not enter it' })
    return { folder: real, cluster: join(real, 'cluster'), log: join(real, 'server.log'), user }
  } catch (error) {
    if (error instanceof Foreseen) throw error
    const { code, message } = error as NodeJS.ErrnoException
    if (code === 'ENOSPC' || code === 'EDQUOT') throw new Foreseen({ code: 'disk-full', folder }, error)
    throw new Foreseen({ code: 'folder-unwritable', folder, reason: message }, error)
  }
}

function make(folder: string, user: SystemUser | null): void {
  mkdirSync(dirname(folder), { recursive: true })
  if (canEnter(user, dirname(folder))) {
    makePrivate(folder, user)
    return
  }
  mkdirSync(SHARED_FOLDER, { recursive: true, mode: 0o755 })
  const elsewhere = join(SHARED_FOLDER, `data-${randomBytes(6).toString('hex')}`)
  makePrivate(elsewhere, user)
  symlinkSync(elsewhere, folder)
}

function makePrivate(folder: string, user: SystemUser | null): void {
  mkdirSync(folder, { mode: 0o700 })
  if (user) chownSync(folder, user.uid, user.gid)
}

function isThere(path: string): boolean {
  return lstatSync(path, { throwIfNoEntry: false }) !== undefined
}

/** Keeps the log of the last start and one before. */
export function turnLog({ log }: Home): void {
  if (existsSync(log) && statSync(log).size > LOG_LIMIT_BYTES) renameSync(log, `${log}.1`)
}

/** From here on the log is about the start to come. */
export function endOfLog({ log }: Home): number {
  return existsSync(log) ? statSync(log).size : 0
}

/** What the server has said since `from`, in bytes. */
export function readLog({ log }: Home, from: number): string {
  return existsSync(log) ? readFileSync(log).subarray(from).toString('utf8') : ''
}

/**
 * A private folder with a short path for the socket. `previous` is taken again when it is still ours, so that connections
 * find a server that was brought back; what a crashed one left in it would keep the next from starting.
 */
export function openSocketFolder(user: SystemUser | null, previous: string | null): string {
  if (previous && isOurs(previous, user)) {
    for (const name of readdirSync(previous)) rmSync(join(previous, name), { recursive: true, force: true })
    return previous
  }
  const short = tmpdir().length <= LONGEST_TEMPORARY_PATH && canEnter(user, tmpdir()) ? tmpdir() : '/tmp'
  const folder = mkdtempSync(join(short, 'plaza-'))
  chmodSync(folder, 0o700)
  if (user) chownSync(folder, user.uid, user.gid)
  return folder
}

function isOurs(folder: string, user: SystemUser | null): boolean {
  const found = lstatSync(folder, { throwIfNoEntry: false })
  return found?.isDirectory() === true && (found.mode & 0o777) === 0o700 && found.uid === (user?.uid ?? process.getuid?.())
}
