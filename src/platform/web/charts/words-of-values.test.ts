import { describe, expect, it } from 'vitest'
import { axisValue, changeOf, fullValue, onAxis, placeName, signedPercent } from './words-of-values.ts'

const USD = { kind: 'money', currency: 'USD' } as const
const flat = (text: string) =>
  text
    .replace(/[\u00a0\u200e\u200f\u061c\u202f]/g, ' ')
    .replace(/ +/g, ' ')
    .trim()

describe('a number of a chart', () => {
  it('is short on the axis and whole beside it', () => {
    expect([axisValue(12_500, USD, 'en'), fullValue(1_250_049, USD, 'en')]).toEqual(['$12.5K', '$12,500.49'])
    expect([axisValue(0.25, { kind: 'percent' }, 'es'), fullValue(0.2512, { kind: 'percent' }, 'es')]).toEqual(['25%', '25.1%'])
    expect([axisValue(1_200_000, { kind: 'number' }, 'en'), fullValue(1_234_567, { kind: 'number' }, 'en')]).toEqual(['1.2M', '1,234,567'])
  })

  it('is counted in the currency it is shown in, so that its ticks are round there', () => {
    expect(onAxis(10_000, USD, 'en')).toBe(100)
    expect(onAxis(10_000, USD, 'ar')).toBe(375)
    expect(flat(axisValue(375, USD, 'ar'))).toContain('٣٧٥')
  })

  it('is written as a charge is in every language, where it is one', () => {
    const charged = { ...USD, charged: true } as const
    expect([axisValue(200, charged, 'ar'), fullValue(20_000, charged, 'ar')]).toEqual(['\u2066$200\u2069', '\u2066$200.00\u2069'])
  })
})

describe('a change', () => {
  it('is told with its sign, and from nothing there is none', () => {
    expect([changeOf(120, 100), changeOf(-50, -100), changeOf(5, 0)]).toEqual([0.2, 0.5, null])
    expect([signedPercent(0.2, 'en'), signedPercent(-0.031, 'en'), signedPercent(0, 'en')]).toEqual(['+20%', '-3.1%', '0%'])
  })
})

describe('a place of the axis', () => {
  const axis = { kind: 'time', at: ['2026-11-21'], grain: 'day' } as const

  it('is the same day wherever one is, in the words of the language', () => {
    expect([placeName(axis, 0, 'en', 'short'), placeName(axis, 0, 'en', 'long')]).toEqual(['Nov 21', 'Sat, November 21, 2026'])
    expect(placeName(axis, 0, 'es', 'short')).toBe('21 nov')
    expect(placeName(axis, 0, 'ar', 'short')).toMatch(/٢١/)
  })
})
