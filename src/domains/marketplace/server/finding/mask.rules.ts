/** Sets of listings: of a token, of a word, of what a question leaves. None is changed after it was made. */
import { bitOf, eachPlace, onesOf, PIECE } from './bits.rules.ts'
import { countCommon, roomFor } from './simd.rules.ts'

/** `at`: which words of bits `words` has, where few are not empty; null: all of them, `length` in number. */
export type Mask = { at: Int32Array | null; words: Int32Array; length: number; count: number }

/** Below this share of words only those that are not empty are kept. */
const FEW = 1 / 4

export const NONE: Mask = { at: new Int32Array(0), words: new Int32Array(0), length: 0, count: 0 }

function maskOf(words: Int32Array): Mask {
  let [count, filled] = [0, 0]
  for (let word = 0; word < words.length; word += 1) {
    const bits = words[word] as number
    if (bits === 0) continue
    count += onesOf(bits)
    filled += 1
  }
  const mask = { at: null, words, length: words.length, count }
  return filled < words.length * FEW ? fewOf(mask, filled) : mask
}

/** The same without the empty words, at most `most` of them. */
function fewOf({ at, words, length, count }: Mask, most: number): Mask {
  const few = { at: new Int32Array(most), words: new Int32Array(most) }
  let filled = 0
  for (let index = 0; index < words.length; index += 1) {
    if (words[index] === 0) continue
    few.at[filled] = at ? (at[index] as number) : index
    few.words[filled] = words[index] as number
    filled += 1
  }
  return { at: few.at.subarray(0, filled), words: few.words.subarray(0, filled), length, count }
}

/** All words, in an array of its own. */
const allWords = (mask: Mask, room: number) => write(new Int32Array(room), mask)

/** In the place of whatever stood there; words beyond the room are left out, as below. */
function write<Words extends Int32Array>(all: Words, { at, words }: Mask): Words {
  if (at) {
    all.fill(0)
    for (let index = 0; index < at.length; index += 1) all[at[index] as number] = words[index] as number
  } else {
    all.set(words.subarray(0, all.length))
    all.fill(0, words.length)
  }
  return all
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

/** A mask of so many pieces with these places and without those. Places beyond the pieces are left out. */
export function changed(mask: Mask, pieces: number, places: Iterable<number>, without: Iterable<number> = []): Mask {
  const words = allWords(mask, pieces * PIECE)
  for (const place of without) words[place >> 5] = (words[place >> 5] as number) & ~bitOf(place)
  for (const place of places) words[place >> 5] = (words[place >> 5] as number) | bitOf(place)
  return maskOf(words)
}

export const maskAt = (places: Iterable<number>, pieces: number) => changed(NONE, pieces, places)

/** A mask of so many pieces, some of them in the place of what was there, in PostgreSQL's bytes. */
export function withPieces(mask: Mask, pieces: number, news: readonly { piece: number; bits: Uint8Array }[]): Mask {
  const words = allWords(mask, pieces * PIECE)
  const bytes = new Uint8Array(words.buffer)
  for (const { piece, bits } of news) bytes.set(bits, piece * PIECE * 4)
  return maskOf(words)
}

export function wordOf({ at, words }: Mask, word: number): number {
  if (!at) return words[word] ?? 0
  let [low, high] = [0, at.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((at[middle] as number) < word) low = middle + 1
    else high = middle
  }
  return at[low] === word ? (words[low] as number) : 0
}

export const hasPlace = (mask: Mask, place: number) => (wordOf(mask, place >> 5) & bitOf(place)) !== 0

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

/** In no particular order within a byte. */
export function placesOf({ at, words, count }: Mask): Int32Array {
  const places = new Int32Array(count)
  let found = 0
  for (let index = 0; index < words.length; index += 1) {
    eachPlace(words[index] as number, at ? (at[index] as number) : index, (place) => {
      places[found++] = place
    })
  }
  return places
}
