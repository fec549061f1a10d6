/** Builds the web when its sources changed since the last build. */
import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'
import { compileCache, servingEnvironment, servingFlags } from './commands.mjs'
import { Problem } from './problem.mjs'
import { root } from './root.mjs'

const brotliAsync = promisify(brotliCompress)
const gzipAsync = promisify(gzip)

const stampFile = join(root, 'build', '.plaza-built')
const completeFile = join(root, 'build', '.plaza-complete')
const client = join(root, 'build', 'client')
/** Outside of the folder that a build empties. */
const previous = join(root, 'build-previous')

/** The inputs of a build. Servers run from source, so `server` folders are not part of it. */
const ingredients = [
  'src',
  'public',
  'scripts/build-worker.ts',
  'package-lock.json',
  'vite.config.ts',
  'react-router.config.ts',
  'tsconfig.web.json',
]

/** The sources that have to be built, by their hash, or null. `'once'` accepts any existing build. */
export function sourcesToBuild(builds) {
  if (builds === 'once' && isBuilt()) return null
  const sources = hashOfSources()
  return isBuilt() && readFileSync(stampFile, 'utf8') === sources ? null : sources
}

export const isBuilt = () => existsSync(stampFile)

/** Afterwards it can be served. `signal` ends it early. */
export async function buildWeb(node, sources, signal) {
  process.stdout.write('Building the web (after a change of its sources) …\n')
  for (const stamp of [stampFile, completeFile]) rmSync(stamp, { force: true })
  keepForOpenTabs()
  const cli = join(root, 'node_modules', '@react-router', 'dev', 'bin.cjs')
  await runStep(node, [cli, 'build'], 'Building the web failed; see the output above.', signal)
  // The service worker lists the build's files, so it is built last.
  await runStep(node, ['scripts/build-worker.ts'], 'Building the worker for offline failed; see the output above.', signal)
  writeFileSync(stampFile, sources)
}

/** Compresses the files of a build and compiles the server, unless that was done. `signal` ends it early. */
export async function completeBuild(node, signal) {
  if (existsSync(completeFile)) return
  await Promise.all([fillCompileCache(node, signal), compressFiles(client)])
  writeFileSync(completeFile, '')
}

/** Shows its output only when it fails. */
async function runStep(node, args, failure, signal) {
  const step = spawn(node, args, {
    cwd: root,
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: ['ignore', 'pipe', 'pipe'],
    signal,
  })
  const output = []
  for (const stream of [step.stdout, step.stderr]) stream.on('data', (bytes) => output.push(bytes))
  const [status, killedBy] = await once(step, 'close')
  if (killedBy) throw new Problem('Building was interrupted; the next start repeats it.')
  if (status === 0) return
  process.stderr.write(Buffer.concat(output))
  throw new Problem(failure)
}

/** A cache is valid for the flags it was made with. Failing is no problem: then the first start compiles all. */
async function fillCompileCache(node, signal) {
  rmSync(compileCache, { recursive: true, force: true })
  const env = { ...servingEnvironment, ...process.env, NODE_COMPILE_CACHE: compileCache }
  await once(spawn(node, [...servingFlags, 'scripts/fill-compile-cache.ts'], { cwd: root, env, stdio: 'ignore', signal }), 'exit')
}

/** A tab opened before a deploy still requests the chunks of its own build, so the last two builds are kept. */
function keepForOpenTabs() {
  if (!existsSync(join(client, 'assets'))) return
  rmSync(join(previous, '2'), { recursive: true, force: true })
  if (existsSync(join(previous, '1'))) renameSync(join(previous, '1'), join(previous, '2'))
  mkdirSync(join(previous, '1'), { recursive: true })
  renameSync(join(client, 'assets'), join(previous, '1', 'assets'))
}

/** Text files with hashed names never change, so they are compressed once at the highest level, in several threads. */
async function compressFiles(folder) {
  const files = readdirSync(folder, { recursive: true }).filter((file) => /^[^.].*\.(js|css|json|svg|webmanifest|txt)$/.test(file))
  await Promise.all(files.map((file) => compressFile(join(folder, file))))
}

async function compressFile(path) {
  const body = readFileSync(path)
  const [br, gz] = await Promise.all([brotliAsync(body), gzipAsync(body, { level: 9 })])
  writeWhole(`${path}.br`, br)
  writeWhole(`${path}.gz`, gz)
}

/** Plaza may be reading these files already. */
function writeWhole(path, bytes) {
  writeFileSync(`${path}.new`, bytes)
  renameSync(`${path}.new`, path)
}

/** Changes when the web, or the component catalog, has to be built again. */
export function hashOfSources() {
  const hash = createHash('sha256')
  for (const path of ingredients.flatMap(filesUnder).sort())
    hash
      .update(`${path}\0`)
      .update(readFileSync(join(root, path)))
      .update('\0')
  return `${hash.digest('hex')}\n`
}

function filesUnder(path) {
  const absolute = join(root, path)
  if (!existsSync(absolute)) return []
  const entries = readdirOrNull(absolute)
  if (!entries) return [path]
  return entries
    .filter((entry) => entry.name !== 'server' && !entry.name.includes('.test.'))
    .flatMap((entry) => (entry.isDirectory() ? filesUnder(`${path}/${entry.name}`) : [`${path}/${entry.name}`]))
}

function readdirOrNull(absolute) {
  try {
    return readdirSync(absolute, { withFileTypes: true })
  } catch (error) {
    if (error.code === 'ENOTDIR') return null
    throw error
  }
}
