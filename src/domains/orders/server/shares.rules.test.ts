import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { applyRate } from '#platform/shared/money.ts'
import {
  addShares,
  computeLineShares,
  computeRefundShares,
  computeUnitShares,
  NO_SHARES,
  type Shares,
  totalOfShares,
} from './shares.rules.ts'

const NUM_RUNS = Number(process.env['PLAZA_SEQUENCES'] ?? 500)

const line = (lineTotalMinor: number, discountMinor = 0) => ({ lineTotalMinor, discountMinor })
const sold = (shares: Shares & { subsidyMinor?: number }, quantity: number, refunded = 0) => ({
  ...NO_SHARES,
  ...shares,
  quantity,
  refunded,
})

describe('a line’s shares of its part', () => {
  test('R2: of lines of 60.00 and 40.00 with 10.00 off, the second is 36.00 and 2.88 tax; the first keeps 54.00', () => {
    const [first, second] = computeLineShares({ shippingMinor: 0, taxMinor: 720 }, [line(6000, 600), line(4000, 400)])
    expect(second).toEqual({ goodsMinor: 3600, shippingMinor: 0, taxMinor: 288, subsidyMinor: 0 })
    expect(totalOfShares(computeUnitShares(sold(second ?? NO_SHARES, 1), 1))).toBe(3888)
    expect(first?.goodsMinor).toBe(5400)
  })

  test('M4: the tax of three lines of 10.05 is 2.41 and shared 0.81, 0.80, 0.80', () => {
    const shares = computeLineShares({ shippingMinor: 1000, taxMinor: 241 }, [line(1005), line(1005), line(1005)])
    expect(shares.map(({ taxMinor }) => taxMinor)).toEqual([81, 80, 80])
    expect(totalOfShares(addShares(shares))).toBe(4256)
  })

  test('free items still refund their shipping', () => {
    expect(totalOfShares(addShares(computeLineShares({ shippingMinor: 1000, taxMinor: 0 }, [line(0), line(0)])))).toBe(1000)
  })
})

describe('the refund for units', () => {
  test('R4: an item of 10.00 and shipping of 5.00 at 21 % refund 18.15, not 12.10', () => {
    const [shares = NO_SHARES] = computeLineShares({ shippingMinor: 500, taxMinor: applyRate(1500, { numerator: 21, denominator: 100 }) }, [
      line(1000),
    ])
    expect(totalOfShares(computeUnitShares(sold(shares, 1), 1))).toBe(1815)
  })

  test('R5: three units that cost 10.00 together refund 3.33, 3.33 and 3.34', () => {
    const shares = { goodsMinor: 1000, shippingMinor: 0, taxMinor: 0 }
    expect([0, 1, 2].map((before) => totalOfShares(computeUnitShares(sold(shares, 3, before), 1)))).toEqual([333, 333, 334])
  })

  test('M10: 24.99 at 10.75 % and 6.44 shipping cost 34.12, and all of that is refunded', () => {
    const taxMinor = applyRate(2499, { numerator: 1075, denominator: 10_000 })
    const [shares = NO_SHARES] = computeLineShares({ shippingMinor: 644, taxMinor }, [line(2499)])
    expect(totalOfShares(shares)).toBe(3412)
    expect(3412 - totalOfShares(computeUnitShares(sold(shares, 1), 1))).toBe(0)
  })

  test('R1: more units than are left are rejected', () => {
    const shares = { goodsMinor: 10_000, shippingMinor: 0, taxMinor: 0 }
    expect(totalOfShares(computeUnitShares(sold(shares, 100), 60))).toBe(6000)
    expect(() => computeUnitShares(sold(shares, 100, 60), 50)).toThrow(RangeError)
    expect(totalOfShares(computeUnitShares(sold(shares, 100, 60), 40))).toBe(4000)
    for (const units of [0, -1, 1.5, Number.NaN]) expect(() => computeUnitShares(sold(shares, 100), units)).toThrow(RangeError)
  })

  test('the platform’s subsidy of a line and its shipping is reversed with it, to the cent', () => {
    const [first = NO_SHARES, second] = computeLineShares({ shippingMinor: 0, taxMinor: 0, shippingSubsidyMinor: 1000 }, [
      { ...line(3000, 1000), subsidyMinor: 1000 },
      line(1000),
    ])
    expect([first.subsidyMinor, second?.subsidyMinor]).toEqual([1667, 333])
    expect([0, 1, 2].map((before) => computeUnitShares(sold(first, 3, before), 1).subsidyMinor)).toEqual([555, 556, 556])
  })

  test('V13: refunding a whole part refunds its share of the order, and the other part keeps its own', () => {
    const [amira = NO_SHARES, platformStore = NO_SHARES] = [3, 2].map(
      (times) => computeLineShares({ shippingMinor: 100 * times, taxMinor: 80 * times }, [line(1000 * times)])[0],
    )
    expect(totalOfShares(computeUnitShares(sold(amira, 3), 3))).toBe(3540)
    expect(totalOfShares(platformStore)).toBe(2360)
  })
})

test('refunds of a part in any order add up to the paid amount', () => {
  const part = fc.record({
    shippingMinor: fc.integer({ min: 0, max: 5000 }),
    taxMinor: fc.integer({ min: 0, max: 100_000 }),
    lines: fc.array(
      fc.record({
        quantity: fc.integer({ min: 1, max: 30 }),
        unit: fc.integer({ min: 0, max: 100_000 }),
        off: fc.integer({ min: 0, max: 100 }),
      }),
      { minLength: 1, maxLength: 6 },
    ),
  })
  const steps = fc.array(fc.tuple(fc.nat(5), fc.integer({ min: 1, max: 10 })), { maxLength: 60 })
  fc.assert(
    fc.property(part, steps, ({ lines, ...amounts }, sequence) => {
      const priced = lines.map(({ quantity, unit, off }) => line(quantity * unit, Math.floor((quantity * unit * off) / 100)))
      const shares = computeLineShares(amounts, priced)
      const paid = totalOfShares(addShares(shares))
      expect(paid).toBe(
        priced.reduce((sum, { lineTotalMinor, discountMinor }) => sum + lineTotalMinor - discountMinor, 0) +
          amounts.shippingMinor +
          amounts.taxMinor,
      )
      const rows = lines.map(({ quantity }, position) => ({
        position,
        quantity,
        cancelled: 0,
        returned: 0,
        refunded: 0,
        ...(shares[position] ?? NO_SHARES),
      }))
      let back = 0
      const give = (position: number, units: number) => {
        const row = rows[position % rows.length]
        const left = row ? row.quantity - row.cancelled - row.returned : 0
        if (!row || left === 0) return
        const quantity = Math.min(units, left)
        const given = computeRefundShares(rows, [{ position: row.position, quantity }])
        for (const { goodsMinor, shippingMinor, taxMinor } of given)
          expect(Math.min(goodsMinor, shippingMinor, taxMinor)).toBeGreaterThanOrEqual(0)
        back += totalOfShares(addShares(given))
        expect(back).toBeLessThanOrEqual(paid)
        row.cancelled += quantity
      }
      for (const [position, units] of sequence) give(position, units)
      for (const { position, quantity } of rows) give(position, quantity)
      expect(back).toBe(paid)
    }),
    { numRuns: NUM_RUNS },
  )
})
