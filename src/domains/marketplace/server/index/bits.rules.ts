/**
 * Bit positions of doc ids. Doc n is bit n & 8191 of piece n >> 13 in the database. PostgreSQL numbers the bits of a byte from the most
 * significant one, 32-bit words in memory from the least, hence the XOR with 7.
 */

/** 32-bit words per piece. */
export const WORDS_PER_PIECE = 256

/** The bit of a doc id within its word. */
export const docBit = (place: number) => 1 << ((place & 31) ^ 7)

/** Visits the doc ids of a word's set bits, in no particular order within a byte. */
export function forEachDoc(bits: number, word: number, visit: (place: number) => void): void {
  for (let left = bits; left !== 0; left &= left - 1) visit((word * 32 + 31 - Math.clz32(left & -left)) ^ 7)
}

/** Population counts of all 16-bit values; a table lookup is faster than computing them. */
const POPCOUNTS = new Uint8Array(2 ** 16)
for (let bits = 1; bits < POPCOUNTS.length; bits += 1) POPCOUNTS[bits] = (POPCOUNTS[bits >> 1] as number) + (bits & 1)

export const popcount = (word: number) => (POPCOUNTS[word & 0xffff] as number) + (POPCOUNTS[word >>> 16] as number)
