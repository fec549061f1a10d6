import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { NOTHING, toFreeShippingMinor, totalsOf } from './totals.rules.ts'

describe('totals of a cart (spec §9)', () => {
  test('M2: three times 19.99 is 59.97, ships free, is taxed 4.80 and costs 64.77', () => {
    expect(totalsOf(5997)).toEqual({ subtotalMinor: 5997, shippingMinor: 0, taxMinor: 480, totalMinor: 6477 })
  })

  test('M4: tax is rounded once on the subtotal: three lines of 10.05 are taxed 2.41 and cost 42.56', () => {
    expect(totalsOf(3015)).toMatchObject({ taxMinor: 241, shippingMinor: 1000, totalMinor: 4256 })
  })

  test('exactly 50.00 pays shipping, a cent more does not', () => {
    expect(totalsOf(5000).shippingMinor).toBe(1000)
    expect(totalsOf(5001).shippingMinor).toBe(0)
  })

  test('what is missing to free shipping is what brings the subtotal over 50.00', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 20_000 }), (subtotal) => {
        const missing = toFreeShippingMinor(totalsOf(subtotal))
        if (missing === null) expect(totalsOf(subtotal).shippingMinor).toBe(0)
        else {
          expect(totalsOf(subtotal + missing).shippingMinor).toBe(0)
          expect(totalsOf(subtotal + missing - 1).shippingMinor).toBe(1000)
        }
      }),
    )
  })

  test('the total is the sum of its rows, and grows with the goods except where shipping falls away', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 100_000_000 }), (subtotal) => {
        const { shippingMinor, taxMinor, totalMinor } = totalsOf(subtotal)
        expect(totalMinor).toBe(subtotal + shippingMinor + taxMinor)
        expect(Math.abs(taxMinor * 100 - subtotal * 8)).toBeLessThanOrEqual(50)
      }),
    )
  })

  test('an empty cart costs nothing, not even shipping', () => {
    expect(NOTHING.totalMinor).toBe(0)
  })
})
