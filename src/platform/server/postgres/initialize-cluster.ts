/** Creates a cluster, completely or not at all. */
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { StartupError } from '../startup-error.ts'
import { type Binaries, programPath } from './binaries.ts'
import type { ClusterFolder } from './cluster-folder.ts'
import { diskProblem } from './disk-problem.ts'
import { LOCALE, runProgram } from './run-program.ts'
import { type Durability, SUPERUSER } from './settings.ts'

const UNFINISHED = 'cluster.unfinished-'

/** Does nothing when the cluster exists. A cluster is renamed last, so that unfinished ones are recognized and deleted here. */
export async function initializeCluster(
  home: ClusterFolder,
  binaries: Binaries,
  durability: Durability,
  password: string | null,
): Promise<void> {
  if (existsSync(join(home.cluster, 'PG_VERSION'))) {
    requireSameMajor(home, binaries)
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
      programPath(binaries, 'initdb'),
      initdbArguments(unfinished, durability, password && passwordFile),
      home.user,
      home.folder,
    )
    if (code !== 0)
      throw diskProblem(output, home) ?? new StartupError({ code: 'cluster-not-made', folder: home.folder, reason: output.trim() })
    renameSync(unfinished, home.cluster)
  } finally {
    rmSync(passwordFile, { force: true })
    rmSync(unfinished, { recursive: true, force: true })
  }
}

/** UTF-8 with PostgreSQL's C.UTF-8 rules, the same on every system; with `C`, pg_trgm finds nothing in Arabic. */
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

function requireSameMajor(home: ClusterFolder, binaries: Binaries): void {
  const found = readFileSync(join(home.cluster, 'PG_VERSION'), 'utf8').trim()
  if (found !== binaries.major) throw new StartupError({ code: 'other-major', folder: home.folder, found, wanted: binaries.major })
}
