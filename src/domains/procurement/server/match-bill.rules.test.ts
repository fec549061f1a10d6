import fc from 'fast-check'
import { expect, test } from 'vitest'
import { billTotal, isMatched, lineExceptions, numberKey } from './match-bill.rules.ts'

const line = (more: object = {}) => ({ quantity: 4, priceMinor: 100, orderedPriceMinor: 100, received: 10, billed: 4, ...more })

test.each([
  ['units that came at the ordered price', line(), []],
  ['exactly what came', line({ billed: 10 }), []],
  ['one unit more than came', line({ billed: 11 }), ['overBilled']],
  ['nothing that came', line({ received: 0 }), ['notReceived']],
  ['another price', line({ priceMinor: 101 }), ['priceDiffers']],
  ['too much at another price', line({ billed: 11, priceMinor: 99 }), ['overBilled', 'priceDiffers']],
])('a bill of %s', (_, billed, exceptions) => {
  expect(lineExceptions(billed)).toEqual(exceptions)
})

test('other costs match up to those of the receipts', () => {
  const rest = { lines: [line()], otherReceivedMinor: 500 }
  expect([isMatched({ ...rest, otherBilledMinor: 500 }), isMatched({ ...rest, otherBilledMinor: 501 })]).toEqual([true, false])
})

test('the same number is recognized with other spaces and letters', () => {
  expect(numberKey(' INV 2026-7 ')).toBe(numberKey('inv2026-7'))
})

test('matched bills of a line never bill more than came, and together cost what was ordered', () => {
  const amount = fc.integer({ min: 1, max: 50 })
  fc.assert(
    fc.property(
      fc.array(amount, { minLength: 1, maxLength: 8 }),
      fc.integer({ min: 0, max: 200 }),
      amount,
      (quantities, received, priceMinor) => {
        let billed = 0
        const matched = quantities.filter((quantity) => {
          billed += quantity
          const one = { quantity, priceMinor, orderedPriceMinor: priceMinor, received, billed }
          return isMatched({ lines: [one], otherBilledMinor: 0, otherReceivedMinor: 0 })
        })
        const units = matched.reduce((sum, quantity) => sum + quantity, 0)
        expect(units).toBeLessThanOrEqual(received)
        const totals = matched.reduce((sum, quantity) => sum + billTotal([{ quantity, priceMinor }], 0), 0)
        expect(totals).toBe(units * priceMinor)
      },
    ),
  )
})
