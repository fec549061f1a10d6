/** Builds `/sw.js` beside the built web: the worker, and the list of what the offline page cannot do without. */
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'vite'
import { OFFLINE_PATH } from '#platform/shared/offline.ts'

const root = join(import.meta.dirname, '..')
const client = join(root, 'build', 'client')

type Chunk = { file: string; imports?: string[]; css?: string[] }
const manifest: Record<string, Chunk> = JSON.parse(readFileSync(join(client, '.vite', 'manifest.json'), 'utf8'))

/** Where the offline page begins: itself, its frame, and what it loads only once it stands. */
const BEGINNINGS = [
  'entry.client',
  'src/root.tsx',
  'shells/public-shell.tsx',
  'offline/offline.page.tsx',
  'web/background.tsx',
  'ui/toast-view.tsx',
  'i18next-browser-languagedetector',
  'outbox/queue-sheet.tsx',
  'outbox/keep.ts',
]

function keyOf(part: string): string {
  const key = Object.keys(manifest).find((name) => name.includes(part))
  if (!key) throw new Error(`The offline page needs ${part}, and nothing is built from it.`)
  return key
}

/** A chunk and everything it cannot do without. */
function closure(key: string, seen = new Set<string>()): Set<string> {
  if (seen.has(key)) return seen
  seen.add(key)
  for (const next of manifest[key]?.imports ?? []) closure(next, seen)
  return seen
}

const files = new Set(
  BEGINNINGS.flatMap((part) => [...closure(keyOf(part))]).flatMap((key) => {
    const { file, css = [] } = manifest[key] as Chunk
    return [file, ...css]
  }),
)
// The list of routes is written after the chunks and stands in no list of chunks.
const assets = readdirSync(join(client, 'assets')).filter((name) => !/\.(br|gz)$/.test(name))
for (const name of assets) if (/^manifest-[^/]+\.js$/.test(name)) files.add(`assets/${name}`)

const words = readdirSync(join(client, 'locales')).map((language) => readFileSync(join(client, 'locales', language, 'translation.json')))
const version = createHash('sha256').update(assets.sort().join('\n'))
for (const text of words) version.update(text)
const revision = version.digest('hex').slice(0, 16)

await build({
  configFile: false,
  root,
  logLevel: 'warn',
  define: {
    'process.env.NODE_ENV': '"production"',
    PLAZA_SHELL: JSON.stringify([
      { url: OFFLINE_PATH, revision },
      ...[...files].sort().map((file) => ({ url: `/${file}`, revision: null })),
    ]),
  },
  build: {
    outDir: client,
    emptyOutDir: false,
    copyPublicDir: false,
    target: 'baseline-widely-available',
    rolldownOptions: {
      input: join(root, 'src/platform/web/worker/service-worker.ts'),
      output: { entryFileNames: 'sw.js', format: 'iife' },
    },
  },
})
