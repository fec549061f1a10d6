/** Set operations and their counts. */
import { popcount, WORDS_PER_PIECE } from './bits.rules.ts'
import { EMPTY_MASK, type Mask, toMask, toSparseMask, wordAt, writeWords } from './mask.rules.ts'
import { countCommonBits, scratchFor } from './simd.rules.ts'

/** The intersection of all masks. */
export function intersect(masks: readonly [Mask, ...Mask[]]): Mask {
  const [fewest, ...others] = masks.toSorted((one, other) => one.count - other.count) as [Mask, ...Mask[]]
  return others.reduce((left, other) => (left.count === 0 ? left : retain(left, other, 0)), fewest)
}

/** Keeps the docs of `mask` that are in `other`, or not in it when `flip` is -1. */
function retain(mask: Mask, other: Mask, flip: 0 | -1): Mask {
  const words = mask.words.slice()
  if (!mask.at && !other.at) {
    for (let word = 0; word < words.length; word += 1)
      words[word] = (words[word] as number) & (((other.words[word] as number | undefined) ?? 0) ^ flip)
    return toMask(words)
  }
  for (let index = 0; index < words.length; index += 1)
    words[index] = (words[index] as number) & (wordAt(other, mask.at ? (mask.at[index] as number) : index) ^ flip)
  return mask.at ? toSparseMask({ ...mask, words, count: countBits(words) }, words.length) : toMask(words)
}

function countBits(words: Int32Array): number {
  let count = 0
  for (let index = 0; index < words.length; index += 1) count += popcount(words[index] as number)
  return count
}

/** The intersection of a mask with another, and the rest of it. */
export function split(mask: Mask, other: Mask): { inside: Mask; outside: Mask } {
  const inside = intersect([mask, other])
  if (inside.count === mask.count) return { inside: mask, outside: { ...EMPTY_MASK, length: mask.length } }
  return { inside, outside: inside.count === 0 ? mask : retain(mask, inside, -1) }
}

/** The union of `masks` without the docs of `none`, in `pieces` pieces. */
export function unionExcept(masks: readonly Mask[], none: readonly Mask[], pieces: number): Mask {
  const [only] = masks
  if (only && masks.length === 1 && none.length === 0 && only.length === pieces * WORDS_PER_PIECE) return only
  return toMask(join(new Int32Array(pieces * WORDS_PER_PIECE), masks, none))
}

function include(all: Int32Array, { at, words }: Mask): void {
  if (at)
    for (let index = 0; index < at.length; index += 1)
      all[at[index] as number] = (all[at[index] as number] as number) | (words[index] as number)
  else for (let word = 0; word < words.length; word += 1) all[word] = (all[word] as number) | (words[word] as number)
}

function exclude(all: Int32Array, { at, words }: Mask): void {
  if (at)
    for (let index = 0; index < at.length; index += 1)
      all[at[index] as number] = (all[at[index] as number] as number) & ~(words[index] as number)
  else for (let word = 0; word < words.length; word += 1) all[word] = (all[word] as number) & ~(words[word] as number)
}

function join<Words extends Int32Array>(all: Words, [first = EMPTY_MASK, ...others]: readonly Mask[], none: readonly Mask[]): Words {
  writeWords(all, first)
  for (const mask of others) include(all, mask)
  for (const mask of none) exclude(all, mask)
  return all
}

/** Size of the intersection. Fastest when `other` is a stored mask and `one` is counted against many. */
export function countIntersection(one: Mask, other: Mask): number {
  const [few, many] = one.words.length < other.words.length ? [one, other] : [other, one]
  return few.at || many.at ? countSparse(few, many) : (countCommonBits(one.words, other.words) ?? countWords(few.words, many.words))
}

function countSparse({ at, words }: Mask, many: Mask): number {
  let count = 0
  for (let index = 0; index < words.length; index += 1)
    count += popcount((words[index] as number) & wordAt(many, at ? (at[index] as number) : index))
  return count
}

/** `other` must be at least as long as `words`. */
function countWords(words: Int32Array, other: Int32Array): number {
  let count = 0
  for (let word = 0; word < words.length; word += 1) count += popcount((words[word] as number) & (other[word] as number))
  return count
}

/** Counts the docs of `mask` that are in the union of `any` and not in `none`. */
export function countUnionWithin(mask: Mask, any: readonly Mask[], none: readonly Mask[]): number {
  const { at, words } = mask
  if (!at) {
    const has = join(scratchFor(mask.length), any, none)
    return countCommonBits(has, words) ?? countWords(has, words)
  }
  let count = 0
  for (let index = 0; index < words.length; index += 1) {
    const word = at[index] as number
    let bits = 0
    for (const mask of any) bits |= wordAt(mask, word)
    for (const mask of none) bits &= ~wordAt(mask, word)
    count += popcount((words[index] as number) & bits)
  }
  return count
}
