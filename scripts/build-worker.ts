/** Builds `/sw.js` into the web build: the service worker with the list of files that the offline page needs. */
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'vite'
import { OFFLINE_PATH } from '#platform/shared/offline.ts'

const root = join(import.meta.dirname, '..')
const client = join(root, 'build', 'client')

type Chunk = { file: string; imports?: string[]; css?: string[]; assets?: string[] }
const manifest: Record<string, Chunk> = JSON.parse(readFileSync(join(client, '.vite', 'manifest.json'), 'utf8'))

/** Entry chunks of the offline page: the page, its layout, and the chunks it loads later. */
const OFFLINE_ENTRIES = [
  'entry.client',
  'src/root.tsx',
  'shells/public-shell.tsx',
  'offline/offline.page.tsx',
  'web/background.tsx',
  'offline/offline-links.tsx',
  'ui/toast-view.tsx',
  'i18next-browser-languagedetector',
  'outbox/queue-sheet.tsx',
  'outbox/enqueue.ts',
  // Guards unsaved input on every page, also when one is left without a connection.
  'form/leave-dialog.tsx',
]

function findChunkKey(part: string): string {
  const key = Object.keys(manifest).find((name) => name.includes(part))
  if (!key) throw new Error(`The offline page needs ${part}, but the build has no chunk of it.`)
  return key
}

/** Collects a chunk and its static imports. */
function collectImports(key: string, seen = new Set<string>()): Set<string> {
  if (seen.has(key)) return seen
  seen.add(key)
  for (const next of manifest[key]?.imports ?? []) collectImports(next, seen)
  return seen
}

const files = new Set(
  OFFLINE_ENTRIES.flatMap((part) => [...collectImports(findChunkKey(part))]).flatMap((key) => {
    const { file, css = [], assets = [] } = manifest[key] as Chunk
    return [file, ...css, ...assets.filter((name) => name.endsWith('.css'))]
  }),
)
// React Router writes its route manifest after the chunks, so no chunk list contains it.
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
