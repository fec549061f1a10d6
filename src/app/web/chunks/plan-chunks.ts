/**
 * Divides modules into files by what visits load. Modules that the same visits load are one file. Such files are merged to save requests, as
 * long as no visit loads more than its allowance of code that it does not need: many small wasteful merges would add up.
 */
import { type Group, measureVisits, mergeGroups, type Visit } from './merge-groups.ts'
import { type ModuleGraph, reach } from './module-graph.ts'
import { intersection, union } from './sets.ts'

/** A page with the layouts around it. `weight`: how much its requests count beside those of others. */
export type PageModules = {
  modules: readonly string[]
  weight: number
  allowance: Allowance
  /** Whether what it loads on a condition is taken for loaded. Guests mostly don't meet the conditions of public pages. */
  meetsConditions: boolean
}
/**
 * Bytes of unneeded code that a visit may load: `first` before the page works, as long as all that it loads first stays below `upTo`; `whole` until
 * it is idle.
 */
export type Allowance = { first: number; upTo: number; whole: number }

/** How much a visit that opens a dialog or the like counts beside one of the page that has it. */
const LATER_WEIGHT = 0.005
const LATER_ALLOWANCE = 80_000

/** Returns the number of the file of every module that visits load. The modules of the `frame` are one file, which all visits load. */
export function planChunks(graph: ModuleGraph, pages: readonly PageModules[], frame: ReadonlySet<string>): Map<string, number> {
  const visits = toVisits(graph, pages, frame)
  const groups = mergeGroups(toGroups(graph, visits), visits)
  return new Map([...groups.values()].flatMap(({ id, modules }) => modules.map((module) => [module, id] as const)))
}

function toVisits(graph: ModuleGraph, pages: readonly PageModules[], frame: ReadonlySet<string>): Visit[] {
  const visits: Visit[] = []
  /** Each module that is loaded later, with what is there wherever it can be opened. */
  const openings = new Map<string, { around: Set<string>; weight: number }>()
  for (const { modules, weight, allowance, meetsConditions } of pages) {
    const first = union(reach(graph, modules), frame)
    const whole = withParts(graph, first, meetsConditions ? ['parts', 'seen', 'lazy'] : ['parts'])
    const read = withParts(graph, whole, ['parts', 'seen'])
    const unneededFirst = Math.max(0, Math.min(allowance.first, allowance.upTo - bytesOf(graph, first)))
    visits.push({ modules: first, weight, allowance: unneededFirst }, { modules: whole, weight, allowance: allowance.whole })
    if (read.size > whole.size) visits.push({ modules: read, weight, allowance: allowance.whole })
    for (const later of new Set([...read].flatMap((id) => laterOf(graph, id)))) {
      if (read.has(later)) continue
      const known = openings.get(later)
      openings.set(later, { around: known ? intersection(known.around, read) : read, weight: (known?.weight ?? 0) + weight })
    }
  }
  // What is opened may open more.
  for (const [id, { around, weight }] of openings) {
    const modules = withParts(graph, union(around, reach(graph, [id])), ['parts'])
    visits.push({ modules, weight: weight * LATER_WEIGHT, allowance: LATER_ALLOWANCE })
    for (const later of [...modules].flatMap((module) => laterOf(graph, module)))
      if (!modules.has(later) && !openings.has(later)) openings.set(later, { around: modules, weight: weight * LATER_WEIGHT })
  }
  return visits
}

const bytesOf = (graph: ModuleGraph, ids: Iterable<string>) => [...ids].reduce((sum, id) => sum + (graph.get(id)?.bytes ?? 0), 0)

const laterOf = (graph: ModuleGraph, id: string) => (['later', 'lazy', 'seen'] as const).flatMap((way) => [...(graph.get(id)?.[way] ?? [])])

/** Adds what the modules load in one of these ways, and what that loads. */
function withParts(graph: ModuleGraph, modules: ReadonlySet<string>, ways: readonly ('parts' | 'seen' | 'lazy')[]): Set<string> {
  let all = new Set(modules)
  for (let size = -1; size !== all.size; ) {
    size = all.size
    all = reach(graph, [...all, ...[...all].flatMap((id) => ways.flatMap((way) => [...(graph.get(id)?.[way] ?? [])]))])
  }
  return all
}

/** Modules that the same visits load are one group. */
function toGroups(graph: ModuleGraph, visits: readonly Visit[]): Map<number, Group> {
  const visitsOf = new Map<string, number[]>()
  for (const [number, { modules }] of visits.entries())
    for (const id of modules) if (graph.has(id)) visitsOf.set(id, [...(visitsOf.get(id) ?? []), number])
  const groupOf = new Map<string, Group>()
  const groups = new Map<string, Group>()
  for (const [module, numbers] of [...visitsOf].sort(([one], [other]) => (one < other ? -1 : 1))) {
    const key = numbers.join()
    const group = groups.get(key) ?? newGroup(groups.size, new Set(numbers), visits)
    group.modules.push(module)
    group.bytes += bytesOf(graph, [module])
    groups.set(key, group)
    groupOf.set(module, group)
  }
  for (const [module, group] of groupOf)
    for (const imported of graph.get(module)?.imports ?? []) {
      const other = groupOf.get(imported)
      if (other && other !== group) group.next.add(other.id)
    }
  return new Map([...groups.values()].map((group) => [group.id, group]))
}

function newGroup(id: number, numbers: ReadonlySet<number>, visits: readonly Visit[]): Group {
  return { id, modules: [], bytes: 0, next: new Set(), ...measureVisits(numbers, visits) }
}
