/**
 * Counts what two long sets have in common, sixteen bytes at a time, which JavaScript cannot: a few instructions of WebAssembly,
 * written out. Sets that are kept are copied into its memory once and found there again.
 */

/** Bytes of a set that is counted against many others; the last one that was is still there. */
const SCRATCH = 2 ** 20
/** What is kept beside it; when it is full all of it goes, and whatever is asked for again is copied again. */
const ROOM = 15 * 2 ** 20

const memory = new WebAssembly.Memory({ initial: (SCRATCH + ROOM) / 2 ** 16 })
const all = new Int32Array(memory.buffer)
let addresses = new WeakMap<Int32Array, number>()
let next = SCRATCH
let inScratch: WeakRef<Int32Array> | null = null

/** Room for a set that is made for one count: the next one counts it without a copy, or writes over it. */
export function roomFor(length: number): Int32Array {
  inScratch = null
  return length * 4 > SCRATCH ? new Int32Array(length) : all.subarray(0, length)
}

/** Null: they are too long for this. Both have as many words, a multiple of four. */
export function countCommon(words: Int32Array, kept: Int32Array): number | null {
  if (words.byteLength > SCRATCH || words.length !== kept.length || words.length % 4 !== 0 || words.length === 0) return null
  if (words.buffer !== memory.buffer && inScratch?.deref() !== words) {
    all.set(words)
    inScratch = new WeakRef(words)
  }
  return count(addressOf(kept), 0, words.byteLength)
}

function addressOf(words: Int32Array): number {
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

/** Numbers in seven bits a byte, as instructions have them. */
const number = (value: number): number[] => (value < 128 ? [value] : [(value & 127) | 128, ...number(value >> 7)])
const section = (kind: number, bytes: readonly number[]) => [kind, ...number(bytes.length), ...bytes]
const [I32, V128] = [0x7f, 0x7b]
const simd = (instruction: number) => [0xfd, ...number(instruction)]
const get = (local: number) => [0x20, local]
const loadAt = (local: number) => [...get(local), ...simd(0x00), 0, 0]
const lane = (index: number) => [...get(SUM), ...simd(0x1b), index]
const ADD = 0x6a
/** Parameters: addresses of the two sets, and where the second one ends. Locals: ones per lane of four bytes. */
const [ONE, OTHER, END, SUM] = [0, 1, 2, 3]

const BODY = [
  ...[1, 1, V128],
  ...[0x03, 0x40], // loop
  ...get(SUM),
  ...[...loadAt(ONE), ...loadAt(OTHER), ...simd(0x4e)], // v128.and
  ...simd(0x62), // i8x16.popcnt
  ...[...simd(0x7d), ...simd(0x7f)], // bytes in pairs, and pairs of these
  ...[...simd(0xae), 0x21, SUM], // i32x4.add
  ...[...get(ONE), 0x41, 16, ADD, 0x21, ONE],
  ...[...get(OTHER), 0x41, 16, ADD, 0x22, OTHER],
  ...[...get(END), 0x49, 0x0d, 0], // as long as it is below the end
  0x0b,
  ...[...lane(0), ...lane(1), ADD, ...lane(2), ADD, ...lane(3), ADD],
  0x0b,
]

const { exports } = new WebAssembly.Instance(
  new WebAssembly.Module(
    Uint8Array.from([
      ...[0x00, 0x61, 0x73, 0x6d, 1, 0, 0, 0],
      ...section(1, [1, 0x60, 3, I32, I32, I32, 1, I32]), // one type: three numbers to one
      ...section(2, [1, 1, 0x6d, 1, 0x6d, 2, 0, 1]), // m.m is its memory
      ...section(3, [1, 0]),
      ...section(7, [1, 1, 0x63, 0, 0]), // c is the function
      ...section(10, [1, ...number(BODY.length), ...BODY]),
    ]),
  ),
  { m: { m: memory } },
)
const count = exports['c'] as (one: number, other: number, end: number) => number
