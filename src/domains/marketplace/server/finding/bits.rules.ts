/**
 * Sets of listings as bits, in pieces of 8192 like those of the database: listing n is bit n & 8191 of piece n >> 13. A set that is
 * kept has only the pieces it needs and knows its size; a *mask*, made for one question, is one array of all pieces.
 */

export const PIECE_BYTES = 1024
const PIECE_WORDS = PIECE_BYTES / 4

type Piece = { bits: Uint32Array; count: number }
export type Bits = { pieces: Map<number, Piece>; count: number }
export type Mask = Uint32Array<ArrayBuffer>

export const noBits = (): Bits => ({ pieces: new Map(), count: 0 })

export function bitsOf(ordinals: readonly number[]): Bits {
  const set = noBits()
  for (const ordinal of ordinals) putPlace(set, ordinal, true)
  return set
}

/** Puts a piece in the place of what was there. Its bytes are PostgreSQL's: the first place is the highest bit of the first byte. */
export function putPiece(set: Bits, piece: number, bytes: Uint8Array): void {
  const bits = new Uint32Array(PIECE_WORDS)
  new Uint8Array(bits.buffer).set(bytes)
  const count = countOf(bits)
  set.count += count - (set.pieces.get(piece)?.count ?? 0)
  if (count > 0) set.pieces.set(piece, { bits, count })
  else set.pieces.delete(piece)
}

/** Adds one listing, or takes it out. */
export function putPlace(set: Bits, ordinal: number, isIn: boolean): void {
  const number = ordinal >> 13
  const piece = set.pieces.get(number) ?? { bits: new Uint32Array(PIECE_WORDS), count: 0 }
  const bytes = new Uint8Array(piece.bits.buffer)
  const [at, bit] = [(ordinal & 8191) >> 3, 0x80 >> (ordinal & 7)]
  const was = ((bytes[at] ?? 0) & bit) !== 0
  if (was === isIn) return
  bytes[at] = (bytes[at] ?? 0) ^ bit
  const change = isIn ? 1 : -1
  piece.count += change
  set.count += change
  set.pieces.set(number, piece)
}

/** What any of these sets has, in `pieces` pieces. */
export function maskOf(sets: readonly Bits[], pieces: number): Mask {
  const mask = new Uint32Array(pieces * PIECE_WORDS)
  for (const set of sets) {
    for (const [number, { bits }] of set.pieces) {
      const start = number * PIECE_WORDS
      for (let word = 0; word < PIECE_WORDS; word += 1) mask[start + word] = (mask[start + word] ?? 0) | (bits[word] ?? 0)
    }
  }
  return mask
}

/** What all of these masks have; they are as long as each other. */
export function common([first, ...others]: readonly [Mask, ...Mask[]]): Mask {
  const mask = first.slice()
  for (const other of others) for (let word = 0; word < mask.length; word += 1) mask[word] = (mask[word] ?? 0) & (other[word] ?? 0)
  return mask
}

export function without(mask: Mask, none: Mask): Mask {
  return mask.map((word, index) => word & ~(none[index] ?? 0))
}

/** How many listings of a mask a set has. */
export function countIn({ pieces }: Bits, mask: Mask): number {
  let count = 0
  for (const [number, { bits }] of pieces) count += countOf(bits, mask, number * PIECE_WORDS)
  return count
}

export function countOfMask(mask: Mask): number {
  return countOf(mask)
}

/** Places in ascending order. */
export function ordinalsOf(mask: Mask): number[] {
  const ordinals: number[] = []
  const bytes = new Uint8Array(mask.buffer)
  for (let word = 0; word < mask.length; word += 1) {
    if (mask[word] === 0) continue
    for (let at = word * 4; at < word * 4 + 4; at += 1) {
      for (let bit = 0; bit < 8; bit += 1) if ((bytes[at] ?? 0) & (0x80 >> bit)) ordinals.push(at * 8 + bit)
    }
  }
  return ordinals
}

/** Bits of words, those that a mask has too if there is one. Adds pairs, nibbles and bytes of a word at once. */
function countOf(words: Uint32Array, mask?: Mask, start = 0): number {
  let count = 0
  for (let index = 0; index < words.length; index += 1) {
    let word = (words[index] ?? 0) & (mask === undefined ? -1 : (mask[start + index] ?? 0))
    word -= (word >>> 1) & 0x55555555
    word = (word & 0x33333333) + ((word >>> 2) & 0x33333333)
    count += Math.imul((word + (word >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
  }
  return count
}
