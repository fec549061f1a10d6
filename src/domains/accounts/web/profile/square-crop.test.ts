import fc from 'fast-check'
import { expect, test } from 'vitest'
import { centeredSquare, toSquareCrop } from './square-crop.ts'

test('the crop starts with the largest centered square', () => {
  expect(centeredSquare({ width: 400, height: 200 })).toEqual({ unit: '%', x: 25, y: 0, width: 50, height: 100 })
  expect(toSquareCrop(centeredSquare({ width: 400, height: 200 }), { width: 400, height: 200 })).toEqual({
    left: 0.25,
    top: 0,
    width: 0.5,
    height: 1,
  })
})

test('every crop on the screen is sent as a square of whole pixels inside the image', () => {
  const side = fc.integer({ min: 1, max: 2560 })
  const percent = fc.double({ min: 0, max: 100, noNaN: true })
  fc.assert(
    fc.property(side, side, percent, percent, percent, percent, (width, height, x, y, w, h) => {
      const crop = toSquareCrop({ x, y, width: w, height: h }, { width, height })
      expect(Math.round(crop.width * width)).toBe(Math.round(crop.height * height))
      expect(Math.round(crop.width * width)).toBeGreaterThanOrEqual(1)
      expect(Math.min(crop.left, crop.top)).toBeGreaterThanOrEqual(0)
      expect(Math.round((crop.left + crop.width) * width)).toBeLessThanOrEqual(width)
      expect(Math.round((crop.top + crop.height) * height)).toBeLessThanOrEqual(height)
    }),
  )
})
