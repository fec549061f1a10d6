/** Builds the component catalog alone, once for all test files; a build whose sources did not change is used again. */
import { execFile } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { hashOfSources } from '../../scripts/bootstrap/build.mjs'

const ROOT = fileURLToPath(new URL('../../', import.meta.url))
const BUILDS = join(ROOT, 'build-catalogue')
/** Finished builds are named after the hash of their sources. */
const FINISHED = /^[0-9a-f]{64}$/

/** Returns the folder of the build. */
export async function buildCatalogue(): Promise<string> {
  const finished = join(BUILDS, hashOfSources().trim())
  if (existsSync(finished)) return finished
  mkdirSync(BUILDS, { recursive: true })
  for (const name of readdirSync(BUILDS)) if (FINISHED.test(name)) rmSync(join(BUILDS, name), { recursive: true, force: true })
  // Two runs may build at the same time, and an interrupted build must not count as finished.
  const folder = mkdtempSync(`${BUILDS}/`)
  try {
    await build(folder)
    if (!existsSync(finished)) renameSync(folder, finished)
    return finished
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

async function build(folder: string): Promise<void> {
  const env = { ...process.env, NODE_ENV: 'production', PLAZA_CATALOGUE: `build-catalogue/${basename(folder)}` }
  const cli = join(ROOT, 'node_modules/@react-router/dev/bin.cjs')
  await promisify(execFile)(process.execPath, [cli, 'build'], { cwd: ROOT, env, maxBuffer: Number.POSITIVE_INFINITY })
}
