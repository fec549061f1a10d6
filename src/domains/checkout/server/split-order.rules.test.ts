import fc from 'fast-check'
import { expect, test } from 'vitest'
import { computeTotals } from '#domains/cart/server/index.ts'
import { splitByVendor } from './split-order.rules.ts'

type Line = { workspaceId: string; quantity: number; unitPriceMinor: number }

const COURIER = { priceMinor: 750, freeOverMinor: null }

/** Vendors in `withMethod` use their own delivery method. */
function totalsOfLines(lines: readonly Line[], withMethod: readonly string[] = []) {
  return computeTotals(
    [...Map.groupBy(lines, ({ workspaceId }) => workspaceId)].map(([workspaceId, own]) => ({
      workspaceId,
      subtotalMinor: own.reduce((sum, { quantity, unitPriceMinor }) => sum + quantity * unitPriceMinor, 0),
      method: withMethod.includes(workspaceId) ? COURIER : null,
    })),
  )
}

test('V1: items of 30.00 from each of two vendors become two parts of 32.40', () => {
  const lines = [
    { workspaceId: 'amira', quantity: 1, unitPriceMinor: 3000 },
    { workspaceId: 'house', quantity: 2, unitPriceMinor: 1500 },
  ]
  expect(splitByVendor(lines, totalsOfLines(lines)).map(({ workspaceId, totalMinor }) => [workspaceId, totalMinor])).toEqual([
    ['amira', 3240],
    ['house', 3240],
  ])
})

test('V10: shared shipping of 10.00 is split by item prices: parts of 30.00 and 15.00 pay 6.67 and 3.33', () => {
  const lines = [
    { workspaceId: 'a', quantity: 1, unitPriceMinor: 3000 },
    { workspaceId: 'b', quantity: 1, unitPriceMinor: 1500 },
  ]
  expect(splitByVendor(lines, totalsOfLines(lines)).map(({ shippingMinor }) => shippingMinor)).toEqual([667, 333])
})

test('a vendor with its own method charges only that, and has no share of the shared shipping rule', () => {
  const lines = [
    { workspaceId: 'a', quantity: 1, unitPriceMinor: 3000 },
    { workspaceId: 'b', quantity: 1, unitPriceMinor: 1500 },
  ]
  const parts = splitByVendor(lines, totalsOfLines(lines, ['a']))
  expect(parts.map(({ method, shippingMinor }) => [method, shippingMinor])).toEqual([
    [COURIER, 750],
    [null, 1000],
  ])
})

test('the parts of any order add up to it, amount by amount, and contain every line once', () => {
  const line = fc.record({
    workspaceId: fc.constantFrom('a', 'b', 'c', 'd'),
    quantity: fc.integer({ min: 1, max: 99 }),
    unitPriceMinor: fc.integer({ min: 0, max: 100_000 }),
  })
  fc.assert(
    fc.property(fc.array(line, { minLength: 1, maxLength: 20 }), fc.subarray(['a', 'b', 'c', 'd']), (lines, withMethod) => {
      const whole = totalsOfLines(lines, withMethod)
      const parts = splitByVendor(lines, whole)
      for (const key of ['subtotalMinor', 'shippingMinor', 'taxMinor', 'totalMinor'] as const) {
        expect(parts.reduce((sum, part) => sum + part[key], 0)).toBe(whole[key])
        for (const part of parts) expect(part[key]).toBeGreaterThanOrEqual(0)
      }
      expect(parts.flatMap((part) => part.lines)).toHaveLength(lines.length)
      expect(new Set(parts.map(({ workspaceId }) => workspaceId)).size).toBe(parts.length)
    }),
  )
})
