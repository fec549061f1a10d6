/**
 * Counts the intersection of two long sets 16 bytes at a time with hand-written WebAssembly, because JavaScript has no SIMD. Stored sets
 * are copied into its memory once.
 */

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

/** Encodes an unsigned number as LEB128. */
const number = (value: number): number[] => (value < 128 ? [value] : [(value & 127) | 128, ...number(value >> 7)])
const section = (kind: number, bytes: readonly number[]) => [kind, ...number(bytes.length), ...bytes]
const I32 = 0x7f
const V128 = 0x7b
const simd = (instruction: number) => [0xfd, ...number(instruction)]
const get = (local: number) => [0x20, local]
const loadAt = (local: number) => [...get(local), ...simd(0x00), 0, 0]
const lane = (index: number) => [...get(SUM), ...simd(0x1b), index]
const ADD = 0x6a
/** Parameters: addresses of the two sets and the end of the second. Local: a sum per 32-bit lane. */
const ONE = 0
const OTHER = 1
const END = 2
const SUM = 3

const BODY = [
  1,
  1,
  V128,
  0x03,
  0x40, // loop
  ...get(SUM),
  ...loadAt(ONE),
  ...loadAt(OTHER),
  ...simd(0x4e), // v128.and
  ...simd(0x62), // i8x16.popcnt
  ...simd(0x7d),
  ...simd(0x7f), // add bytes pairwise, then 16-bit pairs
  ...simd(0xae),
  0x21,
  SUM, // i32x4.add
  ...get(ONE),
  0x41,
  16,
  ADD,
  0x21,
  ONE,
  ...get(OTHER),
  0x41,
  16,
  ADD,
  0x22,
  OTHER,
  ...get(END),
  0x49,
  0x0d,
  0, // repeat while below the end
  0x0b,
  ...lane(0),
  ...lane(1),
  ADD,
  ...lane(2),
  ADD,
  ...lane(3),
  ADD,
  0x0b,
]

const { exports } = new WebAssembly.Instance(
  new WebAssembly.Module(
    Uint8Array.from([
      0x00,
      0x61,
      0x73,
      0x6d,
      1,
      0,
      0,
      0,
      ...section(1, [1, 0x60, 3, I32, I32, I32, 1, I32]), // one type: (i32, i32, i32) -> i32
      ...section(2, [1, 1, 0x6d, 1, 0x6d, 2, 0, 1]), // imports m.m as memory
      ...section(3, [1, 0]),
      ...section(7, [1, 1, 0x63, 0, 0]), // exports the function as c
      ...section(10, [1, ...number(BODY.length), ...BODY]),
    ]),
  ),
  { m: { m: memory } },
)
const count = exports['c'] as (one: number, other: number, end: number) => number
