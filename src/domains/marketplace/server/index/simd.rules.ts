/**
 * Counts the intersection of two long sets 16 bytes at a time in WebAssembly (`count-common-bits.wat`), because JavaScript has no SIMD.
 * Stored sets are copied into its memory once.
 */
import { COUNT_COMMON_BITS } from './count-common-bits.wasm.ts'

/** Scratch bytes for the set that is counted against many others; the last one stays in place. */
const SCRATCH = 2 ** 20
/** Bytes for stored sets. When full, all are dropped and copied again on demand. */
const ROOM = 15 * 2 ** 20

const memory = new WebAssembly.Memory({ initial: (SCRATCH + ROOM) / 2 ** 16 })
const all = new Int32Array(memory.buffer)
let addresses = new WeakMap<Int32Array, number>()
let next = SCRATCH
let inScratch: WeakRef<Int32Array> | null = null

/** Scratch memory for a temporary set, so that the next count needs no copy; a later one overwrites it. */
export function scratchFor(length: number): Int32Array {
  inScratch = null
  return length * 4 > SCRATCH ? new Int32Array(length) : all.subarray(0, length)
}

/** Null when the sets are too long. Both must have the same number of words, a multiple of four. */
export function countCommonBits(words: Int32Array, kept: Int32Array): number | null {
  if (words.byteLength > SCRATCH || words.length !== kept.length || words.length % 4 !== 0 || words.length === 0) return null
  if (words.buffer !== memory.buffer && inScratch?.deref() !== words) {
    all.set(words)
    inScratch = new WeakRef(words)
  }
  return count(addressFor(kept), 0, words.byteLength)
}

function addressFor(words: Int32Array): number {
  const known = addresses.get(words)
  if (known !== undefined) return known
  if (next + words.byteLength > SCRATCH + ROOM) {
    addresses = new WeakMap()
    next = SCRATCH
  }
  const address = next
  all.set(words, address / 4)
  addresses.set(words, address)
  next += words.byteLength
  return address
}

const { exports } = new WebAssembly.Instance(new WebAssembly.Module(Buffer.from(COUNT_COMMON_BITS, 'base64')), { sets: { memory } })
const count = exports['count'] as (one: number, other: number, end: number) => number
