/**
 * Divides modules into files by what visits load. Modules that the same visits load are one file. Such files are merged to save requests, as
 * long as no visit loads more than its allowance of code that it does not need: many small wasteful merges would add up.
 */
import { type ModuleGraph, reach } from './module-graph.ts'

/** A page with the layouts around it. `weight`: how much its requests count beside those of others. */
export type PageModules = {
  modules: readonly string[]
  weight: number
  allowance: Allowance
  /** Whether what it loads on a condition is taken for loaded. Guests mostly don't meet the conditions of public pages. */
  meetsConditions: boolean
}
/** Bytes of unneeded code that a visit may load: `first` before the page works, `whole` until it is idle. */
export type Allowance = { first: number; whole: number }

/** A compressed byte for so many characters of transformed code: fewer for icons, more for a large module. */
const CHARACTERS_PER_BYTE = 5
/** A request that is saved may cost so many bytes. A slow phone loads a kilobyte in 5 ms, and begins six requests at once in 150 ms. */
const REQUEST_BYTES = 20_000
/** What a file costs besides its code: it compresses worse alone, and names those that it imports from. Merging gives this back. */
const FILE_BYTES = 60
/** How much a visit that opens a dialog or the like counts beside one of the page that has it. */
const LATER_WEIGHT = 0.05
const LATER_ALLOWANCE = 12_000

type Visit = { modules: ReadonlySet<string>; weight: number; allowance: number }
type Group = {
  id: number
  modules: string[]
  bytes: number
  visits: ReadonlySet<number>
  /** The same as bits, because sets of them are compared many times. */
  bits: Uint32Array
  /** The sum of the weights of its visits. */
  weight: number
  /** The groups that it imports. */
  next: Set<number>
}

/** Returns the number of the file of every module that visits load. The modules of the `frame` are one file, which all visits load. */
export function planChunks(graph: ModuleGraph, pages: readonly PageModules[], frame: ReadonlySet<string>): Map<string, number> {
  const visits = toVisits(graph, pages).map((visit) => ({ ...visit, modules: union(visit.modules, frame) }))
  const groups = mergeGroups(toGroups(graph, visits), visits)
  return new Map([...groups.values()].flatMap(({ id, modules }) => modules.map((module) => [module, id] as const)))
}

function toVisits(graph: ModuleGraph, pages: readonly PageModules[]): Visit[] {
  const visits: Visit[] = []
  /** Each module that is loaded later, with what is there wherever it can be opened. */
  const openings = new Map<string, { around: Set<string>; weight: number }>()
  for (const { modules, weight, allowance, meetsConditions } of pages) {
    const first = reach(graph, modules)
    const whole = withParts(graph, first, meetsConditions)
    visits.push({ modules: first, weight, allowance: allowance.first }, { modules: whole, weight, allowance: allowance.whole })
    for (const later of new Set([...whole].flatMap((id) => laterOf(graph, id)))) {
      if (whole.has(later)) continue
      const known = openings.get(later)
      openings.set(later, { around: known ? intersection(known.around, whole) : whole, weight: (known?.weight ?? 0) + weight })
    }
  }
  // What is opened may open more.
  for (const [id, { around, weight }] of openings) {
    const modules = withParts(graph, union(around, reach(graph, [id])), false)
    visits.push({ modules, weight: weight * LATER_WEIGHT, allowance: LATER_ALLOWANCE })
    for (const later of [...modules].flatMap((module) => laterOf(graph, module)))
      if (!modules.has(later) && !openings.has(later)) openings.set(later, { around: modules, weight: weight * LATER_WEIGHT })
  }
  return visits
}

const laterOf = (graph: ModuleGraph, id: string) => [...(graph.get(id)?.later ?? []), ...(graph.get(id)?.lazy ?? [])]

/** Adds the parts that are loaded as soon as they are shown, and theirs. */
function withParts(graph: ModuleGraph, modules: ReadonlySet<string>, meetsConditions: boolean): Set<string> {
  const partsOf = (id: string) => [...(graph.get(id)?.parts ?? []), ...((meetsConditions && graph.get(id)?.lazy) || [])]
  let all = new Set(modules)
  for (let size = -1; size !== all.size; ) {
    size = all.size
    all = reach(graph, [...all, ...[...all].flatMap(partsOf)])
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

function newGroup(id: number, numbers: ReadonlySet<number>, visits: readonly Visit[]): Group {
  return { id, modules: [], bytes: 0, next: new Set(), ...measureVisits(numbers, visits) }
}

function measureVisits(numbers: ReadonlySet<number>, visits: readonly Visit[]): Pick<Group, 'visits' | 'bits' | 'weight'> {
  const bits = new Uint32Array(Math.ceil(visits.length / 32))
  let weight = 0
  for (const number of numbers) {
    bits[number >> 5] = (bits[number >> 5] ?? 0) | (1 << (number & 31))
    weight += visits[number]?.weight ?? 0
  }
  return { visits: numbers, bits, weight }
}

/** `worth`: requests saved per byte that is loaded without need. */
type Pair = { worth: number; one: Group; other: Group }

function mergeGroups(groups: Map<number, Group>, visits: readonly Visit[]): Map<number, Group> {
  const left = visits.map(({ allowance }) => allowance)
  for (let size = -1; size !== groups.size; ) {
    size = groups.size
    mergeRound(groups, visits, left)
  }
  return groups
}

/** Merges the pair that is most worth it, again and again. Pairs that can't be merged now may be when others are. */
function mergeRound(groups: Map<number, Group>, visits: readonly Visit[], left: number[]): void {
  const best = new Map<number, Pair>()
  const refused = new Set<string>()
  const keyOf = (one: Group, other: Group) => `${one.id} ${other.id}`
  const findBest = (one: Group): void => {
    let found: Pair | undefined
    for (const other of groups.values()) {
      if (other.id <= one.id || refused.has(keyOf(one, other))) continue
      const worth = worthOf(one, other, visits, left)
      if (worth > (found?.worth ?? 0)) found = { worth, one, other }
    }
    if (found) best.set(one.id, found)
    else best.delete(one.id)
  }
  for (const group of groups.values()) findBest(group)
  for (;;) {
    const pair = [...best.values()].reduce<Pair | undefined>((most, next) => (next.worth > (most?.worth ?? 0) ? next : most), undefined)
    if (!pair) return
    const { one, other } = pair
    // The allowances may have been used since it was found.
    const isStill = worthOf(one, other, visits, left) > 0
    if (!isStill || !keepsImports(groups, one, other) || leadsTo(groups, one, other) || leadsTo(groups, other, one)) {
      refused.add(keyOf(one, other))
      findBest(one)
      continue
    }
    for (const visit of intersection(one.visits, other.visits)) left[visit] = (left[visit] ?? 0) + FILE_BYTES
    for (const visit of difference(one.visits, other.visits)) left[visit] = (left[visit] ?? 0) - other.bytes
    for (const visit of difference(other.visits, one.visits)) left[visit] = (left[visit] ?? 0) - one.bytes
    mergeInto(groups, one, other, visits)
    best.delete(other.id)
    findBest(one)
    for (const { one: first, other: second } of [...best.values()]) {
      if (first === one) continue
      if (second === one || second === other) findBest(first)
      else if (first.id < one.id && !refused.has(keyOf(first, one))) {
        const worth = worthOf(first, one, visits, left)
        if (worth > (best.get(first.id)?.worth ?? 0)) best.set(first.id, { worth, one: first, other: one })
      }
    }
  }
}

/** Zero if it costs more than it saves, or more than a visit may still load without need. */
function worthOf(one: Group, other: Group, visits: readonly Visit[], left: readonly number[]): number {
  const shared = sharedWeight(one.bits, other.bits, visits)
  if (shared === 0) return 0
  const cost = other.bytes * (one.weight - shared) + one.bytes * (other.weight - shared)
  if (shared * REQUEST_BYTES <= cost || !affords(one, other, left) || !affords(other, one, left)) return 0
  return shared / (cost + 1)
}

function sharedWeight(one: Uint32Array, other: Uint32Array, visits: readonly Visit[]): number {
  let weight = 0
  for (let word = 0; word < one.length; word += 1)
    for (let bits = (one[word] ?? 0) & (other[word] ?? 0); bits !== 0; bits &= bits - 1)
      weight += visits[word * 32 + 31 - Math.clz32(bits & -bits)]?.weight ?? 0
  return weight
}

/** Whether the visits of one may load the other without need. */
function affords(one: Group, other: Group, left: readonly number[]): boolean {
  for (let word = 0; word < one.bits.length; word += 1)
    for (let bits = (one.bits[word] ?? 0) & ~(other.bits[word] ?? 0); bits !== 0; bits &= bits - 1)
      if (other.bytes > (left[word * 32 + 31 - Math.clz32(bits & -bits)] ?? 0)) return false
  return true
}

/** Whether the visits of both load all that either imports. */
function keepsImports(groups: ReadonlyMap<number, Group>, one: Group, other: Group): boolean {
  const visits = [...union(one.visits, other.visits)]
  return [...union(one.next, other.next)].every(
    (id) => id === one.id || id === other.id || visits.every((visit) => groups.get(id)?.visits.has(visit)),
  )
}

/** Whether the imports of a group lead to the other one by way of a third, so that merging them would make files import each other. */
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
  Object.assign(one, measureVisits(union(one.visits, other.visits), visits))
  one.next = union(one.next, other.next)
  for (const group of groups.values()) if (group.next.delete(other.id)) group.next.add(one.id)
  one.next.delete(one.id)
  one.next.delete(other.id)
}

const union = <T>(one: ReadonlySet<T>, other: ReadonlySet<T>) => new Set([...one, ...other])
const difference = <T>(one: ReadonlySet<T>, other: ReadonlySet<T>) => new Set([...one].filter((item) => !other.has(item)))
const intersection = <T>(one: ReadonlySet<T>, other: ReadonlySet<T>) => new Set([...one].filter((item) => other.has(item)))
