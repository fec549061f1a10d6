import fc from 'fast-check'
import { expect, test } from 'vitest'
import { arrivingValue, averageCost, leavingValue } from './value.rules.ts'

test('whatever leaves in whatever parts, the last unit takes the rest: value is neither made nor lost', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 1_000_000_000_000 }),
      fc.array(fc.integer({ min: 1, max: 1000 }), { minLength: 1, maxLength: 20 }),
      (value, parts) => {
        const stock = { onHand: parts.reduce((sum, units) => sum + units, 0), valueMinor: value }
        let left = 0
        for (const units of parts) {
          const leaves = leavingValue(stock, units)
          expect(leaves).toBeGreaterThanOrEqual(0)
          stock.onHand -= units
          stock.valueMinor -= leaves
          expect(stock.valueMinor).toBeGreaterThanOrEqual(0)
          left += leaves
        }
        expect([stock.valueMinor, left]).toEqual([0, value])
      },
    ),
  )
})

test('an average cost is rounded to the minor unit, and not known for nothing or without a value', () => {
  expect(averageCost({ onHand: 3, valueMinor: 100 })).toBe(33)
  expect(averageCost({ onHand: 0, valueMinor: 0 })).toBeNull()
  expect(averageCost({ onHand: 3, valueMinor: 0 })).toBeNull()
})

test('what comes without a cost is worth what is there on average, else nothing', () => {
  expect(arrivingValue({ onHand: 3, valueMinor: 100 }, 2, null)).toBe(67)
  expect(arrivingValue({ onHand: 0, valueMinor: 0 }, 2, null)).toBe(0)
  expect(arrivingValue({ onHand: 3, valueMinor: 100 }, 2, 40)).toBe(80)
})
