import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { docIds, EMPTY_MASK, hasDoc, maskFromDocs, withDocs, withPieces } from './mask.rules.ts'
import { countIntersection, countUnionWithin, intersect, split, unionExcept } from './sets.rules.ts'

const PIECES = 3
/** Few or many listings, in one piece or in all. */
const ordinals = fc.oneof(
  fc.uniqueArray(fc.nat(PIECES * 8192 - 1), { maxLength: 40 }),
  fc.tuple(fc.nat(8000), fc.integer({ min: 1, max: 9 })).map(([first, step]) => Array.from({ length: 1500 }, (_, n) => first + n * step)),
)
const listings = fc.array(ordinals, { minLength: 1, maxLength: 3 })
const anyOf = (sets: readonly number[][]) => new Set(sets.flat())
const ascending = (set: Iterable<number>) => [...set].sort((one, other) => one - other)
const maskOf = (places: readonly number[]) => maskFromDocs(places, PIECES)

describe('masks behave like sets of numbers', () => {
  test('union, difference and intersection', () => {
    fc.assert(
      fc.property(listings, fc.array(ordinals, { maxLength: 2 }), ordinals, (any, none, under) => {
        const others = anyOf(none)
        const left = new Set([...anyOf(any)].filter((ordinal) => !others.has(ordinal)))
        const anyMasks = any.map(maskOf)
        const noneMasks = none.map(maskOf)
        const other = maskOf(under)
        const mask = unionExcept(anyMasks, noneMasks, PIECES)
        expect([ascending(docIds(mask)), mask.count]).toEqual([ascending(left), left.size])
        const both = new Set(under.filter((ordinal) => left.has(ordinal)))
        const { inside, outside } = split(mask, other)
        for (const same of [intersect([mask, other]), inside]) expect(ascending(docIds(same))).toEqual(ascending(both))
        expect(ascending(docIds(outside))).toEqual(ascending(left).filter((ordinal) => !both.has(ordinal)))
        expect([countUnionWithin(other, anyMasks, noneMasks), countIntersection(mask, other), countIntersection(other, mask)]).toEqual(
          Array.from({ length: 3 }, () => both.size),
        )
        expect(under.filter((place) => hasDoc(mask, place)).length).toBe(both.size)
      }),
    )
  })

  test('a mask with fewer pieces contains nothing in the missing ones', () => {
    const short = maskFromDocs([1, 8191], 1)
    const long = maskFromDocs([1, 9000, 20_000], PIECES)
    expect([countIntersection(short, long), countIntersection(long, short), intersect([short, long]).count]).toEqual([1, 1, 1])
    expect(ascending(docIds(unionExcept([short, long], [], PIECES)))).toEqual([1, 8191, 9000, 20_000])
    expect(ascending(docIds(unionExcept([short], [], PIECES)))).toEqual([1, 8191])
  })

  test('listings are added and removed; doc ids beyond the last piece are ignored', () => {
    fc.assert(
      fc.property(ordinals, ordinals, ordinals, (were, come, go) => {
        const mask = withDocs(maskOf(were), PIECES, [...come, PIECES * 8192 + 5], go)
        const left = new Set([...were.filter((ordinal) => !go.includes(ordinal)), ...come])
        expect([ascending(docIds(mask)), mask.count]).toEqual([ascending(left), left.size])
      }),
    )
  })

  test('a new piece replaces the old one, in PostgreSQL’s bit order', () => {
    const piece = (first: number) => Uint8Array.from({ length: 1024 }, (_, byte) => (byte === 0 ? first : 0))
    const mask = withPieces(maskOf([1, 8193, 8194]), PIECES, [{ piece: 1, bits: piece(0b1000_0001) }])
    expect([mask.count, ascending(docIds(mask))]).toEqual([3, [1, 8192, 8199]])
    expect(ascending(docIds(withPieces(mask, PIECES, [{ piece: 1, bits: piece(0) }])))).toEqual([1])
    expect(withPieces(EMPTY_MASK, PIECES, [{ piece: 2, bits: piece(0b0100_0000) }]).count).toBe(1)
  })
})
