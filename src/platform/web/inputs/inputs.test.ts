import { expect, it } from 'vitest'
import { parseNumber } from './parse-number.ts'
import { withTags } from './tags.ts'

it('a number can be typed in any digits', () => {
  expect(['12', '-3.5', '٣٫٥', '۱۲', '1 000', '12a', '', '1,5', '.5'].map(parseNumber)).toEqual([
    12,
    -3.5,
    3.5,
    12,
    1000,
    null,
    null,
    null,
    null,
  ])
})

it('tags are separated by commas and lines, without duplicates', () => {
  const limits = { maxLength: 10, most: 4 }
  expect(withTags(['Clay'], 'clay, glaze،  fired  twice \n', limits)).toEqual(['Clay', 'glaze', 'fired twic'])
  expect(withTags(['a', 'b', 'c'], 'd,e', limits)).toEqual(['a', 'b', 'c', 'd'])
})
