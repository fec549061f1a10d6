import fc from 'fast-check'
import { expect, test } from 'vitest'
import { onesOf } from './bits.rules.ts'
import { countCommon, roomFor } from './simd.rules.ts'

const words = (length: number) => fc.array(fc.integer({ min: -(2 ** 31), max: 2 ** 31 - 1 }), { minLength: length, maxLength: length })
const plainly = (one: Int32Array, other: Int32Array) => one.reduce((sum, word, at) => sum + onesOf(word & (other[at] ?? 0)), 0)

test('counts what two sets have in common as a walk over their words does, also in turn', () => {
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
        expect(countCommon(left, right)).toBe(plainly(left, right))
    }),
  )
})

test('goes on counting rightly when more sets were kept than there is room for', () => {
  const left = new Int32Array(2 ** 16).fill(0b101)
  const many = Array.from({ length: 100 }, (_, n) => new Int32Array(2 ** 16).fill(n))
  for (const round of [many, many]) for (const one of round) expect(countCommon(left, one)).toBe(plainly(left, one))
})

test('counts what was made in its own room, between sets of others', () => {
  fc.assert(
    fc.property(words(16), words(16), (...sets) => {
      const [one, other] = sets.map((set) => Int32Array.from(set)) as [Int32Array, Int32Array]
      for (const made of [one, other]) {
        expect(countCommon(one, other)).toBe(plainly(one, other))
        const room = roomFor(16)
        room.set(made)
        expect(countCommon(room, one)).toBe(plainly(made, one))
      }
    }),
  )
  expect(roomFor(2 ** 19)).toHaveLength(2 ** 19)
})

test('says so where it cannot', () => {
  expect(countCommon(new Int32Array(8), new Int32Array(12))).toBeNull()
  expect(countCommon(new Int32Array(6), new Int32Array(6))).toBeNull()
  expect(countCommon(new Int32Array(2 ** 19), new Int32Array(2 ** 19))).toBeNull()
})
