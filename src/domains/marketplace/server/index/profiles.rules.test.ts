import fc from 'fast-check'
import { expect, test } from 'vitest'
import { EMPTY_MASK, maskFromDocs } from './mask.rules.ts'
import { countProfiles, emptyProfiles, FACETS, facetFor, toggleToken } from './profiles.rules.ts'
import { formatToken, type Token } from './tokens.rules.ts'

const PIECES = 2
const PLACES = Array.from({ length: 30 }, (_, n) => n * 500)
const plain = (kind: Token['kind'], a: string, b = ''): Token => ({ kind, a, b })
const TOKENS = [
  ...['tech', 'lamps', 'apparel'].map((slug) => plain('category', slug)),
  ...['4', '3'].map((stars) => plain('rating', stars)),
  plain('vendor', 'dar-amira'),
  plain('price', '7'),
  plain('stocked', ''),
  plain('form', 'color=sage'),
  plain('form', 'color=ink'),
  plain('form', 'size=M'),
  plain('form', 'material=oak'),
]
/** Tokens and their new listings, one step after another. */
const steps = fc.array(fc.tuple(fc.nat(TOKENS.length - 1), fc.subarray(PLACES)), { maxLength: 30 })

test('counting by rows equals counting by masks after any changes', () => {
  fc.assert(
    fc.property(steps, fc.subarray(PLACES), (moves, places) => {
      const profiles = emptyProfiles()
      const masks = new Map(TOKENS.map((token) => [token, EMPTY_MASK]))
      const listings = new Map<Token, readonly number[]>()
      for (const [index, now] of moves) {
        const token = TOKENS[index] as Token
        const mask = maskFromDocs(now, PIECES)
        toggleToken(profiles, token, [0, 1], masks.get(token) ?? EMPTY_MASK, mask)
        masks.set(token, mask)
        listings.set(token, now)
      }
      const counts = countProfiles(profiles, listings.size > 0 ? FACETS : [], Int32Array.from(places))
      for (const token of TOKENS)
        expect(counts.get(formatToken(token)) ?? 0, formatToken(token)).toBe(
          places.filter((place) => listings.get(token)?.includes(place)).length,
        )
    }),
  )
})

test('a form of several options, and the token of every listing, are not in profiles', () => {
  expect([plain('form', 'color=sage\u001fsize=M'), plain('form', ''), plain('stocked', 'color=sage')].map(facetFor)).toEqual([
    null,
    null,
    null,
  ])
})
