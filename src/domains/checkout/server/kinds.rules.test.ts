import fc from 'fast-check'
import { expect, test } from 'vitest'
import { computeTotals, needsAddress } from '#domains/cart/server/index.ts'
import { isShipped, PRODUCT_KINDS } from '#domains/catalog/contract.ts'
import { computeLineShares } from '#domains/orders/server/index.ts'
import { splitByVendor } from './split-order.rules.ts'

const line = fc.record({
  workspaceId: fc.constantFrom('amira', 'bruma', 'house'),
  kind: fc.constantFrom(...PRODUCT_KINDS),
  quantity: fc.integer({ min: 1, max: 99 }),
  unitPriceMinor: fc.integer({ min: 0, max: 100_000 }),
})
type Line = typeof line extends fc.Arbitrary<infer Value> ? Value : never

const COURIER = { priceMinor: 750, freeOverMinor: 9_000 }
const sum = (lines: readonly Line[]) => lines.reduce((total, { quantity, unitPriceMinor }) => total + quantity * unitPriceMinor, 0)

function totalsOf(lines: readonly Line[], withMethod: readonly string[]) {
  return computeTotals(
    [...Map.groupBy(lines, ({ workspaceId }) => workspaceId)].map(([workspaceId, own]) => {
      const shipped = own.filter(({ kind }) => isShipped(kind))
      return {
        workspaceId,
        subtotalMinor: sum(own),
        shippableMinor: shipped.length === 0 ? null : sum(shipped),
        method: shipped.length > 0 && withMethod.includes(workspaceId) ? COURIER : null,
      }
    }),
  )
}

test('the totals, parts and shares of any mix of kinds add up, and only what is shipped pays shipping', () => {
  fc.assert(
    fc.property(fc.array(line, { minLength: 1, maxLength: 20 }), fc.subarray(['amira', 'bruma', 'house']), (lines, withMethod) => {
      const whole = totalsOf(lines, withMethod)
      const parts = splitByVendor(lines, whole)
      expect(needsAddress(whole)).toBe(lines.some(({ kind }) => isShipped(kind)))
      if (!needsAddress(whole)) expect(whole.shippingMinor).toBe(0)
      expect(whole.shared?.subtotalMinor ?? 0).toBe(
        sum(lines.filter(({ kind, workspaceId }) => isShipped(kind) && !withMethod.includes(workspaceId))),
      )
      for (const key of ['subtotalMinor', 'shippingMinor', 'taxMinor', 'totalMinor'] as const)
        expect(parts.reduce((total, part) => total + part[key], 0)).toBe(whole[key])
      for (const part of parts) {
        const shares = computeLineShares(
          part,
          part.lines.map(({ kind, quantity, unitPriceMinor }) => ({ kind, lineTotalMinor: quantity * unitPriceMinor, discountMinor: 0 })),
        )
        expect(shares.reduce((total, share) => total + share.shippingMinor, 0)).toBe(part.shippingMinor)
        expect(shares.reduce((total, share) => total + share.taxMinor, 0)).toBe(part.taxMinor)
        for (const [index, { kind }] of part.lines.entries()) if (!isShipped(kind)) expect(shares[index]?.shippingMinor).toBe(0)
      }
    }),
  )
})
