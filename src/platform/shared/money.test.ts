import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { applyRate, divideHalfUp, minorUnitDigits, parseAmount, splitByLargestRemainder } from './money.ts'

describe('amounts typed by people', () => {
  test('M1: decimals are read as text, so 1.15 is 115 and never 114', () => {
    expect(parseAmount('1.15')).toBe(115)
    expect(parseAmount('4.35')).toBe(435)
    expect(parseAmount('1.005')).toBe(101)
    expect(parseAmount('-2.5')).toBe(-250)
  })

  test('M13: Arabic-Indic digits and separators mean the same number', () => {
    expect(parseAmount('١٢٣٤٫٥٠')).toBe(123450)
    expect(parseAmount('١٬٢٣٤٫٥')).toBe(123450)
    expect(parseAmount('۱۲٫۵')).toBe(1250)
  })

  test('M14: a currency has its own number of decimals', () => {
    expect([minorUnitDigits('JPY'), minorUnitDigits('KWD'), minorUnitDigits('USD')]).toEqual([0, 3, 2])
    expect(parseAmount('5', 'KWD')).toBe(5000)
    expect(parseAmount('5', 'JPY')).toBe(5)
  })

  test('anything that is not a plain amount is rejected', () => {
    for (const text of ['', ' ', '1e3', '1,5', '.5', '5.', 'NaN', '0x10', '--1', '9'.repeat(16)]) expect(parseAmount(text), text).toBeNull()
  })
})

describe('rounding', () => {
  test('halves are rounded away from zero', () => {
    expect([divideHalfUp(5n, 2n), divideHalfUp(-5n, 2n), divideHalfUp(4n, 3n), divideHalfUp(5n, 3n)]).toEqual([3n, -3n, 1n, 2n])
  })

  test('a rate is applied exactly, whatever the size of the amount', () => {
    expect(applyRate(5997, { numerator: 8, denominator: 100 })).toBe(480)
    expect(applyRate(Number.MAX_SAFE_INTEGER, { numerator: 1, denominator: 1 })).toBe(Number.MAX_SAFE_INTEGER)
    expect(() => applyRate(Number.MAX_SAFE_INTEGER, { numerator: 2, denominator: 1 })).toThrow(RangeError)
  })
})

describe('splitting by the largest remainder', () => {
  test('M7: 10.00 over 33.33, 33.33 and 33.34 adds up to exactly 10.00', () => {
    expect(splitByLargestRemainder(1000, [3333, 3333, 3334])).toEqual([333, 333, 334])
  })

  test('M4: 2.41 of tax over three equal lines is 0.81, 0.80 and 0.80', () => {
    expect(splitByLargestRemainder(241, [1005, 1005, 1005])).toEqual([81, 80, 80])
  })

  test('parts add up to the whole, each within one unit of its exact share', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -10_000_000, max: 10_000_000 }),
        fc.array(fc.integer({ min: 0, max: 1_000_000 }), { minLength: 1, maxLength: 12 }),
        (total, weights) => {
          const parts = splitByLargestRemainder(total, weights)
          expect(parts.reduce((sum, part) => sum + part, 0)).toBe(total)
          const sum = weights.reduce((all, weight) => all + weight, 0)
          for (const [index, part] of parts.entries()) {
            if (sum > 0) expect(Math.abs(part - (total * (weights[index] ?? 0)) / sum)).toBeLessThan(1 + 1e-6)
          }
        },
      ),
    )
  })

  test('an empty list of weights, or an invalid weight, throws', () => {
    expect(() => splitByLargestRemainder(1, [])).toThrow(RangeError)
    expect(() => splitByLargestRemainder(1, [-1])).toThrow(RangeError)
  })
})
