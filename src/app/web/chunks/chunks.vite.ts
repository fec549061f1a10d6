/** Plans the files of the browser's code (docs/decisions/0083). */
import { basename, join } from 'node:path'
import type { RouteConfigEntry } from '@react-router/dev/routes'
import type { Plugin } from 'vite'
import { type ModuleGraph, reach, readModuleGraph, type SourceModule } from './module-graph.ts'
import { type PageModules, planChunks } from './plan-chunks.ts'

/** The virtual module of a route, which React Router makes the entry of its code. */
const ROUTE = '?__react-router-build-client-route'
export const isRoute = (id: string) => id.endsWith(ROUTE)
/** Its button is shown before it is opened. */
const MENU = /menu\.tsx$/
const PRELOAD_HELPER = /vite\/preload-helper/

/** Bytes that public pages may load first beside the third-party modules of every visit; `test/build` has the limits of all together. */
const FIRST = 39_500

/** Strangers load these, often with nothing in their cache. */
const MAIN = { weight: 20, allowance: { first: 1000, upTo: FIRST, whole: 4_000 }, meetsConditions: false }
/** Other pages that guests see, the checkout and those for logging in among them. */
const PUBLIC = { weight: 2, allowance: { first: 10_000, upTo: FIRST, whole: 60_000 }, meetsConditions: false }
const APP = { weight: 1, allowance: { first: 10_000, upTo: Number.POSITIVE_INFINITY, whole: 100_000 }, meetsConditions: true }
/** What the requests of an often visited page count beside those of another. */
const OFTEN_WEIGHT = 25

type Options = {
  root: string
  routes: readonly RouteConfigEntry[]
  /** The layout of public pages. What it needs, first of all, is one file that every page loads. */
  publicLayout: string
  /** Pages that most visits begin with. What all of them need, first of all, is in the same file. */
  mainPages: readonly string[]
  /** Other pages that most people come to. */
  oftenVisited: readonly string[]
  /** The layout of pages behind login. */
  appLayout: string
  /** Modules that others planned. */
  leftOut: RegExp
  /** Modules without effects of their own: one is needed only for the names that it declares. */
  pure: RegExp
  /** Files of what somebody opens, such as dialogs, however they are loaded. */
  opened: RegExp
}

export type ChunkPlan = {
  plugin: Plugin
  nameOf(id: string): string | null
  /** The source files of what visitors see of Plaza before they open or change something; after the modules were read. */
  publicFiles(): Iterable<string>
}

export function chunkPlan({ root, routes, publicLayout, mainPages, oftenVisited, appLayout, leftOut, pure, opened }: Options): ChunkPlan {
  let names = new Map<string, string>()
  let publicFiles: readonly string[] = []
  const idOf = (file: string) => join(root, 'src', file) + ROUTE
  const kindOf = (files: readonly string[]) => {
    if (files.some((file) => mainPages.includes(file))) return MAIN
    const kind = files.includes(appLayout) ? APP : PUBLIC
    return files.some((file) => oftenVisited.includes(file)) ? { ...kind, weight: OFTEN_WEIGHT } : kind
  }
  const client = [join(root, 'src/entry.client.tsx'), idOf('root.tsx')]
  const plugin: Plugin = {
    name: 'plaza:chunks',
    applyToEnvironment: ({ name }) => name === 'client',
    // A file of several modules exports what any other file needs of them.
    configEnvironment: (name) =>
      name === 'client' ? { build: { rolldownOptions: { preserveEntrySignatures: 'allow-extension' } } } : null,
    buildEnd(error) {
      if (error) return
      const sources = new Map<string, SourceModule>()
      for (const id of this.getModuleIds()) {
        const info = this.getModuleInfo(id)
        if (!info?.code || leftOut.test(id)) continue
        const importedIds = info.importedIds.filter((imported) => !PRELOAD_HELPER.test(imported))
        const { dynamicallyImportedIds } = info
        // The plan must not depend on the folder of the checkout, whose path is in the code.
        const code = info.code.replaceAll(root, '')
        sources.set(id, { code, importedIds, dynamicallyImportedIds, isPure: pure.test(id) || id.includes('/node_modules/') })
      }
      const graph = readModuleGraph(sources, (id) => opened.test(id))
      const ofMainPages = mainPages.map((file) => reach(graph, [idOf(file)]))
      const shared = [...(ofMainPages[0] ?? [])].filter((id) => ofMainPages.every((modules) => modules.has(id)))
      const frame = reach(graph, [...client, idOf(publicLayout), ...shared])
      const pages = toPages(routes).map((files): PageModules => ({ modules: [...client, ...files.map(idOf)], ...kindOf(files) }))
      const guestPages = toPages(routes).filter((files) => !files.includes(appLayout))
      publicFiles = sourceFiles(withLoaded(graph, [...client, ...guestPages.flat().map(idOf)]))
      names = nameChunks(withoutRouteFiles(planChunks(graph, pages, frame), graph), graph)
      const frameName = names.get(client[0] ?? '')
      for (const [id, name] of names) if (name === frameName) names.set(id, 'frame')
    },
  }
  return { plugin, nameOf: (id) => names.get(id) ?? null, publicFiles: () => publicFiles }
}

/** The modules with all that they import, and all that is loaded without anybody opening something. */
function withLoaded(graph: ModuleGraph, modules: readonly string[]): Set<string> {
  const all = new Set(modules)
  for (const id of all) {
    const { imports = [], parts = [], seen = [], lazy = [], later = [] } = graph.get(id) ?? {}
    for (const next of [...imports, ...parts, ...seen, ...lazy, ...[...later].filter((one) => MENU.test(one))]) all.add(next)
  }
  return all
}

const sourceFiles = (ids: Iterable<string>) =>
  Array.from(ids, (id) => id.replace(/\?.*/, '')).filter((id) => id.includes('/src/') && !id.includes('/node_modules/'))

/** The files of each page, those of its layouts first. */
const toPages = (routes: readonly RouteConfigEntry[], around: readonly string[] = []): string[][] =>
  routes.flatMap(({ file, children }) => (children ? toPages(children, [...around, file]) : [[...around, file]]))

/**
 * The plan without the files that only one route loads anything of. The bundler then puts their modules into the file of the route itself, which
 * would otherwise only forward to them.
 */
function withoutRouteFiles(plan: ReadonlyMap<string, number>, graph: ModuleGraph): Map<string, number> {
  const routesOf = new Map<number, number>()
  for (const [id, chunk] of plan) if (isRoute(id)) routesOf.set(chunk, (routesOf.get(chunk) ?? 0) + 1)
  const loadedElsewhere = new Set<number>()
  for (const [id, { imports, parts, seen, lazy, later }] of graph)
    for (const next of [imports, parts, seen, lazy, later].flatMap((ids) => [...ids])) {
      const chunk = plan.get(next)
      if (chunk !== undefined && (chunk !== plan.get(id) || !imports.has(next))) loadedElsewhere.add(chunk)
    }
  return new Map([...plan].filter(([, chunk]) => routesOf.get(chunk) !== 1 || loadedElsewhere.has(chunk)))
}

/** A file is named after its page, or else after its largest module. */
function nameChunks(plan: ReadonlyMap<string, number>, graph: ModuleGraph): Map<string, string> {
  const size = (id: string) => (isRoute(id) ? Number.POSITIVE_INFINITY : (graph.get(id)?.bytes ?? 0))
  const named = new Map<number, string>()
  for (const [id, chunk] of plan) if (size(id) > size(named.get(chunk) ?? '')) named.set(chunk, id)
  const nameOf = (chunk: number) => `${basename((named.get(chunk) ?? '').replace(/\?.*/, '')).replace(/\.\w+$/, '')}-${chunk}`
  return new Map([...plan].map(([id, chunk]) => [id, nameOf(chunk)]))
}
