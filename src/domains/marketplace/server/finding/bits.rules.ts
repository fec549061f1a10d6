/**
 * Sets of listings as bits, in pieces of 8192 like those of the database: listing n is bit n & 8191 of piece n >> 13. A set that is
 * kept has only the pieces it needs and knows its size.
 */

/** In words of 32 bits. */
export const PIECE = 256

type Piece = { bits: Int32Array<ArrayBuffer>; count: number }
export type Bits = { pieces: (Piece | undefined)[]; count: number }

export const noBits = (): Bits => ({ pieces: [], count: 0 })

export function bitsOf(ordinals: readonly number[]): Bits {
  const set = noBits()
  for (const ordinal of ordinals) putPlace(set, ordinal, true)
  return set
}

/** Puts a piece in the place of what was there. Its bytes are PostgreSQL's: the first place is the highest bit of the first byte. */
export function putPiece(set: Bits, piece: number, bytes: Uint8Array): void {
  const bits = new Int32Array(PIECE)
  new Uint8Array(bits.buffer).set(bytes)
  const count = countOf(bits)
  set.count += count - (set.pieces[piece]?.count ?? 0)
  set.pieces[piece] = count > 0 ? { bits, count } : undefined
}

/** Adds one listing, or takes it out. */
export function putPlace(set: Bits, ordinal: number, isIn: boolean): void {
  const piece = set.pieces[ordinal >> 13] ?? { bits: new Int32Array(PIECE), count: 0 }
  const bytes = new Uint8Array(piece.bits.buffer)
  const [at, bit] = [(ordinal & 8191) >> 3, 0x80 >> (ordinal & 7)]
  const was = ((bytes[at] ?? 0) & bit) !== 0
  if (was === isIn) return
  bytes[at] = (bytes[at] ?? 0) ^ bit
  const change = isIn ? 1 : -1
  piece.count += change
  set.count += change
  set.pieces[ordinal >> 13] = piece
}

export function sizeOf({ pieces }: Bits): number {
  return pieces.reduce((size) => size + 1, 0)
}

/** How many listings any of these sets has and none of those. */
export function countAny(any: readonly Bits[], none: readonly Bits[]): number {
  const scratch = new Int32Array(PIECE)
  let count = 0
  for (let piece = lengthOf(any); piece-- > 0; ) count += joinPiece(scratch, piece, any, none) ? countOf(scratch) : 0
  return count
}

export const lengthOf = (sets: readonly Bits[]) => Math.max(0, ...sets.map(({ pieces }) => pieces.length))

/** Makes `target` what any of these sets has in a piece and none of those. False: nothing. */
export function joinPiece(target: Int32Array, piece: number, any: readonly Bits[], none: readonly Bits[]): boolean {
  target.fill(0)
  const added = any.flatMap(({ pieces }) => pieces[piece]?.bits ?? [])
  for (const bits of added) for (let word = 0; word < PIECE; word += 1) target[word] = (target[word] as number) | (bits[word] as number)
  for (const { pieces } of none) {
    const bits = pieces[piece]?.bits
    if (bits) for (let word = 0; word < PIECE; word += 1) target[word] = (target[word] as number) & ~(bits[word] as number)
  }
  return added.length > 0
}

export function countOf(words: Int32Array): number {
  let count = 0
  for (let word = 0; word < words.length; word += 1) count += onesOf(words[word] as number)
  return count
}

/** Ones of sixteen bits, looked up: quicker than adding them up. */
const ONES = new Uint8Array(2 ** 16)
for (let bits = 1; bits < ONES.length; bits += 1) ONES[bits] = (ONES[bits >> 1] as number) + (bits & 1)

export const onesOf = (word: number) => (ONES[word & 0xffff] as number) + (ONES[word >>> 16] as number)
