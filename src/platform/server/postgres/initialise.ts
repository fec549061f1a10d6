/** Makes a cluster, whole or not at all. */
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Foreseen } from '../foreseen.ts'
import { type Binaries, program } from './binaries.ts'
import type { Home } from './home.ts'
import { LOCALE, runProgram } from './run-program.ts'
import { type Durability, SUPERUSER } from './settings.ts'
import { troubleWithDisk } from './trouble-with-disk.ts'

const UNFINISHED = 'cluster.unfinished-'

/** Does nothing when the cluster exists. A cluster gets its name last, so one that a kill left half-made is swept away here. */
export async function initialise(home: Home, binaries: Binaries, durability: Durability, password: string | null): Promise<void> {
  if (existsSync(join(home.cluster, 'PG_VERSION'))) {
    refuseOtherMajor(home, binaries)
    return
  }
  for (const name of readdirSync(home.folder)) {
    if (name.startsWith(UNFINISHED)) rmSync(join(home.folder, name), { recursive: true, force: true })
  }
  const unfinished = join(home.folder, `${UNFINISHED}${process.pid}`)
  const passwordFile = `${unfinished}.password`
  try {
    if (password) writeFileSync(passwordFile, password, { mode: 0o600 })
    const { code, output } = await runProgram(
      program(binaries, 'initdb'),
      initdbArguments(unfinished, durability, password && passwordFile),
      home.user,
      home.folder,
    )
    if (code !== 0)
      throw troubleWithDisk(output, home) ?? new Foreseen({ code: 'cluster-not-made', folder: home.folder, reason: output.trim() })
    renameSync(unfinished, home.cluster)
  } finally {
    rmSync(passwordFile, { force: true })
    rmSync(unfinished, { recursive: true, force: true })
  }
}

/** UTF-8 with PostgreSQL's own C.UTF-8 rules, the same on every system; with `C` pg_trgm would find nothing in Arabic. */
function initdbArguments(cluster: string, durability: Durability, passwordFile: string | null): string[] {
  const args = [
    `--pgdata=${cluster}`,
    `--username=${SUPERUSER}`,
    '--encoding=UTF8',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    `--locale=${LOCALE}`,
  ]
  args.push('--no-instructions')
  args.push(passwordFile ? '--auth=scram-sha-256' : '--auth=peer')
  if (passwordFile) args.push(`--pwfile=${passwordFile}`)
  if (durability === 'thrown-away') args.push('--no-sync')
  return args
}

function refuseOtherMajor(home: Home, binaries: Binaries): void {
  const found = readFileSync(join(home.cluster, 'PG_VERSION'), 'utf8').trim()
  if (found !== binaries.major) throw new Foreseen({ code: 'other-major', folder: home.folder, found, wanted: binaries.major })
}
