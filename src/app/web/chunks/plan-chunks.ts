/**
 * Divides modules into files by what visits load. A file more costs a visit a request; a larger file costs those who don't need all of it.
 * Files are merged while that saves more than it costs, over all visits.
 */
import type { ModuleGraph } from './module-graph.ts'

/** A page with the layouts around it. `weight`: how much it counts beside others. */
export type PageModules = { modules: readonly string[]; weight: number }

/**
 * What a request costs, in bytes. On a slow phone (150 ms, 1.6 Mbit/s, six connections) one takes as long as five kilobytes; but files are
 * loaded side by side, and what a page shows first waits for every byte before it.
 */
const REQUEST_BYTES = { first: 300, whole: 1500 }
/** A compressed byte for so many characters of transformed code, measured on the build. */
const CHARACTERS_PER_BYTE = 6
/** What a dialog or another thing that people open counts beside the page that has it. */
const LATER_WEIGHT = 0.1

/** `request`: what one costs it, in bytes. */
type Visit = { modules: ReadonlySet<string>; weight: number; request: number }
/** `visits`: the numbers of those that load it, ascending. */
type Group = { id: number; modules: string[]; bytes: number; visits: readonly number[]; weight: number; next: Set<number> }

/** Returns the number of the file of every module that several visits share. A module without one belongs to the entry that needs it. */
export function planChunks(graph: ModuleGraph, pages: readonly PageModules[]): Map<string, number> {
  const visits = toVisits(graph, pages)
  const groups = mergeGroups(toGroups(graph, visits), visits)
  return new Map([...groups.values()].flatMap(({ id, modules }) => modules.map((module) => [module, id] as const)))
}

function toVisits(graph: ModuleGraph, pages: readonly PageModules[]): Visit[] {
  const visits: Visit[] = []
  /** Where each later module can be opened. */
  const openings = new Map<string, { around: Set<string>; weight: number }>()
  for (const { modules, weight } of pages) {
    const first = reach(graph, modules)
    const whole = withParts(graph, first)
    visits.push({ modules: first, weight, request: REQUEST_BYTES.first }, { modules: whole, weight, request: REQUEST_BYTES.whole })
    for (const later of new Set([...whole].flatMap((id) => [...(graph.get(id)?.later ?? [])]))) {
      const known = openings.get(later)
      openings.set(later, { around: known ? known.around.intersection(whole) : whole, weight: (known?.weight ?? 0) + weight })
    }
  }
  for (const [id, { around, weight }] of openings)
    visits.push({ modules: withParts(graph, around.union(reach(graph, [id]))), weight: weight * LATER_WEIGHT, request: REQUEST_BYTES.whole })
  return visits
}

/** The modules and all that they import. */
function reach(graph: ModuleGraph, from: Iterable<string>): Set<string> {
  const reached = new Set(from)
  for (const id of reached) for (const next of graph.get(id)?.imports ?? []) reached.add(next)
  return reached
}

/** Adds the parts that are loaded as soon as they are shown, and theirs. */
function withParts(graph: ModuleGraph, modules: ReadonlySet<string>): Set<string> {
  let all = new Set(modules)
  for (let size = -1; size !== all.size; ) {
    size = all.size
    all = reach(graph, [...all, ...[...all].flatMap((id) => [...(graph.get(id)?.parts ?? [])])])
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
    const weight = numbers.reduce((sum, number) => sum + (visits[number]?.weight ?? 0), 0)
    const group = groups.get(key) ?? { id: groups.size, modules: [], bytes: 0, visits: numbers, weight, next: new Set() }
    group.modules.push(module)
    group.bytes += (graph.get(module)?.length ?? 0) / CHARACTERS_PER_BYTE
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

type Pair = { gain: number; one: Group; other: Group }

/**
 * Merges the pair that saves most, again and again, until a round over all pairs merges none. Pairs stay apart that would make files import
 * each other in a circle, or that would bring the imports of one to visits of the other.
 */
function mergeGroups(groups: Map<number, Group>, visits: readonly Visit[]): Map<number, Group> {
  for (let size = -1; size !== groups.size; ) {
    size = groups.size
    mergeRound(groups, visits)
  }
  return groups
}

function mergeRound(groups: Map<number, Group>, visits: readonly Visit[]): void {
  const best = new Map<number, Pair>()
  const refused = new Set<string>()
  const findBest = (one: Group): void => {
    let found: Pair | undefined
    for (const other of groups.values()) {
      if (other.id <= one.id || refused.has(`${one.id} ${other.id}`)) continue
      const gain = gainOf(one, other, visits)
      if (gain > (found?.gain ?? 0)) found = { gain, one, other }
    }
    if (found) best.set(one.id, found)
    else best.delete(one.id)
  }
  for (const group of groups.values()) findBest(group)
  for (;;) {
    const pair = [...best.values()].reduce<Pair | undefined>((most, next) => (next.gain > (most?.gain ?? 0) ? next : most), undefined)
    if (!pair) return
    const { one, other } = pair
    if (!keepsImports(groups, one, other) || leadsTo(groups, one, other) || leadsTo(groups, other, one)) {
      refused.add(`${one.id} ${other.id}`)
      findBest(one)
      continue
    }
    mergeInto(groups, one, other, visits)
    best.delete(other.id)
    findBest(one)
    for (const { one: first, other: second } of [...best.values()]) {
      if (first === one) continue
      if (second === one || second === other) findBest(first)
      else if (first.id < one.id) {
        const gain = gainOf(first, one, visits)
        if (gain > (best.get(first.id)?.gain ?? 0) && !refused.has(`${first.id} ${one.id}`)) best.set(first.id, { gain, one: first, other: one })
      }
    }
  }
}

/** Whether the visits of both load all that either imports. */
function keepsImports(groups: ReadonlyMap<number, Group>, one: Group, other: Group): boolean {
  const visits = new Set([...one.visits, ...other.visits])
  return [...one.next.union(other.next)].every((id) => {
    if (id === one.id || id === other.id) return true
    const loadedBy = groups.get(id)?.visits ?? []
    return loadedBy.length >= visits.size && visits.isSubsetOf(new Set(loadedBy))
  })
}

/** Saved requests less what visits load without needing it, in weighted bytes. */
function gainOf(one: Group, other: Group, visits: readonly Visit[]): number {
  let shared = 0
  let saved = 0
  for (let left = 0, right = 0; left < one.visits.length && right < other.visits.length; ) {
    const a = one.visits[left] ?? 0
    const b = other.visits[right] ?? 0
    const visit = a === b ? visits[a] : undefined
    if (visit) {
      shared += visit.weight
      saved += visit.weight * visit.request
    }
    if (a <= b) left += 1
    if (b <= a) right += 1
  }
  return saved - other.bytes * (one.weight - shared) - one.bytes * (other.weight - shared)
}

/** Whether the imports of a group lead to the other one by way of a third. */
function leadsTo(groups: ReadonlyMap<number, Group>, from: Group, to: Group): boolean {
  const seen = new Set([...from.next].filter((id) => id !== to.id))
  for (const id of seen)
    for (const next of groups.get(id)?.next ?? []) {
      if (next === to.id) return true
      seen.add(next)
    }
  return false
}

function mergeInto(groups: Map<number, Group>, one: Group, other: Group, visits: readonly Visit[]): void {
  groups.delete(other.id)
  one.modules.push(...other.modules)
  one.bytes += other.bytes
  one.visits = [...new Set([...one.visits, ...other.visits])].sort((a, b) => a - b)
  one.weight = one.visits.reduce((sum, number) => sum + (visits[number]?.weight ?? 0), 0)
  one.next = one.next.union(other.next)
  for (const group of groups.values()) if (group.next.delete(other.id)) group.next.add(one.id)
  one.next.delete(one.id)
  one.next.delete(other.id)
}
