import { expect, test } from 'vitest'
import { formatSize, formatWeight } from './measures.ts'

test('a weight is in grams, and from a kilogram on in kilograms', () => {
  expect([1, 340, 999, 1000, 1250, 12_345].map((grams) => formatWeight(grams, 'en'))).toEqual([
    '1 g',
    '340 g',
    '999 g',
    '1 kg',
    '1.25 kg',
    '12.35 kg',
  ])
  expect(formatWeight(340, 'ar')).toContain('٣٤٠')
})

test('a size names the sides that are known', () => {
  expect(formatSize([240, 120, 35], 'en')).toBe('24 × 12 × 3.5 cm')
  expect(formatSize([null, 120, null], 'en')).toBe('12 cm')
  expect(formatSize([null, null, null], 'en')).toBe(null)
})
