/** Sets of listings: of a token, of a word, of what a question leaves. None is changed after it was made. */
import { bitOf, eachPlace, onesOf, PIECE } from './bits.rules.ts'

/** `at`: which words of bits `words` has, where few are not empty; null: all of them, `length` in number. */
export type Mask = { at: Int32Array | null; words: Int32Array; length: number; count: number }

/** Below this share of words only those that are not empty are kept. */
const FEW = 1 / 4

export const NONE: Mask = { at: new Int32Array(0), words: new Int32Array(0), length: 0, count: 0 }

export function maskOf(words: Int32Array): Mask {
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
export function fewOf({ at, words, length, count }: Mask, most: number): Mask {
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
export function write<Words extends Int32Array>(all: Words, { at, words }: Mask): Words {
  if (at) {
    all.fill(0)
    for (let index = 0; index < at.length; index += 1) all[at[index] as number] = words[index] as number
  } else {
    all.set(words.subarray(0, all.length))
    all.fill(0, words.length)
  }
  return all
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
