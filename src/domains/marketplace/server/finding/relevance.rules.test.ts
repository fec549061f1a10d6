import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Mask, maskAt, placesOf } from './mask.rules.ts'
import { byPoints } from './relevance.rules.ts'
import { common } from './sets.rules.ts'
import { LEVEL, levelsWith, NO_LEVELS } from './words.rules.ts'

const PLACES = Array.from({ length: 40 }, (_, n) => n * 300)
const PIECES = 2
const { description, name, wholeInName, nowhere } = LEVEL
/** Of a word: its level at every place. */
const word = fc.array(fc.constantFrom(description, name, wholeInName, nowhere), { minLength: PLACES.length, maxLength: PLACES.length })
const entriesOf = (levels: readonly number[]) => PLACES.map((place, index) => (place << 2) | (levels[index] ?? nowhere))
const ascending = (mask: Mask | undefined) => (mask ? [...placesOf(mask)].sort((one, other) => one - other) : [])

test('a listing has two points for every word that is in its name as it is, one for a longer one', () => {
  fc.assert(
    fc.property(fc.array(word, { minLength: 1, maxLength: 3 }), fc.array(fc.integer({ min: 0, max: 39 })), (words, chosen) => {
      const known = words.map((levels) => ({ levels: levelsWith(NO_LEVELS, entriesOf(levels), PIECES), texts: true }))
      const having = known.map(({ levels }) => levels[description] as Mask)
      const left = common([
        maskAt(
          chosen.map((index) => PLACES[index] ?? 0),
          PIECES,
        ),
        ...having,
      ])
      const parts = byPoints(left, known)
      const pointsOf = (index: number) =>
        words.reduce((sum, levels) => sum + (levels[index] === nowhere ? Number.NaN : (levels[index] ?? 0)), 0)
      for (let points = 0; points <= 2 * words.length; points += 1) {
        const expected = PLACES.filter((_, index) => chosen.includes(index) && pointsOf(index) === points)
        expect(ascending(parts[points])).toEqual(expected)
      }
    }),
  )
})

test('what is told of a word later takes the place of what was known of the same listings', () => {
  fc.assert(
    fc.property(word, word, fc.array(fc.integer({ min: 0, max: 39 })), (before, after, changed) => {
      const told = entriesOf(after).filter((_, index) => changed.includes(index))
      const levels = levelsWith(levelsWith(NO_LEVELS, entriesOf(before), PIECES), told, PIECES)
      const now = before.map((level, index) => (changed.includes(index) ? after[index] : level))
      for (const level of [description, name, wholeInName])
        expect(ascending(levels[level])).toEqual(PLACES.filter((_, index) => now[index] !== nowhere && (now[index] ?? 0) >= level))
    }),
  )
})
