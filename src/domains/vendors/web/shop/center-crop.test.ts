import { expect, test } from 'vitest'
import { centerCrop } from './center-crop.ts'

test.each([
  ['a wide picture as a square', { width: 400, height: 200 }, 1, { left: 0.25, top: 0, width: 0.5, height: 1 }],
  ['a high picture as a square', { width: 200, height: 400 }, 1, { left: 0, top: 0.25, width: 1, height: 0.5 }],
  ['a square as a banner', { width: 400, height: 400 }, 4, { left: 0, top: 0.375, width: 1, height: 0.25 }],
])('the center of %s', (_, picture, shape, middle) => {
  expect(centerCrop(picture, shape)).toEqual(middle)
})
