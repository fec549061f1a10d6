import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  allows,
  amountLabel,
  amountOf,
  countItems,
  MAX_CONTENT,
  MAX_STEP,
  MAX_STEPS,
  MEASURED_UNITS,
  PIECES,
  quantityLabel,
  quantityOf,
  THOUSANDTHS,
  unitPriceOf,
  unitSymbol,
} from './units.ts'

const CHEESE = { unit: 'kg', step: 100, minSteps: 2, maxSteps: 50 } as const

test('amounts are written in the unit that reads best, in every language', () => {
  expect([quantityLabel(CHEESE, 3, 'en'), quantityLabel(CHEESE, 12, 'es'), quantityLabel(PIECES, 3, 'en')]).toEqual([
    '300\u00a0g',
    '1.2\u00a0kg',
    '3',
  ])
  expect([amountLabel(500, 'm', 'en'), amountLabel(1_500, 'm', 'en'), amountLabel(15, 'm', 'en'), amountLabel(500, 'l', 'en')]).toEqual([
    '50\u00a0cm',
    '1.5\u00a0m',
    '1.5\u00a0cm',
    '500\u00a0ml',
  ])
  expect([quantityLabel(CHEESE, 3, 'ar'), quantityLabel(CHEESE, 12, 'ar-u-nu-latn'), unitSymbol('l', 'ar')]).toEqual([
    '٣٠٠\u00a0غ',
    '1.2\u00a0كغ',
    'ل',
  ])
  expect([quantityOf(PIECES, 2, 'Mug', 'en'), quantityOf(CHEESE, 2, 'Manchego', 'en')]).toEqual([
    '2 × \u2068Mug\u2069',
    '200\u00a0g \u2068Manchego\u2069',
  ])
})

test('the price per unit is of a kilogram, a meter or a liter; pieces have one when their content is known', () => {
  expect(unitPriceOf(240, CHEESE, null)).toEqual({ unit: 'kg', priceMinor: 2400 })
  expect(unitPriceOf(800, PIECES, { unit: 'l', amount: 500 })).toEqual({ unit: 'l', priceMinor: 1600 })
  expect(unitPriceOf(800, PIECES, null)).toBeNull()
})

test('a cart counts 300 g as one item', () => {
  expect(
    countItems([
      { measure: CHEESE, quantity: 3 },
      { measure: PIECES, quantity: 2 },
    ]),
  ).toBe(3)
})

test('for any step and quantity, the amount is a whole number that gives the quantity back, and the price per unit agrees with the line', () => {
  const step = fc.integer({ min: 1, max: MAX_STEP })
  const quantity = fc.integer({ min: 1, max: MAX_STEPS })
  const price = fc.integer({ min: 0, max: 1_000_000 })
  fc.assert(
    fc.property(fc.constantFrom(...MEASURED_UNITS), step, quantity, price, (unit, each, count, priceMinor) => {
      const amount = amountOf({ unit, step: each }, count)
      expect(Number.isSafeInteger(amount)).toBe(true)
      expect(amount / each).toBe(count)
      const whole = unitPriceOf(priceMinor, { unit, step: each }, null)
      // Rounding moves the price of a unit by at most half a cent, so of the line by that share of its amount.
      expect(Math.abs(((whole?.priceMinor ?? 0) * amount) / THOUSANDTHS - priceMinor * count)).toBeLessThanOrEqual(
        amount / THOUSANDTHS / 2 + 1e-6,
      )
    }),
  )
})

test('for any content, the price of the content at the price per unit is the price of the piece within rounding', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: MAX_CONTENT }), fc.integer({ min: 0, max: 1_000_000 }), (amount, priceMinor) => {
      const whole = unitPriceOf(priceMinor, PIECES, { unit: 'l', amount })
      expect(Math.abs(((whole?.priceMinor ?? 0) * amount) / THOUSANDTHS - priceMinor)).toBeLessThanOrEqual(amount / THOUSANDTHS / 2 + 1e-6)
    }),
  )
})

test('for any limits, exactly the whole quantities between them are allowed', () => {
  const steps = fc.integer({ min: 1, max: MAX_STEPS })
  fc.assert(
    fc.property(steps, fc.option(steps), fc.integer({ min: -5, max: 1_100 }), (minSteps, maxSteps, quantity) => {
      const measure = { ...CHEESE, minSteps, maxSteps }
      expect(allows(measure, quantity)).toBe(quantity >= minSteps && quantity <= (maxSteps ?? MAX_STEPS))
      expect(allows(measure, quantity + 0.5)).toBe(false)
    }),
  )
})
