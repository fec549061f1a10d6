/** The installation's master secret: created at first start in the file `secrets` of the data folder, readable only by its owner. */
import { hkdfSync, randomBytes } from 'node:crypto'
import { chmodSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Returns a function that derives a 32-byte key for a purpose and keeps it. The file is read or created on the first call. */
export function openSecrets(dataDir: string): (purpose: string) => Buffer {
  let master: Buffer | null = null
  const keys = new Map<string, Buffer>()
  return (purpose) => {
    master ??= readOrCreate(dataDir)
    const key = keys.get(purpose) ?? Buffer.from(hkdfSync('sha256', master, '', `plaza ${purpose}`, 32))
    keys.set(purpose, key)
    return key
  }
}

/** The master secret, for backups; null when there is none yet. */
export function readMaster(dataDir: string): Buffer | null {
  return read(join(dataDir, 'secrets'))
}

/** Stores the master secret of a backup. Throws when the folder has another one. */
export function installMaster(dataDir: string, master: Buffer): void {
  if (!create(dataDir, join(dataDir, 'secrets'), master).equals(master)) throw new Error(`${dataDir} has another master secret`)
}

function readOrCreate(dataDir: string): Buffer {
  const path = join(dataDir, 'secrets')
  return read(path) ?? create(dataDir, path, randomBytes(32))
}

function read(path: string): Buffer | null {
  try {
    const { master } = JSON.parse(readFileSync(path, 'utf8')) as { master: string }
    return Buffer.from(master, 'hex')
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null
    throw error
  }
}

/** Written to a temporary file and linked into place, so that two processes starting at once read the same secret. */
function create(dataDir: string, path: string, master: Buffer): Buffer {
  mkdirSync(dataDir, { recursive: true })
  const unfinished = `${path}.${process.pid}`
  writeFileSync(unfinished, `${JSON.stringify({ master: master.toString('hex') })}\n`, { mode: 0o600 })
  try {
    chmodSync(unfinished, 0o600)
    linkSync(unfinished, path)
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
  } finally {
    rmSync(unfinished, { force: true })
  }
  const made = read(path)
  if (!made) throw new Error(`${path} vanished while it was made`)
  return made
}
