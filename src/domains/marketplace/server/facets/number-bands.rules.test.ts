import fc from 'fast-check'
import { expect, test } from 'vitest'
import { numberBandEnd, numberBandFor } from './number-bands.rules.ts'

test('screens of 24 and 27 inches are in one band, books of 320 and 640 pages in two', () => {
  const band = (value: number) => [numberBandFor(value), numberBandEnd(numberBandFor(value))]
  expect([24, 27, 320, 640, 1000, 0.7, 0].map(band)).toEqual([
    [20, 30],
    [20, 30],
    [300, 500],
    [500, 700],
    [1000, 1500],
    [0.7, 1],
    [0, 0.001],
  ])
})

test('for any number, its band begins at or below it and ends above it', () => {
  const thousandths = fc.integer({ min: 0, max: 1_000_000_000_000 })
  fc.assert(
    fc.property(thousandths, (value) => {
      const number = value / 1000
      const from = numberBandFor(number)
      expect(from).toBeLessThanOrEqual(number)
      expect(numberBandEnd(from)).toBeGreaterThan(number)
      expect(numberBandFor(from)).toBe(from)
    }),
  )
})
