/** Merges groups of modules to save requests, as long as no visit loads more code without need than it may. */
import { difference, intersection, union } from './sets.ts'

/** A request that is saved may cost so many bytes. A slow phone loads a kilobyte in 5 ms, and begins six requests at once in 150 ms. */
const REQUEST_BYTES = 20_000
/** What a file costs besides its code: it compresses worse alone, and names those that it imports from. Merging gives this back. */
const FILE_BYTES = 60

export type Visit = { modules: ReadonlySet<string>; weight: number; allowance: number }
export type Group = {
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

export function measureVisits(numbers: ReadonlySet<number>, visits: readonly Visit[]): Pick<Group, 'visits' | 'bits' | 'weight'> {
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

/** The groups that are left; `groups` is changed. */
export function mergeGroups(groups: Map<number, Group>, visits: readonly Visit[]): Map<number, Group> {
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
    const isCircle = leadsTo(groups, one, other) || leadsTo(groups, other, one)
    // The allowances may have been used since it was found.
    const unneeded = isCircle ? null : findUnneeded(groups, one, other, visits, left)
    if (!unneeded) {
      refused.add(keyOf(one, other))
      findBest(one)
      continue
    }
    for (const visit of intersection(one.visits, other.visits)) left[visit] = (left[visit] ?? 0) + FILE_BYTES
    for (const [visit, bytes] of unneeded.bytes) left[visit] = (left[visit] ?? 0) - bytes
    for (const [group, more] of unneeded.imports) Object.assign(group, measureVisits(union(group.visits, more), visits))
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

/** What visits load without need: the bytes of each, and for each group that the merged ones import, the visits that didn't load it. */
type Unneeded = { bytes: Map<number, number>; imports: Map<Group, Set<number>> }

/** What merging makes visits load without need; null if that costs more than it saves, or more than a visit may still load. */
function findUnneeded(
  groups: ReadonlyMap<number, Group>,
  one: Group,
  other: Group,
  visits: readonly Visit[],
  left: readonly number[],
): Unneeded | null {
  const shared = sharedWeight(one.bits, other.bits, visits)
  let saved = shared * REQUEST_BYTES - other.bytes * (one.weight - shared) - one.bytes * (other.weight - shared)
  const bytes = new Map<number, number>()
  for (const visit of difference(one.visits, other.visits)) bytes.set(visit, other.bytes)
  for (const visit of difference(other.visits, one.visits)) bytes.set(visit, one.bytes)
  const loading = union(one.visits, other.visits)
  const imports = new Map<Group, Set<number>>()
  const imported = union(one.next, other.next)
  for (const id of imported) {
    const group = groups.get(id)
    if (!group || group === one || group === other) continue
    for (const next of group.next) imported.add(next)
    const more = difference(loading, group.visits)
    if (more.size > 0) imports.set(group, more)
    for (const visit of more) {
      saved -= (visits[visit]?.weight ?? 0) * (group.bytes + REQUEST_BYTES)
      bytes.set(visit, (bytes.get(visit) ?? 0) + group.bytes)
    }
  }
  const affordable = [...bytes].every(([visit, count]) => count <= (left[visit] ?? 0))
  return saved > 0 && affordable ? { bytes, imports } : null
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
