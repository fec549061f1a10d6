import fc from 'fast-check'
import { expect, test } from 'vitest'
import { splitByVendor, subtotalOf } from './split-order.rules.ts'

const totals = (subtotalMinor: number, shippingMinor: number, taxMinor: number) => ({
  subtotalMinor,
  shippingMinor,
  taxMinor,
  totalMinor: subtotalMinor + shippingMinor + taxMinor,
})

test('V1: goods of 30.00 from each of two vendors are two parts of 32.40', () => {
  const lines = [
    { workspaceId: 'amira', quantity: 1, unitPriceMinor: 3000 },
    { workspaceId: 'house', quantity: 2, unitPriceMinor: 1500 },
  ]
  expect(splitByVendor(lines, totals(6000, 0, 480)).map(({ workspaceId, totalMinor }) => [workspaceId, totalMinor])).toEqual([
    ['amira', 3240],
    ['house', 3240],
  ])
})

test('V10: shipping follows the goods and the shares of 500.00 and 200.00 add up', () => {
  const lines = [
    { workspaceId: 'a', quantity: 1, unitPriceMinor: 50000 },
    { workspaceId: 'b', quantity: 1, unitPriceMinor: 20000 },
  ]
  expect(splitByVendor(lines, totals(70000, 500, 0)).map(({ shippingMinor }) => shippingMinor)).toEqual([357, 143])
})

test('parts of any order add up to it, amount by amount, and hold every line once', () => {
  const line = fc.record({
    workspaceId: fc.constantFrom('a', 'b', 'c', 'd'),
    quantity: fc.integer({ min: 1, max: 99 }),
    unitPriceMinor: fc.integer({ min: 0, max: 100_000 }),
  })
  fc.assert(
    fc.property(
      fc.array(line, { minLength: 1, maxLength: 20 }),
      fc.integer({ min: 0, max: 5000 }),
      fc.integer({ min: 0, max: 500_000 }),
      (lines, shipping, tax) => {
        const whole = totals(subtotalOf(lines), shipping, tax)
        const parts = splitByVendor(lines, whole)
        for (const key of ['subtotalMinor', 'shippingMinor', 'taxMinor', 'totalMinor'] as const) {
          expect(parts.reduce((sum, part) => sum + part[key], 0)).toBe(whole[key])
          for (const part of parts) expect(part[key]).toBeGreaterThanOrEqual(0)
        }
        expect(parts.flatMap((part) => part.lines)).toHaveLength(lines.length)
        expect(new Set(parts.map(({ workspaceId }) => workspaceId)).size).toBe(parts.length)
      },
    ),
  )
})
