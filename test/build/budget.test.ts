/** What a first visit may weigh (docs/tour.md): measured on the build, as the browser gets it. Needs `npm run build`. */
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

/** A chunk and everything it cannot do without. */
function closure(key: string, seen = new Set<string>()): Set<string> {
  if (seen.has(key)) return seen
  seen.add(key)
  for (const next of manifest[key]?.imports ?? []) closure(next, seen)
  return seen
}

const keyOf = (part: string) => {
  const key = Object.keys(manifest).find((name) => name.includes(part))
  if (!key) throw new Error(`nothing is built from ${part}`)
  return key
}

const SHELL = ['entry.client', 'src/root.tsx', 'shells/public-shell.tsx'].map(keyOf)
const PAGES = Object.keys(manifest).filter((key) => /\.page\.tsx/.test(key))
const withShell = (page: string) => new Set([...SHELL, page].flatMap((key) => [...closure(key)]))
const weight = (keys: Iterable<string>) =>
  [...new Set([...keys].map((key) => manifest[key]?.file ?? ''))]
    .filter((file) => file.endsWith('.js'))
    .reduce((sum, file) => sum + kilobytes(file), 0)

describe('the weight of the build', () => {
  it('looks at every page', () => {
    expect(PAGES.length).toBeGreaterThanOrEqual(5)
  })

  it.each(PAGES)('first load of %s', (page) => {
    expect(weight(withShell(page))).toBeLessThanOrEqual(FIRST_LOAD_KB)
  })

  it.each(PAGES)('what %s adds to a page already open', (page) => {
    const shell = new Set(SHELL.flatMap((key) => [...closure(key)]))
    expect(weight([...closure(page)].filter((key) => !shell.has(key)))).toBeLessThanOrEqual(FURTHER_ROUTE_KB)
  })

  it('what the first table adds, which is loaded beside its page', () => {
    const shell = new Set(SHELL.flatMap((key) => [...closure(key)]))
    expect(weight([...closure(keyOf('table/full-table.tsx'))].filter((key) => !shell.has(key)))).toBeLessThanOrEqual(FURTHER_ROUTE_KB)
  })

  it('style sheets', () => {
    const files = new Set(Object.values(manifest).flatMap(({ css = [] }) => css))
    expect(files.size).toBeGreaterThan(0)
    expect([...files].reduce((sum, file) => sum + kilobytes(file), 0)).toBeLessThanOrEqual(CSS_KB)
  })
})
