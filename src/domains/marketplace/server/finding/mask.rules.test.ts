import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { bitsOf, countAny, noBits, putPiece, putPlace } from './bits.rules.ts'
import { common, countAnyIn, countIn, maskAny, ordinalsOf } from './mask.rules.ts'

const PIECES = 3
/** Few or many listings, in one piece or in all. */
const ordinals = fc.oneof(
  fc.uniqueArray(fc.nat(PIECES * 8192 - 1), { maxLength: 40 }),
  fc.tuple(fc.nat(8000), fc.integer({ min: 1, max: 9 })).map(([first, step]) => Array.from({ length: 1500 }, (_, n) => first + n * step)),
)
const listings = fc.array(ordinals, { minLength: 1, maxLength: 3 })
const anyOf = (sets: readonly number[][]) => new Set(sets.flat())
const ascending = (set: Iterable<number>) => [...set].sort((one, other) => one - other)

describe('bits count what sets of numbers count', () => {
  test('what any of them has and none of the others, alone and under a mask', () => {
    fc.assert(
      fc.property(listings, fc.array(ordinals, { maxLength: 2 }), ordinals, (any, none, under) => {
        const others = anyOf(none)
        const left = new Set([...anyOf(any)].filter((ordinal) => !others.has(ordinal)))
        const [anyBits, noneBits] = [any.map(bitsOf), none.map(bitsOf)]
        const mask = maskAny(anyBits, noneBits, PIECES)
        expect(ordinalsOf(mask)).toEqual(ascending(left))
        expect([mask.count, countAny(anyBits, noneBits)]).toEqual([left.size, left.size])
        const other = maskAny([bitsOf(under)], [], PIECES)
        const both = new Set(under.filter((ordinal) => left.has(ordinal)))
        expect(ordinalsOf(common([mask, other]))).toEqual(ascending(both))
        expect([countAnyIn(anyBits, noneBits, other), countIn(bitsOf(under), mask)]).toEqual([both.size, both.size])
      }),
    )
  })

  test('a listing is put in and taken out again, once each', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.nat(20), fc.boolean())), (moves) => {
        const [set, model] = [noBits(), new Set<number>()]
        for (const [ordinal, isIn] of moves) {
          putPlace(set, ordinal * 1000, isIn)
          if (isIn) model.add(ordinal * 1000)
          else model.delete(ordinal * 1000)
        }
        expect([set.count, ordinalsOf(maskAny([set], [], PIECES))]).toEqual([model.size, ascending(model)])
      }),
    )
  })

  test('a piece takes the place of what was there', () => {
    const set = bitsOf([1, 8193, 8194])
    putPiece(
      set,
      1,
      Uint8Array.from({ length: 1024 }, (_, byte) => (byte === 0 ? 0b1000_0001 : 0)),
    )
    expect([set.count, ordinalsOf(maskAny([set], [], PIECES))]).toEqual([3, [1, 8192, 8199]])
    putPiece(set, 1, new Uint8Array(1024))
    expect([set.count, ordinalsOf(maskAny([set], [], PIECES))]).toEqual([1, [1]])
  })
})
