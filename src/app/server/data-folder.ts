/**
 * One Plaza per data folder. The lock is a file lock of the operating system (SQLite's, which Node brings along), so it
 * dies with its process, however that ends; a note beside it says who holds it.
 */
import { accessSync, constants, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as pause } from 'node:timers/promises'
import { Foreseen } from '#platform/server/foreseen.ts'

/** A predecessor that was just told to stop gets this long to say so, and this long to be gone. */
const GRACE_MS = 1000
const PREDECESSOR_MS = 5000
const POLL_MS = 50
const SQLITE_BUSY = 5

type Note = { pid: number; url?: string; stopping?: true }

export type DataFolder = {
  /** Tells a second Plaza where the first one is. */
  sayReady(url: string): void
  /** Makes a successor wait instead of giving up. */
  sayStopping(): void
  release(): void
}

/** Makes the folder when it is missing. As root others may pass through it, for PostgreSQL does not run as root. */
export function makeDataFolder(folder: string): void {
  try {
    if (!existsSync(folder)) mkdirSync(folder, { recursive: true, mode: process.getuid?.() === 0 ? 0o711 : 0o700 })
    accessSync(folder, constants.W_OK | constants.X_OK)
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException
    if (code === 'ENOSPC' || code === 'EDQUOT') throw new Foreseen({ code: 'disk-full', folder }, error)
    throw new Foreseen({ code: 'folder-unwritable', folder, reason: message }, error)
  }
}

/** Throws Foreseen when another Plaza has the folder. */
export async function claimDataFolder(folder: string): Promise<DataFolder> {
  const noteFile = join(folder, 'running.json')
  const lock = await lockFile(join(folder, 'lock'), () => readNote(noteFile))
  let note: Note = { pid: process.pid }
  const write = () => writeFileSync(noteFile, `${JSON.stringify(note)}\n`)
  write()
  return {
    sayReady(url) {
      note = { ...note, url }
      write()
    },
    sayStopping() {
      note = { ...note, stopping: true }
      write()
    },
    release() {
      rmSync(noteFile, { force: true })
      lock.close()
    },
  }
}

async function lockFile(file: string, readHolder: () => Note | null): Promise<DatabaseSync> {
  const database = new DatabaseSync(file)
  const since = Date.now()
  for (;;) {
    if (tryLock(database)) return database
    const holder = readHolder()
    const patience = holder?.stopping ? PREDECESSOR_MS : GRACE_MS
    if (Date.now() - since > patience) {
      database.close()
      throw new Foreseen({ code: 'already-running', pid: holder?.pid, url: holder?.url })
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

function readNote(file: string): Note | null {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Note
  } catch {
    return null
  }
}
