import fc from 'fast-check'
import { expect, test } from 'vitest'
import { docIds, type Mask, maskFromDocs } from './mask.rules.ts'
import { splitByPoints } from './relevance.rules.ts'
import { intersect } from './sets.rules.ts'
import { EMPTY_LEVELS, MATCH_LEVEL, updateLevels } from './words.rules.ts'

const PLACES = Array.from({ length: 40 }, (_, n) => n * 300)
const PIECES = 2
const { description, name, wholeInName, nowhere } = MATCH_LEVEL
/** The match level of a word at every doc id. */
const word = fc.array(fc.constantFrom(description, name, wholeInName, nowhere), { minLength: PLACES.length, maxLength: PLACES.length })
const entriesOf = (levels: readonly number[]) => PLACES.map((place, index) => (place << 2) | (levels[index] ?? nowhere))
const ascending = (mask: Mask | undefined) => (mask ? [...docIds(mask)].sort((one, other) => one - other) : [])

test('a listing gets two points for each whole word in its name, one for a longer word', () => {
  fc.assert(
    fc.property(fc.array(word, { minLength: 1, maxLength: 3 }), fc.array(fc.integer({ min: 0, max: 39 })), (words, chosen) => {
      const known = words.map((levels) => ({ levels: updateLevels(EMPTY_LEVELS, entriesOf(levels), PIECES), texts: true }))
      const having = known.map(({ levels }) => levels[description] as Mask)
      const left = intersect([
        maskFromDocs(
          chosen.map((index) => PLACES[index] ?? 0),
          PIECES,
        ),
        ...having,
      ])
      const parts = splitByPoints(left, known)
      const pointsOf = (index: number) =>
        words.reduce((sum, levels) => sum + (levels[index] === nowhere ? Number.NaN : (levels[index] ?? 0)), 0)
      for (let points = 0; points <= 2 * words.length; points += 1) {
        const expected = PLACES.filter((_, index) => chosen.includes(index) && pointsOf(index) === points)
        expect(ascending(parts[points])).toEqual(expected)
      }
    }),
  )
})

test('later matches of a word replace earlier ones of the same listings', () => {
  fc.assert(
    fc.property(word, word, fc.array(fc.integer({ min: 0, max: 39 })), (before, after, changed) => {
      const told = entriesOf(after).filter((_, index) => changed.includes(index))
      const levels = updateLevels(updateLevels(EMPTY_LEVELS, entriesOf(before), PIECES), told, PIECES)
      const now = before.map((level, index) => (changed.includes(index) ? after[index] : level))
      for (const level of [description, name, wholeInName])
        expect(ascending(levels[level])).toEqual(PLACES.filter((_, index) => now[index] !== nowhere && (now[index] ?? 0) >= level))
    }),
  )
})
