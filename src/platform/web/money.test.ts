import { describe, expect, it } from 'vitest'
import { formatCharge, formatMoney, isApproximate } from './money.tsx'

const price = { amountMinor: 4_200, currency: 'USD' }

describe('prices (spec §9, product rule 15)', () => {
  it('are dollars in English and Spanish, written as in the US', () => {
    expect(formatMoney(price, 'en')).toBe('$42.00')
    expect(formatMoney(price, 'es')).toBe('$42.00')
    expect(isApproximate(price, 'es')).toBe(false)
  })

  it('are riyals in Arabic, converted at 3.75 and marked as approximate', () => {
    expect(formatMoney(price, 'ar')).toBe(new Intl.NumberFormat('ar-SA', { style: 'currency', currency: 'SAR' }).format(157.5))
    expect(isApproximate(price, 'ar')).toBe(true)
  })

  it('are in the currency that the reader chose, whatever the language', () => {
    expect(formatMoney(price, 'en-u-cu-sar')).toBe(new Intl.NumberFormat('en-US', { style: 'currency', currency: 'SAR' }).format(157.5))
    expect(isApproximate(price, 'en-u-cu-sar')).toBe(true)
    expect(formatMoney(price, 'ar-u-cu-usd-nu-latn')).toBe(
      new Intl.NumberFormat('ar-SA-u-nu-latn', { style: 'currency', currency: 'USD' }).format(42),
    )
    expect(isApproximate(price, 'ar-u-cu-usd')).toBe(false)
  })

  it('are charged in dollars everywhere', () => {
    expect(formatCharge(price)).toBe('\u2066$42.00\u2069')
  })
})
