import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { applyRate } from '#platform/shared/money.ts'
import { computeTotals, DEFAULT_TERMS, type MethodTerms, toFreeShippingMinor, type VendorGoods } from './totals.rules.ts'

const PICKUP: MethodTerms = { priceMinor: 0, freeOverMinor: null }
const COURIER: MethodTerms = { priceMinor: 7_50, freeOverMinor: 80_00 }

/** One vendor under the platform's shipping rule. */
const shared = (subtotalMinor: number, discountMinor = 0) =>
  computeTotals([{ workspaceId: 'house', subtotalMinor, discountMinor, method: null }])
const amountsOf = ({ subtotalMinor, shippingMinor, taxMinor, totalMinor }: ReturnType<typeof computeTotals>) => ({
  subtotalMinor,
  shippingMinor,
  taxMinor,
  totalMinor,
})

describe('totals of a cart (spec §9)', () => {
  test('M2: three times 19.99 is 59.97, ships free, is taxed 4.80 and costs 64.77', () => {
    expect(amountsOf(shared(5997))).toEqual({ subtotalMinor: 5997, shippingMinor: 0, taxMinor: 480, totalMinor: 6477 })
  })

  test('M4: tax is rounded once on the subtotal: three lines of 10.05 are taxed 2.41 and cost 42.56; by vendor 0.81, 0.80 and 0.80', () => {
    const totals = computeTotals(['a', 'b', 'c'].map((workspaceId) => ({ workspaceId, subtotalMinor: 1005, method: null })))
    expect(totals).toMatchObject({ taxMinor: 241, shippingMinor: 1000, totalMinor: 4256 })
    expect(totals.vendors.map(({ taxMinor }) => taxMinor)).toEqual([81, 80, 80])
  })

  test('exactly 50.00 pays shipping, a cent more does not', () => {
    expect(shared(5000).shippingMinor).toBe(1000)
    expect(shared(5001).shippingMinor).toBe(0)
  })

  test('the amount missing to free shipping brings the items over 50.00', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 20_000 }), (subtotal) => {
        const missing = toFreeShippingMinor(shared(subtotal))
        if (missing === null) expect(shared(subtotal).shippingMinor).toBe(0)
        else {
          expect(shared(subtotal + missing).shippingMinor).toBe(0)
          expect(shared(subtotal + missing - 1).shippingMinor).toBe(1000)
        }
      }),
    )
  })

  test('an empty cart costs nothing, not even shipping', () => {
    expect(computeTotals([])).toEqual({
      subtotalMinor: 0,
      discountMinor: 0,
      shippingMinor: 0,
      taxMinor: 0,
      totalMinor: 0,
      shared: null,
      vendors: [],
      terms: DEFAULT_TERMS,
    })
  })
})

describe('discounts', () => {
  test('M8: 20 percent off 60.00 still ships free, is taxed on 48.00 and costs 51.84', () => {
    expect(amountsOf(shared(6000, 1200))).toEqual({
      subtotalMinor: 6000,
      shippingMinor: 0,
      taxMinor: 384,
      totalMinor: 5184,
    })
  })

  test('a discount never takes more than the goods cost', () => {
    expect(shared(2000, 5000)).toMatchObject({ discountMinor: 2000, taxMinor: 0, totalMinor: 1000 })
  })

  test('a delivery discount never exceeds the fee, and is not taxed', () => {
    const [vendor] = computeTotals([{ workspaceId: 'house', subtotalMinor: 2000, shippingDiscountMinor: 5000, method: COURIER }]).vendors
    expect(vendor).toMatchObject({ shippingFeeMinor: 750, shippingMinor: 0, taxMinor: 160, totalMinor: 2160 })
  })

  test('nothing is missing to free shipping when a promotion pays it, and less when one requires less', () => {
    const goods = { workspaceId: 'house', subtotalMinor: 2000, method: null }
    expect(toFreeShippingMinor(computeTotals([{ ...goods, shippingDiscountMinor: 1000 }]))).toBeNull()
    expect(toFreeShippingMinor(computeTotals([goods]))).toBe(3001)
    expect(toFreeShippingMinor(computeTotals([goods]), 1000)).toBe(1000)
  })
})

describe('other rates and other rounding', () => {
  test('M10: 24.99 at 10.75 percent and 6.44 beside it is 34.12, to the cent', () => {
    expect(2499 + applyRate(2499, { numerator: 1075, denominator: 10_000 }) + 644).toBe(3412)
  })

  test('M11: fractions of a cent are rounded after the rate, not before: 30.2550 at 1.19 is 36.00', () => {
    expect(applyRate(302_550, { numerator: 119, denominator: 10_000 })).toBe(3600)
  })
})

describe('vendors with delivery methods of their own', () => {
  const amira = { workspaceId: 'amira', subtotalMinor: 6000 }
  const platformStore = { workspaceId: 'house', subtotalMinor: 4000 }

  test('their items do not count for the platform’s rule: 60.00 there do not make 40.00 here ship free', () => {
    const totals = computeTotals([
      { ...amira, method: COURIER },
      { ...platformStore, method: null },
    ])
    expect(totals.shared).toEqual({ subtotalMinor: 4000, shippingMinor: 1000 })
    expect(totals.vendors.map(({ shippingMinor }) => shippingMinor)).toEqual([750, 1000])
    expect(amountsOf(totals)).toEqual({ subtotalMinor: 10_000, shippingMinor: 1750, taxMinor: 800, totalMinor: 12_550 })
    expect(toFreeShippingMinor(totals)).toBe(1001)
  })

  test('without methods both share the rule, and 100.00 ship free', () => {
    expect(computeTotals([amira, platformStore].map((vendor) => ({ ...vendor, method: null }))).shippingMinor).toBe(0)
  })

  test('a method is free strictly over its own threshold, based on its vendor’s items before discounts', () => {
    const fee = (subtotalMinor: number, discountMinor = 0) =>
      computeTotals([{ workspaceId: 'amira', subtotalMinor, discountMinor, method: COURIER }]).shippingMinor
    expect([fee(7999), fee(8000), fee(8001), fee(8001, 4000)]).toEqual([750, 750, 0, 0])
  })

  test('a cart with pickup only pays no shipping, and the platform’s rule does not apply', () => {
    const totals = computeTotals([{ ...amira, method: PICKUP }])
    expect(totals).toMatchObject({ shippingMinor: 0, shared: null })
    expect(toFreeShippingMinor(totals)).toBeNull()
  })
})

test('for any cart, rows add up to the total, vendors add up to the rows, and tax is the rounded rate', () => {
  const goods: fc.Arbitrary<VendorGoods<MethodTerms>> = fc.record({
    workspaceId: fc.uuid(),
    subtotalMinor: fc.integer({ min: 0, max: 1_000_000 }),
    discountMinor: fc.integer({ min: 0, max: 50_000 }),
    method: fc.option(
      fc.record({ priceMinor: fc.integer({ min: 0, max: 5000 }), freeOverMinor: fc.option(fc.integer({ min: 0, max: 20_000 })) }),
    ),
  })
  fc.assert(
    fc.property(fc.array(goods, { maxLength: 8 }), (vendors) => {
      const totals = computeTotals(vendors)
      const { subtotalMinor, discountMinor, shippingMinor, taxMinor, totalMinor } = totals
      expect(totalMinor).toBe(subtotalMinor - discountMinor + shippingMinor + taxMinor)
      for (const key of ['subtotalMinor', 'discountMinor', 'shippingMinor', 'taxMinor', 'totalMinor'] as const) {
        expect(totals.vendors.reduce((sum, vendor) => sum + vendor[key], 0)).toBe(totals[key])
        for (const vendor of totals.vendors) expect(vendor[key]).toBeGreaterThanOrEqual(0)
      }
      expect(Math.abs(taxMinor * 100 - (subtotalMinor - discountMinor) * 8)).toBeLessThanOrEqual(50)
    }),
    { numRuns: 500 },
  )
})
