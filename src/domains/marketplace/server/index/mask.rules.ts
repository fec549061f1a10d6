/** Immutable sets of listings as bitmaps, for tokens, words and filters. */
import { docBit, forEachDoc, popcount, WORDS_PER_PIECE } from './bits.rules.ts'

/** A sparse mask stores only its non-empty words, with their indexes in `at`. A dense mask has `at` null. `length` counts all words. */
export type Mask = { at: Int32Array | null; words: Int32Array; length: number; count: number }

/** A mask is sparse when fewer than this share of its words are non-empty. */
const SPARSE_SHARE = 1 / 4

export const EMPTY_MASK: Mask = { at: new Int32Array(0), words: new Int32Array(0), length: 0, count: 0 }

export function toMask(words: Int32Array): Mask {
  let count = 0
  let filled = 0
  for (let word = 0; word < words.length; word += 1) {
    const bits = words[word] as number
    if (bits === 0) continue
    count += popcount(bits)
    filled += 1
  }
  const mask = { at: null, words, length: words.length, count }
  return filled < words.length * SPARSE_SHARE ? toSparseMask(mask, filled) : mask
}

/** The same mask in sparse form, for at most `most` non-empty words. */
export function toSparseMask({ at, words, length, count }: Mask, most: number): Mask {
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

/** The lowest doc id; null when the mask is empty. */
export function firstDoc({ at, words }: Mask): number | null {
  const index = words.findIndex((word) => word !== 0)
  const docs: number[] = []
  if (index !== -1) forEachDoc(words[index] as number, at ? (at[index] as number) : index, (place) => docs.push(place))
  return docs[0] ?? null
}

/** A dense copy of all words. */
const allWords = (mask: Mask, room: number) => writeWords(new Int32Array(room), mask)

/** Overwrites `all` with the mask's words; words beyond its length are dropped. */
export function writeWords<Words extends Int32Array>(all: Words, { at, words }: Mask): Words {
  if (at) {
    all.fill(0)
    for (let index = 0; index < at.length; index += 1) all[at[index] as number] = words[index] as number
  } else {
    all.set(words.subarray(0, all.length))
    all.fill(0, words.length)
  }
  return all
}

/** A mask of `pieces` pieces with `places` added and `without` removed. Doc ids beyond the last piece are ignored. */
export function withDocs(mask: Mask, pieces: number, places: Iterable<number>, without: Iterable<number> = []): Mask {
  const words = allWords(mask, pieces * WORDS_PER_PIECE)
  for (const place of without) words[place >> 5] = (words[place >> 5] as number) & ~docBit(place)
  for (const place of places) words[place >> 5] = (words[place >> 5] as number) | docBit(place)
  return toMask(words)
}

export const maskFromDocs = (places: Iterable<number>, pieces: number) => withDocs(EMPTY_MASK, pieces, places)

/** A mask of `pieces` pieces in which the given pieces, in PostgreSQL's byte order, replace the old ones. */
export function withPieces(mask: Mask, pieces: number, news: readonly { piece: number; bits: Uint8Array }[]): Mask {
  const words = allWords(mask, pieces * WORDS_PER_PIECE)
  const bytes = new Uint8Array(words.buffer)
  for (const { piece, bits } of news) bytes.set(bits, piece * WORDS_PER_PIECE * 4)
  return toMask(words)
}

export function wordAt({ at, words }: Mask, word: number): number {
  if (!at) return words[word] ?? 0
  let low = 0
  let high = at.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((at[middle] as number) < word) low = middle + 1
    else high = middle
  }
  return at[low] === word ? (words[low] as number) : 0
}

export const hasDoc = (mask: Mask, place: number) => (wordAt(mask, place >> 5) & docBit(place)) !== 0

/** Doc ids, in no particular order within a byte. */
export function docIds({ at, words, count }: Mask): Int32Array {
  const places = new Int32Array(count)
  let found = 0
  for (let index = 0; index < words.length; index += 1) {
    forEachDoc(words[index] as number, at ? (at[index] as number) : index, (place) => {
      places[found++] = place
    })
  }
  return places
}
