/** Size limits of a first visit (docs/tour.md), measured on the build as the browser receives it. Needs `npm run build`. */
import { readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'

const client = new URL('../../build/client/', import.meta.url)
const FIRST_LOAD_KB = 180
const FURTHER_ROUTE_KB = 80
const CSS_KB = 25

type Chunk = { file: string; src?: string; imports?: string[]; css?: string[] }
const manifest: Record<string, Chunk> = JSON.parse(readFileSync(new URL('.vite/manifest.json', client), 'utf8'))

const kilobytes = (file: string) => gzipSync(readFileSync(new URL(file, client)), { level: 9 }).length / 1000

/** Collects a chunk and its static imports. */
function collectImports(key: string, seen = new Set<string>()): Set<string> {
  if (seen.has(key)) return seen
  seen.add(key)
  for (const next of manifest[key]?.imports ?? []) collectImports(next, seen)
  return seen
}

const findChunkKey = (part: string) => {
  const key = Object.keys(manifest).find((name) => name.includes(part))
  if (!key) throw new Error(`nothing is built from ${part}`)
  return key
}

const SHELL = ['entry.client', 'src/root.tsx', 'shells/public-shell.tsx'].map(findChunkKey)
const PAGES = Object.keys(manifest).filter((key) => /\.page\.tsx/.test(key))
const withShell = (page: string) => new Set([...SHELL, page].flatMap((key) => [...collectImports(key)]))
const weight = (keys: Iterable<string>) =>
  [...new Set([...keys].map((key) => manifest[key]?.file ?? ''))]
    .filter((file) => file.endsWith('.js'))
    .reduce((sum, file) => sum + kilobytes(file), 0)

describe('the size of the build', () => {
  it('measures every page', () => {
    expect(PAGES.length).toBeGreaterThanOrEqual(5)
  })

  it.each(PAGES)('first load of %s', (page) => {
    expect(weight(withShell(page))).toBeLessThanOrEqual(FIRST_LOAD_KB)
  })

  it.each(PAGES)('navigating to %s', (page) => {
    const shell = new Set(SHELL.flatMap((key) => [...collectImports(key)]))
    expect(weight([...collectImports(page)].filter((key) => !shell.has(key)))).toBeLessThanOrEqual(FURTHER_ROUTE_KB)
  })

  it('the first table, loaded lazily', () => {
    const shell = new Set(SHELL.flatMap((key) => [...collectImports(key)]))
    expect(weight([...collectImports(findChunkKey('table/full-table.tsx'))].filter((key) => !shell.has(key)))).toBeLessThanOrEqual(
      FURTHER_ROUTE_KB,
    )
  })

  it('style sheets', () => {
    const files = new Set(Object.values(manifest).flatMap(({ css = [] }) => css))
    expect(files.size).toBeGreaterThan(0)
    expect([...files].reduce((sum, file) => sum + kilobytes(file), 0)).toBeLessThanOrEqual(CSS_KB)
  })
})
