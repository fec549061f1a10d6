/** Which modules a module needs, and when, read from the code that the bundler transformed. */
import { parseAst } from 'vite'
import { compressedSize } from './compressed-size.ts'

export type Module = {
  /** About how many compressed bytes its code adds to a file. */
  bytes: number
  /** Modules that have to be there before it runs. */
  imports: ReadonlySet<string>
  /** Modules that are loaded as soon as it is shown (`lazyPart`, `lazyIsland`). */
  parts: ReadonlySet<string>
  /** Modules that are loaded when it comes near the window (`visiblePart`). */
  seen: ReadonlySet<string>
  /** Modules that are loaded when a condition of its own is met (`lazy`, `rarePart`, `rareIsland`). */
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
  bytes: number
  isPure: boolean
  /** Names that are imported of each module; null: all of it. */
  names: Map<string, string[] | null>
  reexports: Map<string, Reexport>
  /** Names that it exports of its own. */
  declared: Set<string>
  /** The modules whose exports it exports in full. */
  stars: string[]
  loaded: Loading
  /** What its exported parts load, by the name of each: modules that import the name load it, and no others. */
  offered: Map<string, Loading>
}
type When = 'parts' | 'seen' | 'lazy' | 'later'
type Loading = Record<When, Set<string>>
type Node = { type: string; [key: string]: unknown }
type Named = { name?: string; value?: string }

/** Functions that load modules after a page, and when. */
const LOADERS: Readonly<Record<string, When>> = {
  lazyPart: 'parts',
  lazyIsland: 'parts',
  preloadModule: 'parts',
  lazy: 'lazy',
  rarePart: 'lazy',
  visiblePart: 'seen',
  rareIsland: 'lazy',
}

/** `isOpened`: whether a module is shown only when somebody opens it, however it is loaded. */
export function readModuleGraph(sources: ReadonlyMap<string, SourceModule>, isOpened: (id: string) => boolean): ModuleGraph {
  const modules = new Map([...sources].map(([id, source]) => [id, readModule(source)]))
  return new Map(
    [...modules].map(([id, { bytes, names, stars, loaded }]) => {
      const imports = new Set<string>(stars)
      const loads = newLoading()
      addLoading(loads, loaded)
      for (const [from, imported] of names) {
        // What is left of an import of types runs the module, which does nothing if it is pure.
        if (!imported && modules.get(from)?.isPure) continue
        const origins = imported ? imported.flatMap((name) => findOrigins(modules, { from, name })) : [{ from, name: NAMESPACE }]
        for (const origin of origins) {
          imports.add(origin.from)
          const { offered } = modules.get(origin.from) ?? {}
          for (const [name, offer] of offered ?? []) if (origin.name === name || origin.name === NAMESPACE) addLoading(loads, offer)
        }
      }
      imports.delete(id)
      const { parts, seen, lazy, later } = loads
      for (const some of [parts, seen, lazy]) for (const one of some) if (isOpened(one) && some.delete(one)) later.add(one)
      return [id, { bytes, imports, parts, seen, lazy, later }]
    }),
  )
}

/**
 * Follows a name through modules that only pass it on and have no effects of their own, such as the public interface of a domain: they don't
 * bring what else they export. Returns more than one module if the name can come from several.
 */
function findOrigins(modules: ReadonlyMap<string, Read>, { from, name }: Reexport, seen = new Set<string>()): Reexport[] {
  const module = modules.get(from)
  if (!module?.isPure || name === NAMESPACE || seen.has(from)) return [{ from, name }]
  seen.add(from)
  const next = module.reexports.get(name)
  if (next) return findOrigins(modules, next, seen)
  if (module.declared.has(name) || module.stars.length === 0) return [{ from, name }]
  const star = module.stars.find((star) => modules.get(star)?.declared.has(name) || modules.get(star)?.reexports.has(name))
  return star ? findOrigins(modules, { from: star, name }, seen) : [from, ...module.stars].map((one) => ({ from: one, name }))
}

function readModule({ code, importedIds, dynamicallyImportedIds, isPure }: SourceModule): Read {
  const read: Read = {
    bytes: compressedSize(code),
    isPure,
    names: new Map(),
    reexports: new Map(),
    declared: new Set(),
    stars: [],
    loaded: newLoading(),
    offered: new Map(),
  }
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
    if (statement.type === 'ExportNamedDeclaration') {
      for (const { name } of declaredIn(statement)) if (name !== undefined) read.declared.add(name)
      for (const { local, exported } of specifiers) {
        const origin = from ? { from, name: textOf(local) } : locals.get(textOf(local))
        if (!origin) {
          if (exported) read.declared.add(textOf(exported))
          continue
        }
        if (exported) read.reexports.set(textOf(exported), origin)
        // What a pure module only passes on is imported by who uses it.
        if (!from || !isPure) addName(read.names, origin.from, origin.name)
      }
    }
  }
  const found = body.flatMap(piecesOf).flatMap(({ node, exported }) => {
    const loaded: Loaded[] = []
    findDynamicImports(node, 'later', loaded)
    const isUsedHere = exported !== null && (code.match(new RegExp(`(?<!\\.)\\b${exported}\\b`, 'g'))?.length ?? 0) > 1
    return loaded.map((one) => ({ ...one, exported: isUsedHere ? null : exported }))
  })
  const dynamicIdOf = inOrder(
    found.map(({ source }) => source),
    dynamicallyImportedIds,
  )
  for (const { source, when, exported } of found) {
    const id = dynamicIdOf(source)
    if (!id) continue
    const loading = exported === null ? read.loaded : (read.offered.get(exported) ?? newLoading())
    loading[when].add(id)
    if (exported !== null) read.offered.set(exported, loading)
  }
  return read
}

/** A statement, or each of the constants that it exports, with its name. */
function piecesOf(statement: Node): { node: unknown; exported: string | null }[] {
  const { declarations } = (statement['declaration'] ?? {}) as { declarations?: { id: Named; init: unknown }[] }
  if (statement.type !== 'ExportNamedDeclaration' || !declarations) return [{ node: statement, exported: null }]
  return declarations.map(({ id, init }) => ({ node: init, exported: id.name ?? null }))
}

/** The names of a function, of a class or of constants that a statement declares and exports. */
function declaredIn(statement: Node): Named[] {
  const { id, declarations } = (statement['declaration'] ?? {}) as { id?: Named | null; declarations?: { id: Named }[] }
  return declarations ? declarations.map((one) => one.id) : id ? [id] : []
}

const newLoading = (): Loading => ({ parts: new Set(), seen: new Set(), lazy: new Set(), later: new Set() })

function addLoading(to: Loading, from: Loading): void {
  for (const when of ['parts', 'seen', 'lazy', 'later'] as const) for (const id of from[when]) to[when].add(id)
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
