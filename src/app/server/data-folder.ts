/**
 * Allows one Plaza per data folder. The lock is an operating system file lock (through Node's SQLite), so it ends with its process however
 * that dies; a note file names the holder.
 */
import { accessSync, constants, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as pause } from 'node:timers/promises'
import { StartupError } from '#platform/server/startup-error.ts'

/** A predecessor that was signaled gets `GRACE_MS` to announce that it is stopping, and `PREDECESSOR_MS` to exit. */
const GRACE_MS = 1000
const PREDECESSOR_EXIT_MS = 5000
const POLL_MS = 50
const SQLITE_BUSY = 5

type LockNote = { pid: number; url?: string; stopping?: true }

export type DataFolder = {
  /** Records the URL, so that a second Plaza can report where the first one runs. */
  markReady(url: string): void
  /** Records that this process is stopping, so that a successor waits instead of failing. */
  markStopping(): void
  release(): void
}

/** Creates the folder when it is missing. When run as root, other users may traverse it, because PostgreSQL does not run as root. */
export function makeDataFolder(folder: string): void {
  try {
    if (!existsSync(folder)) mkdirSync(folder, { recursive: true, mode: process.getuid?.() === 0 ? 0o711 : 0o700 })
    accessSync(folder, constants.W_OK | constants.X_OK)
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException
    if (code === 'ENOSPC' || code === 'EDQUOT') throw new StartupError({ code: 'disk-full', folder }, error)
    throw new StartupError({ code: 'folder-unwritable', folder, reason: message }, error)
  }
}

/** Throws StartupError when another Plaza holds the folder. */
export async function claimDataFolder(folder: string): Promise<DataFolder> {
  const noteFile = join(folder, 'running.json')
  const lock = await lockFile(join(folder, 'lock'), () => readNote(noteFile))
  let note: LockNote = { pid: process.pid }
  const write = () => writeFileSync(noteFile, `${JSON.stringify(note)}\n`)
  write()
  return {
    markReady(url) {
      note = { ...note, url }
      write()
    },
    markStopping() {
      note = { ...note, stopping: true }
      write()
    },
    release() {
      rmSync(noteFile, { force: true })
      lock.close()
    },
  }
}

async function lockFile(file: string, readHolder: () => LockNote | null): Promise<DatabaseSync> {
  const database = new DatabaseSync(file)
  const since = Date.now()
  for (;;) {
    if (tryLock(database)) return database
    const holder = readHolder()
    const patience = holder?.stopping ? PREDECESSOR_EXIT_MS : GRACE_MS
    if (Date.now() - since > patience) {
      database.close()
      throw new StartupError({ code: 'already-running', pid: holder?.pid, url: holder?.url })
    }
    await pause(POLL_MS)
  }
}

function tryLock(database: DatabaseSync): boolean {
  try {
    database.exec('pragma journal_mode = memory; begin exclusive')
    return true
  } catch (error) {
    if ((error as { errcode?: number }).errcode === SQLITE_BUSY) return false
    throw error
  }
}

function readNote(file: string): LockNote | null {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as LockNote
  } catch {
    return null
  }
}
