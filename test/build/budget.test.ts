/** Size limits of a first visit (docs/tour.md), measured on the build as the browser receives it. Needs `npm run build`. */
import { readdirSync, readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { readRouteList } from '#app/web/chunks/route-list.ts'

const client = new URL('../../build/client/', import.meta.url)
/** What a page needs before it works, with the layouts around it. */
const FIRST_LOAD_KB = 170
/** The same of pages behind login: their layout has the sidebar, the bell and the menus. */
const MEMBER_FIRST_LOAD_KB = 218
const FURTHER_ROUTE_KB = 80
const CSS_KB = 25
const TRANSLATIONS_KB = 30

type Chunk = { file: string; src?: string; imports?: string[]; css?: string[]; assets?: string[] }
const chunks: Record<string, Chunk> = JSON.parse(readFileSync(new URL('.vite/manifest.json', client), 'utf8'))
const keyOfFile = new Map(Object.entries(chunks).map(([key, { file }]) => [file, key]))

type Route = { id: string; parentId?: string; module: string }
const { entry, routes } = readRoutes()

function readRoutes(): { entry: { module: string }; routes: Record<string, Route> } {
  const name = readdirSync(new URL('assets/', client)).find((file) => /^manifest-[^.]+\.js$/.test(file))
  return readRouteList(readFileSync(new URL(`assets/${name}`, client), 'utf8')) as unknown as ReturnType<typeof readRoutes>
}

const kilobytes = (file: string) => gzipSync(readFileSync(new URL(file, client)), { level: 9 }).length / 1000

/** Collects a chunk and its static imports. */
function collectImports(key: string, seen = new Set<string>()): Set<string> {
  if (seen.has(key)) return seen
  seen.add(key)
  for (const next of chunks[key]?.imports ?? []) collectImports(next, seen)
  return seen
}

function findChunkKey(part: string): string {
  const key = Object.keys(chunks).find((name) => name.includes(part))
  if (!key) throw new Error(`nothing is built from ${part}`)
  return key
}

const chunksOf = (modules: readonly string[]) =>
  new Set(modules.flatMap((module) => [...collectImports(keyOfFile.get(module.slice(1)) ?? findChunkKey(module))]))
const weight = (keys: Iterable<string>) =>
  [...new Set([...keys].map((key) => chunks[key]?.file ?? ''))]
    .filter((file) => file.endsWith('.js'))
    .reduce((sum, file) => sum + kilobytes(file), 0)

/** The modules of a route and of the layouts around it, the root first. */
const modulesOf = (route: Route): string[] => [...layoutsOf(route), route.module]
function layoutsOf({ parentId }: Route): string[] {
  const parent = parentId === undefined ? undefined : routes[parentId]
  return parent ? modulesOf(parent) : [entry.module]
}
const isBehindLogin = ({ id, parentId }: Route): boolean => {
  const parent = parentId === undefined ? undefined : routes[parentId]
  return id.endsWith('/app-shell') || (parent !== undefined && isBehindLogin(parent))
}

const parents = new Set(Object.values(routes).map(({ parentId }) => parentId))
const PAGES = Object.values(routes).filter(({ id }) => !parents.has(id))
const named = (pages: readonly Route[]) => pages.map((page) => [page.id, page] as const)

it('asks the browser to compile the file of every visit while it is downloaded', () => {
  const file = Object.values(chunks).find((chunk) => chunk.file.includes('/foundation-'))?.file ?? ''
  expect(readFileSync(new URL(file, client), 'utf8')).toMatch(/^\/\/# allFunctionsCalledOnLoad\n/)
})

describe('the size of the build', () => {
  it('measures every page', () => {
    expect(PAGES.length).toBeGreaterThanOrEqual(150)
    expect(PAGES.filter(isBehindLogin).length).toBeGreaterThanOrEqual(100)
  })

  it.each(named(PAGES.filter((page) => !isBehindLogin(page))))('first load of %s', (_id, page) => {
    expect(weight(chunksOf(modulesOf(page)))).toBeLessThanOrEqual(FIRST_LOAD_KB)
  })

  it.each(named(PAGES.filter(isBehindLogin)))('first load of %s, behind login', (_id, page) => {
    expect(weight(chunksOf(modulesOf(page)))).toBeLessThanOrEqual(MEMBER_FIRST_LOAD_KB)
  })

  it.each(named(PAGES))('navigating to %s', (_id, page) => {
    const shell = chunksOf(layoutsOf(page))
    expect(weight([...chunksOf([page.module])].filter((key) => !shell.has(key)))).toBeLessThanOrEqual(FURTHER_ROUTE_KB)
  })

  it('the first table, loaded lazily', () => {
    const page = PAGES.find(isBehindLogin) as Route
    const shell = chunksOf(layoutsOf(page))
    const table = collectImports(findChunkKey('table/full-table.tsx'))
    expect(weight([...table].filter((key) => !shell.has(key)))).toBeLessThanOrEqual(FURTHER_ROUTE_KB)
  })

  it.each(['en', 'es', 'ar'])('the texts of public pages, %s', (language) => {
    expect(kilobytes(`locales/${language}/translation.json`)).toBeLessThanOrEqual(TRANSLATIONS_KB)
  })

  it('style sheets', () => {
    const files = new Set(
      Object.values(chunks).flatMap(({ css = [], assets = [] }) => [...css, ...assets.filter((name) => name.endsWith('.css'))]),
    )
    expect(files.size).toBeGreaterThan(1)
    expect([...files].reduce((sum, file) => sum + kilobytes(file), 0)).toBeLessThanOrEqual(CSS_KB)
  })
})
