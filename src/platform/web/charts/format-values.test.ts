import { describe, expect, it } from 'vitest'
import { formatAxisLabel, formatAxisNumber, formatValue, relativeChange, signedPercent, toAxisNumber } from './format-values.ts'

const USD = { kind: 'money', currency: 'USD' } as const
const flat = (text: string) =>
  text
    .replace(/[\u00a0\u200e\u200f\u061c\u202f]/g, ' ')
    .replace(/ +/g, ' ')
    .trim()

describe('a number of a chart', () => {
  it('is short on the axis and complete elsewhere', () => {
    expect([formatAxisNumber(12_500, USD, 'en'), formatValue(1_250_049, USD, 'en')]).toEqual(['$12.5K', '$12,500.49'])
    expect([formatAxisNumber(0.25, { kind: 'percent' }, 'es'), formatValue(0.2512, { kind: 'percent' }, 'es')]).toEqual(['25%', '25.1%'])
    expect([formatAxisNumber(1_200_000, { kind: 'number' }, 'en'), formatValue(1_234_567, { kind: 'number' }, 'en')]).toEqual([
      '1.2M',
      '1,234,567',
    ])
  })

  it('that was counted up to a highest one says that there are more', () => {
    const unit = { kind: 'number', most: 999 } as const
    expect([formatValue(999, unit, 'en'), formatValue(1000, unit, 'en')]).toEqual(['999', '999+'])
  })

  it('is converted to the display currency, so that ticks are round', () => {
    expect(toAxisNumber(10_000, USD, 'en')).toBe(100)
    expect(toAxisNumber(10_000, USD, 'ar')).toBe(375)
    expect(flat(formatAxisNumber(375, USD, 'ar'))).toContain('٣٧٥')
  })

  it('is written in the charged currency in every language, where it is a charge', () => {
    const charged = { ...USD, charged: true } as const
    expect([formatAxisNumber(200, charged, 'ar'), formatValue(20_000, charged, 'ar')]).toEqual(['\u2066$200\u2069', '\u2066$200.00\u2069'])
  })
})

describe('a change', () => {
  it('has a sign, and is undefined from zero', () => {
    expect([relativeChange(120, 100), relativeChange(-50, -100), relativeChange(5, 0)]).toEqual([0.2, 0.5, null])
    expect([signedPercent(0.2, 'en'), signedPercent(-0.031, 'en'), signedPercent(0, 'en')]).toEqual(['+20%', '-3.1%', '0%'])
  })
})

describe('a position of the axis', () => {
  const axis = { kind: 'time', at: ['2026-11-21'], grain: 'day' } as const

  it('is the same day in every time zone, in the page’s language', () => {
    expect([formatAxisLabel(axis, 0, 'en', 'short'), formatAxisLabel(axis, 0, 'en', 'long')]).toEqual(['Nov 21', 'Sat, November 21, 2026'])
    expect(formatAxisLabel(axis, 0, 'es', 'short')).toBe('21 nov')
    expect(formatAxisLabel(axis, 0, 'ar', 'short')).toMatch(/٢١/)
  })
})
