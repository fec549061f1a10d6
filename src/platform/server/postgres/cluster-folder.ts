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
import { StartupError } from '../startup-error.ts'
import { SHARED_FOLDER } from './binaries.ts'
import { canEnter, type SystemUser } from './system-user.ts'

const LOG_LIMIT_BYTES = 10 * 1024 * 1024

/** A socket's path must fit into 104 bytes on macOS, 108 on Linux. */
const LONGEST_TEMPORARY_PATH = 60

export type ClusterFolder = { folder: string; cluster: string; log: string; user: SystemUser | null }

/**
 * Creates the folder when it is missing. When the server's user may not enter it, for example in root's home, `folder` becomes a
 * link to one under /var/lib/plaza.
 */
export function openClusterFolder(folder: string, user: SystemUser | null): ClusterFolder {
  try {
    if (!pathExists(folder)) createFolder(folder, user)
    const real = realpathSync(folder)
    if (!canEnter(user, real))
      throw new StartupError({ code: 'folder-unwritable', folder: real, reason: 'the user PostgreSQL runs as may not enter it' })
    return { folder: real, cluster: join(real, 'cluster'), log: join(real, 'server.log'), user }
  } catch (error) {
    if (error instanceof StartupError) throw error
    const { code, message } = error as NodeJS.ErrnoException
    if (code === 'ENOSPC' || code === 'EDQUOT') throw new StartupError({ code: 'disk-full', folder }, error)
    throw new StartupError({ code: 'folder-unwritable', folder, reason: message }, error)
  }
}

function createFolder(folder: string, user: SystemUser | null): void {
  mkdirSync(dirname(folder), { recursive: true })
  if (canEnter(user, dirname(folder))) {
    createPrivateFolder(folder, user)
    return
  }
  mkdirSync(SHARED_FOLDER, { recursive: true, mode: 0o755 })
  const elsewhere = join(SHARED_FOLDER, `data-${randomBytes(6).toString('hex')}`)
  createPrivateFolder(elsewhere, user)
  symlinkSync(elsewhere, folder)
}

function createPrivateFolder(folder: string, user: SystemUser | null): void {
  mkdirSync(folder, { mode: 0o700 })
  if (user) chownSync(folder, user.uid, user.gid)
}

function pathExists(path: string): boolean {
  return lstatSync(path, { throwIfNoEntry: false }) !== undefined
}

/** Rotates the log when it is too large; one older file is kept. */
export function rotateLog({ log }: ClusterFolder): void {
  if (existsSync(log) && statSync(log).size > LOG_LIMIT_BYTES) renameSync(log, `${log}.1`)
}

/** The current size of the log, where the messages of the next start begin. */
export function logSize({ log }: ClusterFolder): number {
  return existsSync(log) ? statSync(log).size : 0
}

/** Returns the log from the byte offset `from`. */
export function readLog({ log }: ClusterFolder, from: number): string {
  return existsSync(log) ? readFileSync(log).subarray(from).toString('utf8') : ''
}

/**
 * Returns a private folder with a short path for the socket. `previous` is reused when it is still ours, so that connections find
 * a restarted server; it is emptied, because the files of a crashed server would prevent the start.
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
