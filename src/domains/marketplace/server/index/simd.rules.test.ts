import fc from 'fast-check'
import { expect, test } from 'vitest'
import { popcount } from './bits.rules.ts'
import { countCommonBits, scratchFor } from './simd.rules.ts'

const words = (length: number) => fc.array(fc.integer({ min: -(2 ** 31), max: 2 ** 31 - 1 }), { minLength: length, maxLength: length })
const plainly = (one: Int32Array, other: Int32Array) => one.reduce((sum, word, at) => sum + popcount(word & (other[at] ?? 0)), 0)

test('counts intersections like a plain loop, also repeatedly', () => {
  fc.assert(
    fc.property(words(16), words(16), words(16), (...sets) => {
      const [one, other, third] = sets.map((set) => Int32Array.from(set)) as [Int32Array, Int32Array, Int32Array]
      for (const [left, right] of [
        [one, other],
        [one, third],
        [other, one],
        [one, other],
        [third, third],
      ] as const)
        expect(countCommonBits(left, right)).toBe(plainly(left, right))
    }),
  )
})

test('stays correct when more sets are stored than fit', () => {
  const left = new Int32Array(2 ** 16).fill(0b101)
  const many = Array.from({ length: 100 }, (_, n) => new Int32Array(2 ** 16).fill(n))
  for (const round of [many, many]) for (const one of round) expect(countCommonBits(left, one)).toBe(plainly(left, one))
})

test('counts sets built in scratch memory, between others', () => {
  fc.assert(
    fc.property(words(16), words(16), (...sets) => {
      const [one, other] = sets.map((set) => Int32Array.from(set)) as [Int32Array, Int32Array]
      for (const made of [one, other]) {
        expect(countCommonBits(one, other)).toBe(plainly(one, other))
        const room = scratchFor(16)
        room.set(made)
        expect(countCommonBits(room, one)).toBe(plainly(made, one))
      }
    }),
  )
  expect(scratchFor(2 ** 19)).toHaveLength(2 ** 19)
})

test('returns null for sets that are too long', () => {
  expect(countCommonBits(new Int32Array(8), new Int32Array(12))).toBeNull()
  expect(countCommonBits(new Int32Array(6), new Int32Array(6))).toBeNull()
  expect(countCommonBits(new Int32Array(2 ** 19), new Int32Array(2 ** 19))).toBeNull()
})
