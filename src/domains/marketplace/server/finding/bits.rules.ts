/**
 * Bits of listings: listing n is bit n & 8191 of piece n >> 13 of the database, whose bytes count their bits from the other end
 * than words of 32 bits do.
 */

/** Words of a piece. */
export const PIECE = 256

/** The bit of a place in its word. */
export const bitOf = (place: number) => 1 << ((place & 31) ^ 7)

/** The places of a word's bits, in no particular order within a byte. */
export function eachPlace(bits: number, word: number, visit: (place: number) => void): void {
  for (let left = bits; left !== 0; left &= left - 1) visit((word * 32 + 31 - Math.clz32(left & -left)) ^ 7)
}

/** Ones of sixteen bits, looked up: quicker than adding them up. */
const ONES = new Uint8Array(2 ** 16)
for (let bits = 1; bits < ONES.length; bits += 1) ONES[bits] = (ONES[bits >> 1] as number) + (bits & 1)

export const onesOf = (word: number) => (ONES[word & 0xffff] as number) + (ONES[word >>> 16] as number)
