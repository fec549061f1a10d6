import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { countCharacters } from './characters.ts'

describe('characters', () => {
  test.each([
    ['café', 4],
    ['cafe\u0301', 4],
    ['👩‍👩‍👧‍👦', 1],
    ['👍🏽!', 2],
    ['سلام', 4],
    ['مَرحَبًا', 5],
    ['a\nb', 3],
  ])('of “%s” are %i', (text, count) => {
    expect(countCharacters(text)).toBe(count)
  })

  test('are counted alike with and without the segmenter', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[ -~\u00a0-\u02ff\u0620-\u064a\n]{0,40}$/), (text) => {
        expect(countCharacters(text)).toBe(countCharacters(`${text}\u{1f600}`) - 1)
      }),
    )
  })
})
