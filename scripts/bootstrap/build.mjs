/** Builds the web when its sources are not those of the last build. */
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { root } from './root.mjs'
import { Trouble } from './trouble.mjs'

const stampFile = join(root, 'build', '.plaza-built')
const client = join(root, 'build', 'client')
/** Beside the build, which begins each time with an empty folder. */
const previous = join(root, 'build-previous')

/** What a build is made of. Servers run from source, so nothing in a folder `server` is part of it. */
const ingredients = [
  'src',
  'public',
  'scripts/build-worker.ts',
  'package-lock.json',
  'vite.config.ts',
  'react-router.config.ts',
  'tsconfig.web.json',
]

/** `'once'`: any build will do. */
export function buildIfNeeded(node, builds = true) {
  if (builds === 'once' && existsSync(stampFile)) return
  const sources = hashOfSources()
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === sources) return
  process.stdout.write('Building the web (after a change of its sources) …\n')
  rmSync(stampFile, { force: true })
  keepForOpenTabs()
  const cli = join(root, 'node_modules', '@react-router', 'dev', 'bin.cjs')
  const result = spawnSync(node, [cli, 'build'], {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: ['ignore', 'pipe', 'pipe'],
    maxBuffer: Number.POSITIVE_INFINITY,
  })
  if (result.signal) throw new Trouble('Building was interrupted; the next start begins it anew.')
  if (result.status !== 0) {
    process.stderr.write(`${result.stdout}${result.stderr}`)
    throw new Trouble('Building the web failed; the reason stands above.')
  }
  buildWorker(node)
  compressFiles(client)
  writeFileSync(stampFile, sources)
}

/** The worker names the files of the build, so it comes after them. */
function buildWorker(node) {
  const env = { ...process.env, NODE_ENV: 'production' }
  const { status, stderr } = spawnSync(node, ['scripts/build-worker.ts'], { cwd: root, encoding: 'utf8', env })
  if (status === 0) return
  process.stderr.write(stderr)
  throw new Trouble('Building the worker for offline failed; the reason stands above.')
}

/** A tab opened before a deploy still asks for the chunks of its own build: the last two builds' stay beside this one's. */
function keepForOpenTabs() {
  if (!existsSync(join(client, 'assets'))) return
  rmSync(join(previous, '2'), { recursive: true, force: true })
  if (existsSync(join(previous, '1'))) renameSync(join(previous, '1'), join(previous, '2'))
  mkdirSync(join(previous, '1'), { recursive: true })
  renameSync(join(client, 'assets'), join(previous, '1', 'assets'))
}

/** Text files never change under their name, so they are compressed once and as far as it goes. */
function compressFiles(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) compressFiles(path)
    else if (/\.(js|css|json|svg|webmanifest|txt)$/.test(entry.name)) {
      const body = readFileSync(path)
      writeFileSync(`${path}.br`, brotliCompressSync(body))
      writeFileSync(`${path}.gz`, gzipSync(body, { level: 9 }))
    }
  }
}

function hashOfSources() {
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
