/** What sets of listings have in common, together, and how many that are. */
import { onesOf, PIECE } from './bits.rules.ts'
import { fewOf, type Mask, maskOf, NONE, wordOf, write } from './mask.rules.ts'
import { countCommon, roomFor } from './simd.rules.ts'

/** What all of these masks have. */
export function common(masks: readonly [Mask, ...Mask[]]): Mask {
  const [fewest, ...others] = masks.toSorted((one, other) => one.count - other.count) as [Mask, ...Mask[]]
  return others.reduce((left, other) => (left.count === 0 ? left : kept(left, other, 0)), fewest)
}

/** What the first mask has and the second has too, or, where `flip` turns its bits round, has not. */
function kept(mask: Mask, other: Mask, flip: 0 | -1): Mask {
  const words = mask.words.slice()
  let count = 0
  for (let index = 0; index < words.length; index += 1) {
    const bits = (words[index] as number) & (wordOf(other, mask.at ? (mask.at[index] as number) : index) ^ flip)
    words[index] = bits
    count += onesOf(bits)
  }
  return mask.at ? fewOf({ ...mask, words, count }, words.length) : maskOf(words)
}

/** What a mask has in common with another, and the rest of it. */
export function split(mask: Mask, other: Mask): { inside: Mask; outside: Mask } {
  const inside = common([mask, other])
  if (inside.count === mask.count) return { inside: mask, outside: { ...NONE, length: mask.length } }
  return { inside, outside: inside.count === 0 ? mask : kept(mask, inside, -1) }
}

/** What any of these masks has, and none of those; in so many pieces. */
export function either(masks: readonly Mask[], none: readonly Mask[], pieces: number): Mask {
  const [only] = masks
  if (only && masks.length === 1 && none.length === 0 && only.length === pieces * PIECE) return only
  return maskOf(join(new Int32Array(pieces * PIECE), masks, none))
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

function join<Words extends Int32Array>(all: Words, [first = NONE, ...others]: readonly Mask[], none: readonly Mask[]): Words {
  write(all, first)
  for (const mask of others) include(all, mask)
  for (const mask of none) exclude(all, mask)
  return all
}

/** How many listings both have; quickest where the second is one that is kept and the first is counted against many. */
export function countBoth(one: Mask, other: Mask): number {
  const [few, many] = one.words.length < other.words.length ? [one, other] : [other, one]
  return few.at || many.at ? countFew(few, many) : (countCommon(one.words, other.words) ?? countWords(few.words, many.words))
}

function countFew({ at, words }: Mask, many: Mask): number {
  let count = 0
  for (let index = 0; index < words.length; index += 1)
    count += onesOf((words[index] as number) & wordOf(many, at ? (at[index] as number) : index))
  return count
}

/** `other` is at least as long. */
function countWords(words: Int32Array, other: Int32Array): number {
  let count = 0
  for (let word = 0; word < words.length; word += 1) count += onesOf((words[word] as number) & (other[word] as number))
  return count
}

/** How many of a mask any of these sets has and none of those. */
export function countEither(mask: Mask, any: readonly Mask[], none: readonly Mask[]): number {
  const { at, words } = mask
  if (!at) {
    const has = join(roomFor(mask.length), any, none)
    return countCommon(has, words) ?? countWords(has, words)
  }
  let count = 0
  for (let index = 0; index < words.length; index += 1) {
    const word = at[index] as number
    let bits = 0
    for (const mask of any) bits |= wordOf(mask, word)
    for (const mask of none) bits &= ~wordOf(mask, word)
    count += onesOf((words[index] as number) & bits)
  }
  return count
}
