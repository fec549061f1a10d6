/** Which modules a module needs, and when, read from the code that the bundler transformed. */
import { parseAst } from 'vite'

export type Module = {
  /** The length of its code in characters. */
  length: number
  /** Modules that have to be there before it runs. */
  imports: ReadonlySet<string>
  /** Modules that are loaded as soon as it is shown (`lazyPart`, `lazyIsland`). */
  parts: ReadonlySet<string>
  /** Modules that are loaded when a condition of its own is met (`lazy`). */
  lazy: ReadonlySet<string>
  /** Modules that are loaded when somebody does something, such as opening a dialog. */
  later: ReadonlySet<string>
}
export type ModuleGraph = ReadonlyMap<string, Module>

/** What the bundler knows of a module. The ids are in the order in which the code first names them. */
export type SourceModule = { code: string; importedIds: readonly string[]; dynamicallyImportedIds: readonly string[]; isPure: boolean }

/** All that a module exports, under one name. */
const NAMESPACE = '*'

/** A name that a module exports from another one. */
type Reexport = { from: string; name: string }
type Read = {
  length: number
  isPure: boolean
  /** Names that are imported of each module; null: all of it. */
  names: Map<string, string[] | null>
  reexports: Map<string, Reexport>
  /** The modules whose exports it exports in full. */
  stars: string[]
  parts: Set<string>
  lazy: Set<string>
  later: Set<string>
}
type Node = { type: string; [key: string]: unknown }
type Named = { name?: string; value?: string }

/** Functions that load modules after a page, and when. */
const LOADERS: Readonly<Record<string, 'parts' | 'lazy'>> = { lazyPart: 'parts', lazyIsland: 'parts', preloadModule: 'parts', lazy: 'lazy' }

/** `isOpened`: whether a module is shown only when somebody opens it, however it is loaded. */
export function readModuleGraph(sources: ReadonlyMap<string, SourceModule>, isOpened: (id: string) => boolean): ModuleGraph {
  const modules = new Map([...sources].map(([id, source]) => [id, readModule(source)]))
  return new Map(
    [...modules].map(([id, { length, names, stars, parts, lazy, later }]) => {
      for (const loaded of [parts, lazy]) for (const one of loaded) if (isOpened(one) && loaded.delete(one)) later.add(one)
      const imports = new Set<string>(stars)
      for (const [from, imported] of names)
        for (const target of imported ? imported.flatMap((name) => findOrigins(modules, { from, name })) : [from]) imports.add(target)
      imports.delete(id)
      return [id, { length, imports, parts, lazy, later }]
    }),
  )
}

/**
 * Follows a name through modules that only pass it on and have no effects of their own, such as the public interface of a domain: they don't
 * bring what else they export. Returns more than one module if the name can come from several.
 */
function findOrigins(modules: ReadonlyMap<string, Read>, { from, name }: Reexport, seen = new Set<string>()): string[] {
  const module = modules.get(from)
  if (!module?.isPure || name === NAMESPACE || seen.has(from)) return [from]
  seen.add(from)
  const next = module.reexports.get(name)
  if (next) return findOrigins(modules, next, seen)
  if (module.stars.length === 0) return [from]
  const declared = module.stars.find((star) => modules.get(star)?.reexports.has(name))
  return declared ? findOrigins(modules, { from: declared, name }, seen) : [from, ...module.stars]
}

function readModule({ code, importedIds, dynamicallyImportedIds, isPure }: SourceModule): Read {
  const read: Read = { length: code.length, isPure, names: new Map(), reexports: new Map(), stars: [], parts: new Set(), lazy: new Set(), later: new Set() }
  const { body } = parseAst(code) as unknown as { body: Node[] }
  const idOf = inOrder(
    body.flatMap((statement) => sourceOf(statement) ?? []),
    importedIds,
  )
  const locals = new Map<string, Reexport>()
  for (const statement of body) {
    const source = sourceOf(statement)
    const from = source === null ? undefined : idOf(source)
    const specifiers = (statement['specifiers'] ?? []) as { type: string; local: Named; imported?: Named; exported?: Named }[]
    if (statement.type === 'ExportAllDeclaration' && from) {
      const { exported } = statement as { exported?: Named | null }
      if (exported) read.reexports.set(textOf(exported), { from, name: NAMESPACE })
      else read.stars.push(from)
    }
    if (statement.type === 'ImportDeclaration' && from) {
      if (specifiers.length === 0) read.names.set(from, null)
      for (const { type, local, imported } of specifiers) {
        const name = type === 'ImportNamespaceSpecifier' ? NAMESPACE : imported ? textOf(imported) : 'default'
        addName(read.names, from, name)
        locals.set(textOf(local), { from, name })
      }
    }
    if (statement.type === 'ExportNamedDeclaration')
      for (const { local, exported } of specifiers) {
        const origin = from ? { from, name: textOf(local) } : locals.get(textOf(local))
        if (!origin) continue
        if (exported) read.reexports.set(textOf(exported), origin)
        addName(read.names, origin.from, origin.name)
      }
  }
  const loaded: Loaded[] = []
  findDynamicImports(body, 'later', loaded)
  const dynamicIdOf = inOrder(
    loaded.map(({ source }) => source),
    dynamicallyImportedIds,
  )
  for (const { source, when } of loaded) {
    const id = dynamicIdOf(source)
    if (id) read[when].add(id)
  }
  return read
}

/** The sources of the code and the ids of the bundler are in the same order, each once. */
function inOrder(sources: readonly string[], ids: readonly string[]): (source: string) => string | undefined {
  const found = new Map([...new Set(sources)].map((source, index) => [source, ids[index]]))
  return (source) => found.get(source)
}

const textOf = ({ name, value }: Named) => name ?? value ?? ''
const sourceOf = ({ source }: Node) => (source as { value: string } | null | undefined)?.value ?? null

function addName(names: Map<string, string[] | null>, from: string, name: string): void {
  const known = names.get(from)
  if (known !== null) names.set(from, [...(known ?? []), name])
}

type When = 'parts' | 'lazy' | 'later'
type Loaded = { source: string; when: When }

/** In the order of the code. */
function findDynamicImports(node: unknown, when: When, found: Loaded[]): void {
  if (Array.isArray(node)) for (const one of node) findDynamicImports(one, when, found)
  if (typeof node !== 'object' || node === null || Array.isArray(node)) return
  const { type, source, callee } = node as Node
  if (type === 'ImportExpression') {
    const { value } = source as { value?: unknown }
    if (typeof value === 'string') found.push({ source: value, when })
  }
  const inside = (type === 'CallExpression' && LOADERS[(callee as Named).name ?? '']) || when
  for (const child of Object.values(node)) findDynamicImports(child, inside, found)
}

/** The modules and all that they import. */
export function reach(graph: ModuleGraph, from: Iterable<string>): Set<string> {
  const reached = new Set(from)
  for (const id of reached) for (const next of graph.get(id)?.imports ?? []) reached.add(next)
  return reached
}
