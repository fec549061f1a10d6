/** Bits of all pieces in one array, made for one question. */
import { type Bits, countOf, joinPiece, onesOf, PIECE } from './bits.rules.ts'

/** `at`: the words that are not empty, where these are few. */
export type Mask = { words: Int32Array<ArrayBuffer>; at: readonly number[] | null; count: number }

/** Below this share of words each is visited by name. */
const FEW = 1 / 4

function maskOf(words: Int32Array<ArrayBuffer>): Mask {
  return { words, at: fewOf(words), count: countOf(words) }
}

function fewOf(words: Int32Array): number[] | null {
  const most = words.length * FEW
  const at: number[] = []
  for (let word = 0; word < words.length; word += 1) {
    if (words[word] === 0) continue
    if (at.length >= most) return null
    at.push(word)
  }
  return at
}

/** What any of these sets has and none of those, in `pieces` pieces. */
export function maskAny(any: readonly Bits[], none: readonly Bits[], pieces: number): Mask {
  const words = new Int32Array(pieces * PIECE)
  for (let piece = 0; piece < pieces; piece += 1) joinPiece(words.subarray(piece * PIECE, (piece + 1) * PIECE), piece, any, none)
  return maskOf(words)
}

/** What all of these masks have; they are as long as each other. */
export function common([first, ...others]: readonly [Mask, ...Mask[]]): Mask {
  if (others.length === 0) return first
  const words = first.words.slice()
  for (const other of others)
    for (let word = 0; word < words.length; word += 1) words[word] = (words[word] as number) & (other.words[word] as number)
  return maskOf(words)
}

/** How many listings of a mask a set has. */
export function countIn({ pieces }: Bits, { words, at }: Mask): number {
  let count = 0
  if (at) {
    for (const word of at) {
      const bits = pieces[word >> 8]?.bits
      if (bits) count += onesOf((bits[word & 255] as number) & (words[word] as number))
    }
    return count
  }
  for (let piece = 0; piece < pieces.length; piece += 1) {
    const bits = pieces[piece]?.bits
    if (bits) count += countPiece(bits, words, piece * PIECE)
  }
  return count
}

function countPiece(bits: Int32Array, words: Int32Array, start: number): number {
  let count = 0
  for (let word = 0; word < PIECE; word += 1) count += onesOf((bits[word] as number) & (words[start + word] as number))
  return count
}

/** How many listings of a mask any of these sets has and none of those. */
export function countAnyIn(any: readonly Bits[], none: readonly Bits[], mask: Mask): number {
  const scratch = new Int32Array(PIECE)
  let count = 0
  for (let piece = 0; piece * PIECE < mask.words.length; piece += 1) {
    if (joinPiece(scratch, piece, any, none)) count += countPiece(scratch, mask.words, piece * PIECE)
  }
  return count
}

/** Places in ascending order. */
export function ordinalsOf({ words }: Mask): number[] {
  const ordinals: number[] = []
  const bytes = new Uint8Array(words.buffer)
  for (let word = 0; word < words.length; word += 1) {
    if (words[word] === 0) continue
    for (let at = word * 4; at < word * 4 + 4; at += 1) {
      for (let bit = 0; bit < 8; bit += 1) if ((bytes[at] as number) & (0x80 >> bit)) ordinals.push(at * 8 + bit)
    }
  }
  return ordinals
}
