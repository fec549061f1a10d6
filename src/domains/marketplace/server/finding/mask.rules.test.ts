import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { changed, hasPlace, maskAt, NONE, placesOf, withPieces } from './mask.rules.ts'
import { common, countBoth, countEither, either, split } from './sets.rules.ts'

const PIECES = 3
/** Few or many listings, in one piece or in all. */
const ordinals = fc.oneof(
  fc.uniqueArray(fc.nat(PIECES * 8192 - 1), { maxLength: 40 }),
  fc.tuple(fc.nat(8000), fc.integer({ min: 1, max: 9 })).map(([first, step]) => Array.from({ length: 1500 }, (_, n) => first + n * step)),
)
const listings = fc.array(ordinals, { minLength: 1, maxLength: 3 })
const anyOf = (sets: readonly number[][]) => new Set(sets.flat())
const ascending = (set: Iterable<number>) => [...set].sort((one, other) => one - other)
const maskOf = (places: readonly number[]) => maskAt(places, PIECES)

describe('masks hold and count what sets of numbers do', () => {
  test('what any of them has and none of the others, and what several have in common', () => {
    fc.assert(
      fc.property(listings, fc.array(ordinals, { maxLength: 2 }), ordinals, (any, none, under) => {
        const others = anyOf(none)
        const left = new Set([...anyOf(any)].filter((ordinal) => !others.has(ordinal)))
        const [anyMasks, noneMasks, other] = [any.map(maskOf), none.map(maskOf), maskOf(under)]
        const mask = either(anyMasks, noneMasks, PIECES)
        expect([ascending(placesOf(mask)), mask.count]).toEqual([ascending(left), left.size])
        const both = new Set(under.filter((ordinal) => left.has(ordinal)))
        const { inside, outside } = split(mask, other)
        for (const same of [common([mask, other]), inside]) expect(ascending(placesOf(same))).toEqual(ascending(both))
        expect(ascending(placesOf(outside))).toEqual(ascending(left).filter((ordinal) => !both.has(ordinal)))
        expect([countEither(other, anyMasks, noneMasks), countBoth(mask, other), countBoth(other, mask)]).toEqual(
          Array.from({ length: 3 }, () => both.size),
        )
        expect(under.filter((place) => hasPlace(mask, place)).length).toBe(both.size)
      }),
    )
  })

  test('a mask of fewer pieces has none of the further ones', () => {
    const short = maskAt([1, 8191], 1)
    const long = maskAt([1, 9000, 20_000], PIECES)
    expect([countBoth(short, long), countBoth(long, short), common([short, long]).count]).toEqual([1, 1, 1])
    expect(ascending(placesOf(either([short, long], [], PIECES)))).toEqual([1, 8191, 9000, 20_000])
    expect(ascending(placesOf(either([short], [], PIECES)))).toEqual([1, 8191])
  })

  test('listings are put in and taken out, those beyond the pieces are left out', () => {
    fc.assert(
      fc.property(ordinals, ordinals, ordinals, (were, come, go) => {
        const mask = changed(maskOf(were), PIECES, [...come, PIECES * 8192 + 5], go)
        const left = new Set([...were.filter((ordinal) => !go.includes(ordinal)), ...come])
        expect([ascending(placesOf(mask)), mask.count]).toEqual([ascending(left), left.size])
      }),
    )
  })

  test('a piece takes the place of what was there, in the order of PostgreSQL’s bits', () => {
    const piece = (first: number) => Uint8Array.from({ length: 1024 }, (_, byte) => (byte === 0 ? first : 0))
    const mask = withPieces(maskOf([1, 8193, 8194]), PIECES, [{ piece: 1, bits: piece(0b1000_0001) }])
    expect([mask.count, ascending(placesOf(mask))]).toEqual([3, [1, 8192, 8199]])
    expect(ascending(placesOf(withPieces(mask, PIECES, [{ piece: 1, bits: piece(0) }])))).toEqual([1])
    expect(withPieces(NONE, PIECES, [{ piece: 2, bits: piece(0b0100_0000) }]).count).toBe(1)
  })
})
