import fc from 'fast-check'
import { expect, test } from 'vitest'
import { maskAt, NONE } from './mask.rules.ts'
import { countProfiles, FACETS, facetOf, noProfiles, turn } from './profiles.rules.ts'
import { type Token, tokenText } from './tokens.rules.ts'

const PIECES = 2
const PLACES = Array.from({ length: 30 }, (_, n) => n * 500)
const plain = (kind: Token['kind'], a: string, b = ''): Token => ({ kind, a, b })
const TOKENS = [
  ...['tech', 'lamps', 'apparel'].map((slug) => plain('category', slug)),
  ...['4', '3'].map((stars) => plain('rating', stars)),
  ...[plain('vendor', 'dar-amira'), plain('price', '7'), plain('stocked', '')],
  ...[plain('form', 'sage'), plain('form', 'ink'), plain('form', '', 'M')],
]
/** Which token gets which listings, one after another. */
const steps = fc.array(fc.tuple(fc.nat(TOKENS.length - 1), fc.subarray(PLACES)), { maxLength: 30 })

test('rows count what the tokens’ own listings do, however these came and went', () => {
  fc.assert(
    fc.property(steps, fc.subarray(PLACES), (moves, places) => {
      const profiles = noProfiles()
      const masks = new Map(TOKENS.map((token) => [token, NONE]))
      const listings = new Map<Token, readonly number[]>()
      for (const [index, now] of moves) {
        const token = TOKENS[index] as Token
        const mask = maskAt(now, PIECES)
        turn(profiles, token, [0, 1], masks.get(token) ?? NONE, mask)
        masks.set(token, mask)
        listings.set(token, now)
      }
      const counts = countProfiles(profiles, listings.size > 0 ? FACETS : [], Int32Array.from(places))
      for (const token of TOKENS)
        expect(counts.get(tokenText(token)) ?? 0, tokenText(token)).toBe(
          places.filter((place) => listings.get(token)?.includes(place)).length,
        )
    }),
  )
})

test('a pair of colour and size, and what every listing has, stand in no row', () => {
  expect([plain('form', 'sage', 'M'), plain('form', ''), plain('stocked', 'sage')].map(facetOf)).toEqual([null, null, null])
})
